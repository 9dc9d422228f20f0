import Diagnostics

/// What can be wrong with a store file. A code never changes once shipped.
enum StoreCodes {
  static let notAStore: Diagnostic.Code = "snapshot/not-a-store"
  static let torn: Diagnostic.Code = "snapshot/torn"
  static let mergeConflict: Diagnostic.Code = "snapshot/merge-conflict"
  static let lineEnd: Diagnostic.Code = "snapshot/line-end"
  static let unknownLine: Diagnostic.Code = "snapshot/unknown-line"
  static let axis: Diagnostic.Code = "snapshot/axis"
  static let variants: Diagnostic.Code = "snapshot/variants"
  static let twice: Diagnostic.Code = "snapshot/twice"
  static let noBase: Diagnostic.Code = "snapshot/no-base"
  static let edit: Diagnostic.Code = "snapshot/edit"
  static let otherName: Diagnostic.Code = "snapshot/other-name"
  static let encoding: Diagnostic.Code = "snapshot/encoding"
}
