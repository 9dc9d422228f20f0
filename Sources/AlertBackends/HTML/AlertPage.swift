import CPageFiles
import Digests

/// Specs as one HTML file that opens from disk and asks nobody for anything.
///
/// The page is `Page/page.html` with the styles and scripts beside it put in. Each spec is two
/// lines of it, a head and a body, so that a program can put others in their place; see
/// ``head(of:)``. Bodies are parsed when they are looked at, so that three hundred specs open as
/// fast as three.
public enum AlertPage {
  /// Always in UTF-8, as the page itself says.
  public static let mediaType = "text/html"
  /// Of the file, in the folder of artifacts.
  public static let fileName = "index.html"
  /// Behind `--emit`, beside the names of backends.
  public static let name = "html"
  /// For the command line's help.
  public static let summary = "One page of all specs, to look at in a browser"

  /// The page of specs in the order given.
  public static func document(_ entries: [PageEntry]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(entries.reduce(200_000) { $0 + $1.head.count + $1.body.count + 200 })
    let script = file(page_script(), page_script_size())
    for piece in pieces(of: file(page_frame(), page_frame_size())) {
      switch piece {
      case .text(let text): out += text
      case .mark("policy"): out += policy(for: script).utf8
      case .mark("style"): out += file(page_styles(), page_styles_size())
      case .mark("script"): out += script
      case .mark("specs"): for entry in entries { append(entry, to: &out) }
      case .mark: break
      }
    }
    return out
  }

  private static func append(_ entry: PageEntry, to out: inout [UInt8]) {
    out += headStart.utf8
    out += entry.head
    out += end.utf8
    out += bodyStart.utf8
    out += entry.body
    out += end.utf8
  }

  private static let headStart = #"<script type="application/json" class="head">"#
  private static let bodyStart = #"<script type="application/json" class="body">"#
  private static let end = "</script>\n"

  /// Nothing may be loaded from anywhere, and no script runs but the page's own.
  private static func policy(for script: [UInt8]) -> String {
    let digest = base64(SHA256.hash(script).bytes)
    return "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'"
  }

  // MARK: Files

  private static func file(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  private enum Piece {
    case text(ArraySlice<UInt8>)
    /// `{{NAME}}` on the page.
    case mark(String)
  }

  private static func pieces(of page: [UInt8]) -> [Piece] {
    let (opening, closing) = (Array("{{".utf8), Array("}}".utf8))
    var pieces: [Piece] = []
    var rest = page[...]
    while let start = place(of: opening, in: rest), let end = place(of: closing, in: rest[start...])
    {
      pieces.append(.text(rest[..<start]))
      pieces.append(
        .mark(String(decoding: rest[(start + opening.count)..<end], as: UTF8.self)))
      rest = rest[(end + closing.count)...]
    }
    return pieces + [.text(rest)]
  }

  private static func place(of word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: word) }
  }
}

/// RFC 4648, section 4.
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var out: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
    for place in 0..<4 {
      let isPadding = place > group.count
      out.append(
        isPadding ? UInt8(ascii: "=") : digits[Int(bits >> (18 - 6 * UInt32(place)) & 63)])
    }
  }
  return String(decoding: out, as: UTF8.self)
}
