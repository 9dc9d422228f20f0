import Diagnostics

/// How many errors and warnings a run had, and in how many files. Notes don't count.
public struct Summary: Sendable, Equatable {
  /// Diagnostics of severity `error` counted so far.
  public private(set) var errors = 0
  /// Diagnostics of severity `warning` counted so far.
  public private(set) var warnings = 0
  private var paths: Set<String> = []
  /// The files that the run was asked for, which are those that a fix is written into.
  private var inputs: [String] = []
  /// How many have a fix that is certain, by the file at fault.
  private var certain: [String: Int] = [:]

  /// Of a run that has said nothing yet.
  public init() {}

  /// Takes one more diagnostic in. O(bytes of its path).
  ///
  /// - Parameter path: one by which its file is known however it was named; nil for its own.
  public mutating func count(_ diagnostic: Diagnostic, in path: String? = nil) {
    let path = path ?? diagnostic.range.file.path
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: return
    }
    paths.insert(path)
    if diagnostic.isMendable { certain[path, default: 0] += 1 }
  }

  /// Takes in that the run was asked for a file, by the path that its diagnostics are counted in.
  public mutating func count(input path: String) {
    inputs.append(path)
  }

  /// How many have a fix that is certain and lies in a file that the run was asked for. O(files).
  public var mendable: Int {
    guard !certain.isEmpty else { return 0 }
    let inputs = Set(self.inputs)
    return certain.reduce(0) { inputs.contains($1.key) ? $0 + $1.value : $0 }
  }

  /// `2 errors, 1 warning in 3 files`; nil when there was nothing.
  public var sentence: String? {
    var counts: [String] = []
    if errors > 0 { counts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { counts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    guard !counts.isEmpty else { return nil }
    let files = paths.count == 1 ? "1 file" : "\(paths.count) files"
    return counts.joined(separator: ", ") + " in " + files
  }

  /// `2 of them can be mended by`, `It can be mended by`, and the command as told; nil when none can.
  public func mending(by command: String) -> String? {
    let mendable = mendable
    guard mendable > 0 else { return nil }
    let all = errors + warnings
    let them = mendable < all ? "\(mendable) of them" : all == 1 ? "It" : "All of them"
    return "\(them) can be mended by \(command)"
  }
}

extension Diagnostic {
  /// Whether one of its fixes is certain and lies in the file at fault alone.
  fileprivate var isMendable: Bool {
    help.compactMap(\.fix).contains { fix in
      fix.isCertain && fix.edits.contains { $0.replacement != $0.range.text }
        && fix.edits.allSatisfy { $0.range.file === range.file }
    }
  }
}
