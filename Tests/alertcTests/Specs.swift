/// A spec that compiles.
func goodSpec(_ name: String) -> String {
  """
  alert: \(name)
  extends: two-button
  title: 사진을 삭제할까요?
  message: You can't undo this.
  actions:
    cancel: 취소
    confirm: { title: 삭제, role: destructive }

  """
}

/// A spec with one mistake: `titel`, on its second line.
func wrongSpec(_ name: String) -> String {
  """
  alert: \(name)
  titel: 사진

  """
}
