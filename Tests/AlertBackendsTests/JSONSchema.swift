import Foundation

/// JSON Schema 2020-12, so much of it as the layout's schema uses. A keyword that is not known
/// here is a fault of the schema.
struct JSONSchema {
  typealias Object = [String: Any]

  let root: Object

  static func load(_ url: URL) throws -> JSONSchema {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    return JSONSchema(root: value as? Object ?? ["not-an-object": true])
  }

  /// What is wrong with a value, each with a JSON Pointer; empty when it is valid.
  func faults(in value: Any) -> [String] {
    faults(in: value, root, at: "")
  }

  /// The keywords of the schema that ``faults(in:)`` does not check.
  func unknownKeywords() -> Set<String> {
    var unknown: Set<String> = []
    func visit(_ schema: Object) {
      for (key, value) in schema {
        switch key {
        case "$defs", "properties":
          for case let part as Object in ((value as? Object) ?? [:]).values { visit(part) }
        case "items": if let part = value as? Object { visit(part) }
        case "oneOf": for part in (value as? [Object]) ?? [] { visit(part) }
        case "$schema", "$id", "title", "description": break
        case "type", "const", "enum", "required", "pattern", "minimum", "maximum", "$ref",
          "minItems", "maxItems":
          break
        case "additionalProperties": if value as? Bool != false { unknown.insert(key) }
        default: unknown.insert(key)
        }
      }
    }
    visit(root)
    return unknown
  }

  private func faults(in value: Any, _ schema: Object, at path: String) -> [String] {
    var faults: [String] = []
    func check(_ isValid: Bool, _ message: String) {
      if !isValid { faults.append("\(path): \(message)") }
    }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      if let part = (root["$defs"] as? Object)?[name] as? Object {
        faults += self.faults(in: value, part, at: path)
      } else {
        check(false, "no definition \(reference)")
      }
    }
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? "?"]
      check(types.contains { JSONSchema.value(value, isOfType: $0) }, "is not \(types)")
    }
    if let constant = schema["const"] {
      check((value as? NSObject) == (constant as? NSObject), "is not \(constant)")
    }
    if let choices = schema["enum"] as? [NSObject] {
      check(choices.contains { $0 == value as? NSObject }, "\(value) is not one of \(choices)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String {
      check(text.range(of: pattern, options: .regularExpression) != nil, "is not like \(pattern)")
    }
    if let number = value as? NSNumber, !JSONSchema.isBoolean(number) {
      if let least = schema["minimum"] as? NSNumber {
        check(number.doubleValue >= least.doubleValue, "is below \(least)")
      }
      if let most = schema["maximum"] as? NSNumber {
        check(number.doubleValue <= most.doubleValue, "is above \(most)")
      }
    }
    if let choices = schema["oneOf"] as? [Object] {
      let valid = choices.count { self.faults(in: value, $0, at: path).isEmpty }
      check(valid == 1, "satisfies \(valid) of oneOf")
    }
    if let array = value as? [Any] {
      let (least, most) = (schema["minItems"] as? Int ?? 0, schema["maxItems"] as? Int ?? .max)
      check(array.count >= least && array.count <= most, "has \(array.count) items")
    }
    if let items = schema["items"] as? Object, let array = value as? [Any] {
      for (index, item) in array.enumerated() {
        faults += self.faults(in: item, items, at: "\(path)/\(index)")
      }
    }
    if let object = value as? Object {
      for name in schema["required"] as? [String] ?? [] {
        check(object[name] != nil, "has no \(name)")
      }
      let properties = schema["properties"] as? Object ?? [:]
      for (name, part) in object {
        if let property = properties[name] as? Object {
          faults += self.faults(in: part, property, at: "\(path)/\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          check(false, "has an unknown \(name)")
        }
      }
    }
    return faults
  }

  private static func value(_ value: Any, isOfType type: String) -> Bool {
    switch type {
    case "object": value is Object
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": (value as? NSNumber).map(isBoolean) ?? false
    case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
    case "integer":
      (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue.rounded() == $0.doubleValue }
        ?? false
    default: false
    }
  }

  /// `true` and `1` are both NSNumber on every platform; only their encodings differ.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    guard let data = try? JSONSerialization.data(withJSONObject: [number]) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text == "[true]" || text == "[false]"
  }
}
