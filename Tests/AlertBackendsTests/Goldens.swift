enum Goldens {
  static let text: [String: String] = [:]
  static let builderJSON = ""
}
