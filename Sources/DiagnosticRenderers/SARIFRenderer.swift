import Diagnostics

/// One log in the Static Analysis Results Interchange Format (SARIF) 2.1.0, the OASIS standard that
/// code scanning services and editors read.
///
/// Columns count Unicode scalars (`columnKind`), and every region also has its bytes. Notes with a
/// place become related locations; those without one, and help, follow the message on lines of
/// their own. Every fix is a `fix`; whether it is certain stands in its property bag. A code that
/// occurs has its rule, in the order of first use.
struct SARIFRenderer: DiagnosticRenderer {
  private let tool: RenderingContext.Tool

  init(tool: RenderingContext.Tool) {
    self.tool = tool
  }

  var isOneDocument: Bool { true }

  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  func render(_ diagnostics: [Diagnostic]) -> String {
    let tables = LineTables()
    var rules: [Diagnostic.Code: Int] = [:]
    var order: [Diagnostic.Code] = []
    for diagnostic in diagnostics where rules[diagnostic.code] == nil {
      rules[diagnostic.code] = order.count
      order.append(diagnostic.code)
    }
    var out = "{\"$schema\":\"\(Self.schema)\",\"version\":\"2.1.0\",\"runs\":[{\n\"tool\":"
    append(rules: order, to: &out)
    out += ",\n\"columnKind\":\"unicodeCodePoints\",\n\"results\":["
    for (index, diagnostic) in diagnostics.enumerated() {
      out += index == 0 ? "\n" : ",\n"
      append(diagnostic, rule: rules[diagnostic.code] ?? 0, tables, to: &out)
    }
    out += diagnostics.isEmpty ? "]" : "\n]"
    return out + "\n}]}\n"
  }

  private func append(rules: [Diagnostic.Code], to out: inout String) {
    out += "{\"driver\":{\"name\":"
    appendJSONString(tool.name, to: &out)
    if let version = tool.version {
      out += ",\"semanticVersion\":"
      appendJSONString(version, to: &out)
    }
    out += ",\"rules\":["
    for (index, code) in rules.enumerated() {
      out += index == 0 ? "\n{\"id\":" : ",\n{\"id\":"
      appendJSONString(code.description, to: &out)
      if let meaning = tool.meaning(code) {
        out += ",\"shortDescription\":"
        append(message: meaning, to: &out)
      }
      out += "}"
    }
    out += "]}}"
  }

  private func append(
    _ diagnostic: Diagnostic, rule: Int, _ tables: LineTables, to out: inout String
  ) {
    out += "{\"ruleId\":"
    appendJSONString(diagnostic.code.description, to: &out)
    out += ",\"ruleIndex\":\(rule),\"level\":\"\(diagnostic.severity.rawValue)\",\"message\":"
    var lines = [printable(diagnostic.message)]
    for note in diagnostic.notes where note.range == nil {
      lines.append("note: " + printable(note.message))
    }
    lines += diagnostic.help.map { "help: " + printable($0.message) }
    append(message: lines.joined(separator: "\n"), to: &out)
    out += ",\"locations\":[{"
    append(location: diagnostic.range, tables, to: &out)
    out += "}]"
    append(related: diagnostic.notes, tables, to: &out)
    append(fixes: diagnostic.help, tables, to: &out)
    out += "}"
  }

  private func append(related notes: [Note], _ tables: LineTables, to out: inout String) {
    var isFirst = true
    for note in notes {
      guard let range = note.range else { continue }
      out += isFirst ? ",\"relatedLocations\":[{\"message\":" : ",{\"message\":"
      isFirst = false
      append(message: printable(note.message), to: &out)
      out += ","
      append(location: range, tables, to: &out)
      out += "}"
    }
    if !isFirst { out += "]" }
  }

  private func append(fixes help: [Help], _ tables: LineTables, to out: inout String) {
    var isFirst = true
    for help in help {
      guard let fix = help.fix else { continue }
      out += isFirst ? ",\"fixes\":[{\"description\":" : ",{\"description\":"
      isFirst = false
      append(message: printable(help.message), to: &out)
      out += ",\"artifactChanges\":["
      for (index, change) in changes(of: fix).enumerated() {
        out += index == 0 ? "{" : ",{"
        append(artifact: change.file, to: &out)
        out += ",\"replacements\":["
        for (index, edit) in change.edits.enumerated() {
          out += index == 0 ? "{\"deletedRegion\":" : ",{\"deletedRegion\":"
          append(region: edit.range, tables, to: &out)
          out += ",\"insertedContent\":{\"text\":"
          appendJSONString(edit.replacement, to: &out)
          out += "}}"
        }
        out += "]}"
      }
      out += "],\"properties\":{\"isCertain\":\(fix.isCertain)}}"
    }
    if !isFirst { out += "]" }
  }

  /// The edits of a fix by file, files in the order of first use.
  private func changes(of fix: FixIt) -> [(file: SourceFile, edits: [FixIt.Edit])] {
    var changes: [(file: SourceFile, edits: [FixIt.Edit])] = []
    for edit in fix.edits {
      if let index = changes.firstIndex(where: { $0.file === edit.range.file }) {
        changes[index].edits.append(edit)
      } else {
        changes.append((edit.range.file, [edit]))
      }
    }
    return changes
  }

  private func append(location range: SourceRange, _ tables: LineTables, to out: inout String) {
    out += "\"physicalLocation\":{"
    append(artifact: range.file, to: &out)
    if range.file.hasPlaces {
      out += ",\"region\":"
      append(region: range, tables, to: &out)
    }
    out += "}"
  }

  private func append(artifact file: SourceFile, to out: inout String) {
    out += "\"artifactLocation\":{\"uri\":"
    appendJSONString(uriReference(file.path), to: &out)
    out += "}"
  }

  private func append(region range: SourceRange, _ tables: LineTables, to out: inout String) {
    let (start, end) = tables.places(of: range)
    out += "{\"startLine\":\(start.line),\"startColumn\":\(start.column)"
    out += ",\"endLine\":\(end.line),\"endColumn\":\(end.column)"
    out += ",\"byteOffset\":\(range.span.lowerBound),\"byteLength\":\(range.span.count)}"
  }

  /// A message object. Braces are doubled, as §3.11.5 asks, for they would mark placeholders.
  private func append(message: String, to out: inout String) {
    out += "{\"text\":"
    appendJSONString(
      message.reduce(into: "") { text, character in
        text.append(character)
        if character == "{" || character == "}" { text.append(character) }
      }, to: &out)
    out += "}"
  }

  /// A path as a URI reference (RFC 3986): every byte but the unreserved ones and the slash in per
  /// cent. A colon in the first part of a relative path would begin with a scheme, and is encoded
  /// like the rest.
  private func uriReference(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
