import Diagnostics

extension Diagnostic.Code {
  /// A file that breaks the rules of its format: JSON, a property list, or strings.
  static let catalogSyntax: Self = "catalog/syntax"
  /// A catalogue that is well-formed and holds something that catalogues don't.
  static let malformedCatalog: Self = "catalog/malformed"
}

/// Why a file can't be read any further.
struct CatalogFault: Error {
  var code = Diagnostic.Code.catalogSyntax
  var message: String
  var span: Range<Int>
  var help: String

  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(code, message, at: file.range(span), help: [Help(help)])
  }
}
