/// What came of putting certain fixes into a file.
public struct CertainFixes: Sendable {
  /// The file's bytes with the fixes in them.
  public private(set) var bytes: [UInt8]
  /// What was mended, in the order of places.
  public private(set) var mended: [Diagnostic] = []
  /// The edits that were made, in the order of places.
  public private(set) var edits: [FixIt.Edit] = []

  /// Makes the first certain fix of each diagnostic whose edits lie in `file` alone and change it.
  ///
  /// Where two overlap or touch, the one whose diagnostic comes first by place is made; checking
  /// the result again tells whether the other is still needed. Everything outside the edits stays
  /// byte for byte. O(bytes + edits × log edits).
  public init(of diagnostics: [Diagnostic], in file: SourceFile) {
    var accepted: [FixIt.Edit] = []
    for diagnostic in diagnostics.sortedByPlace() {
      let fixes = diagnostic.help.compactMap(\.fix)
      guard let fix = fixes.first(where: { $0.isCertain && !$0.edits.isEmpty }),
        fix.edits.allSatisfy({ edit in edit.range.file === file }),
        fix.edits.contains(where: { $0.replacement != $0.range.text }),
        Self.areApart(accepted + fix.edits)
      else { continue }
      accepted += fix.edits
      mended.append(diagnostic)
    }
    accepted.sort { $0.range.span.lowerBound < $1.range.span.lowerBound }
    bytes = []
    bytes.reserveCapacity(file.bytes.count)
    var end = 0
    for edit in accepted {
      let span = edit.range.span
      bytes += file.bytes[end..<span.lowerBound]
      bytes += edit.replacement.utf8
      end = span.upperBound
    }
    bytes += file.bytes[end...]
    edits = accepted
  }

  /// Whether no two edits overlap or touch. The edits of one fix may touch each other only if
  /// they replace something, so that their order is plain.
  private static func areApart(_ edits: [FixIt.Edit]) -> Bool {
    let spans = edits.map(\.range.span).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return zip(spans, spans.dropFirst()).allSatisfy { left, right in
      left.upperBound < right.lowerBound
        || (left.upperBound == right.lowerBound && !left.isEmpty && !right.isEmpty)
    }
  }
}
