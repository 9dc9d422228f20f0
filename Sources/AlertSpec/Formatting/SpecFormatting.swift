import Diagnostics
import YAMLNodes

/// A spec in its canonical form: keys in the order of the language's table, two spaces a level,
/// blanks and quotes where they are needed and nowhere else.
///
/// Comments stay with what they are about, views and actions in the order written, and the spec
/// means what it meant. A second time nothing changes. Line ends and a byte order mark are kept.
public struct SpecFormatting: Sendable {
  /// The file's bytes in canonical form, or as they are where they can't be brought into it.
  public let bytes: [UInt8]
  /// Whether the form is the canonical one. A file with anchors or with YAML's rarer ways of
  /// writing keeps its own.
  public let isCanonical: Bool

  /// Formats a file. With an error of YAML the file stays as it is, and the errors are returned.
  ///
  /// - Complexity: O(bytes × log lines).
  public static func format(_ file: SourceFile) -> Diagnosed<SpecFormatting> {
    let kept = SpecFormatting(bytes: file.bytes, isCanonical: false)
    let parsed = YAMLNodes.parse(file)
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    guard let root = parsed.value, errors.isEmpty else { return Diagnosed(kept, errors) }
    guard let bytes = try? Canonical(file).bytes(of: root), isSame(root, as: bytes, of: parsed)
    else { return Diagnosed(kept) }
    return Diagnosed(SpecFormatting(bytes: bytes, isCanonical: true))
  }

  /// Whether the canonical form reads as the file did, warnings included. It always should; where
  /// it doesn't, the file is left alone.
  private static func isSame(
    _ root: YAMLNode, as bytes: [UInt8], of parsed: Diagnosed<YAMLNode?>
  ) -> Bool {
    let again = YAMLNodes.parse(SourceFile(path: "", bytes: bytes))
    guard let other = again.value else { return false }
    let codes = parsed.diagnostics.map(\.code.description).sorted()
    return again.diagnostics.map(\.code.description).sorted() == codes && root.means(other)
  }
}

extension YAMLNode {
  /// Whether two trees hold the same, whatever the order of keys.
  fileprivate func means(_ other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let left), .scalar(let right)):
      let isWord = left.text == "true" || left.text == "false"
      return sameBytes(left.text, right.text) && left.isNull == right.isNull
        && (!isWord || (left.style == .plain) == (right.style == .plain))
    case (.sequence(let left), .sequence(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case (.mapping(let left), .mapping(let right)):
      guard left.count == right.count else { return false }
      return left.allSatisfy { entry in
        guard let key = entry.key.scalar?.text, let value = other[key] else { return false }
        return entry.value.means(value)
      }
    default: return false
    }
  }
}

/// Something that the canonical form has no place for.
struct Unformattable: Error {}
