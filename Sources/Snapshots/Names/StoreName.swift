import Digests

/// What the files of a baseline are called, so that every file system can hold them.
public enum StoreName {
  /// Of every store file: `greeting.snap`.
  public static let fileExtension = ".snap"
  /// Of every lock file: `greeting.lock`.
  public static let lockExtension = ".lock"
  /// What store and lock files begin with.
  public static let firstWords = ["snapshots of ", "hashes of "]
  /// The most bytes of a file's name without what follows it.
  static let longest = 60

  /// The name of a file without its ending: the name itself where that is lower-case ASCII of
  /// letters, digits, `-` and `_`, at most 60 bytes and no name that a system keeps for itself;
  /// else what of it is, with `-` for the rest, and eight digits of a hash.
  ///
  /// - Parameter name: in Normalization Form C.
  public static func stem(of name: String) -> String {
    var kept = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": kept.unicodeScalars.append(scalar)
      case "A"..."Z": kept += scalar.properties.lowercaseMapping
      default: if kept.last != "-" { kept += "-" }
      }
    }
    if kept == name, kept.utf8.count <= longest, !isReserved(kept) { return name }
    let hash = SHA256.hash(Array(name.utf8)).hexadecimal.prefix(8)
    let stem = String(kept.prefix(longest - 9)).trimmingHyphens
    return stem.isEmpty ? String(hash) : stem + "-" + hash
  }

  /// The file of a part, the first being 1: `greeting.snap`, `greeting~2.snap`.
  public static func file(_ stem: String, part: Int) -> String {
    part == 1 ? stem + fileExtension : "\(stem)~\(part)\(fileExtension)"
  }

  /// What Windows keeps for devices, and a name that would look like an option.
  private static func isReserved(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix("-") { return true }
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    return (name.hasPrefix("com") || name.hasPrefix("lpt")) && name.utf8.count == 4
  }
}

extension String {
  fileprivate var trimmingHyphens: String {
    String(drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
  }
}

/// Finds names that a file system, or a reader, would take for the same.
public struct NameCollisions {
  private var owners: [String: String] = [:]

  /// Of a folder without files.
  public init() {}

  /// Takes a file's name; answers whose it already is, letter case and the composing of
  /// characters aside.
  ///
  /// - Parameters:
  ///   - name: what the file is to be called.
  ///   - owner: what a person knows its owner by.
  public mutating func claim(_ name: String, for owner: String) -> String? {
    // Equality of strings is canonical equivalence (UAX #15).
    let key = name.lowercased()
    if let other = owners[key], other != owner { return other }
    owners[key] = owner
    return nil
  }
}
