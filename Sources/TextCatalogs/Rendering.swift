/// A sample value for an argument of a text.
public struct SampleArgument: Sendable, Equatable {
  /// What stands in braces in the text; those for %@ and %lld go by their order.
  public var name: String
  /// What is shown in its place; a number in the digits 0 to 9 where plural forms need one.
  public var text: String

  /// As a spec states it.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Why a text can't be made of a message and its arguments.
public enum RenderingFault: Error, Equatable, Sendable {
  /// The message takes more arguments than there are: the place of the first that is missing.
  case missingPlace(Int)
  /// The message takes an argument of that name.
  case missingName(String)
  /// The argument of that name has to be a number.
  case notANumber(String)
  /// `%#@name@` names a part that isn't there.
  case missingPart(String)
}

extension Localization {
  /// The text in a locale, for a device, with sample values.
  ///
  /// A format's arguments are those of the samples in order, or by place (`%2$@`), or by name
  /// (`{count}`). The plural form is that of the first whole number among the arguments.
  ///
  /// - Parameter devices: the names to look for among device forms, the best first.
  public func text(
    _ arguments: [SampleArgument], locale: String, devices: [String]
  ) -> Result<String, RenderingFault> {
    var rendering = Rendering(
      localization: self, arguments: arguments, locale: locale, devices: devices)
    do throws(RenderingFault) {
      return .success(try rendering.text(of: message))
    } catch {
      return .failure(error)
    }
  }

  /// The arguments that a text takes, as what has to agree between locales: kinds by place, then
  /// names.
  public var signature: [String] {
    var places: [Int: String] = [:]
    var names: Set<String> = []
    var next = 1
    func walk(_ format: String, own: (place: Int?, kind: String)?) {
      for piece in MessageFormat(format).pieces {
        switch piece {
        case .words: break
        case .named(let name): names.insert("{" + name + "}")
        case .argument(let place, let conversion):
          if let own, place == nil {
            if let place = own.place { places[place] = own.kind }
            continue
          }
          places[place ?? next] = conversion.kind
          if place == nil { next += 1 }
        case .own: if let place = own?.place { places[place] = own?.kind }
        case .substitution(let name, let place):
          guard let part = substitutions[name] else { continue }
          let argument = place ?? part.argument ?? next
          if place == nil, part.argument == nil { next += 1 }
          let kind = MessageFormat("%" + part.specifier).pieces.first
          if case .argument(_, let conversion)? = kind { places[argument] = conversion.kind }
          walk(part.message.representative, own: (argument, places[argument] ?? "%lld"))
        }
      }
    }
    walk(message.representative, own: nil)
    if case .plural = message, places.isEmpty, names.isEmpty { places[1] = "%lld" }
    return places.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } + names.sorted()
  }

  /// How many arguments a text takes by their places.
  public var placeCount: Int {
    signature.compactMap { part in part.split(separator: ":").first.flatMap { Int($0) } }.max() ?? 0
  }

  /// The names of the arguments that a text takes by name.
  public var names: [String] {
    signature.filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }
}

/// Making one text.
private struct Rendering {
  let localization: Localization
  let arguments: [SampleArgument]
  let locale: String
  let devices: [String]

  mutating func text(of message: Message) throws(RenderingFault) -> String {
    switch message {
    case .text(let format, _): return try text(of: format, own: nil)
    case .device(let forms):
      let form = devices.lazy.compactMap { forms[$0] }.first ?? forms["other"]
      return try form.map { form throws(RenderingFault) in try text(of: form) } ?? ""
    case .plural(let forms):
      let number = arguments.lazy.compactMap { PluralOperands($0.text) }.first
      guard let number else {
        guard let first = arguments.first else { throw .missingPlace(1) }
        throw .notANumber(first.name)
      }
      return try text(of: form(of: forms, for: number))
    }
  }

  private func form(
    of forms: [PluralCategory: Message], for number: PluralOperands
  ) -> Message {
    let category = PluralRules.category(of: number, locale: locale)
    // Apple takes a form for zero wherever there is one and the number is 0.
    if number.isZero, let form = forms[.zero] { return form }
    return forms[category] ?? forms[.other] ?? .text("", localization.range)
  }

  private mutating func text(
    of format: String, own: SampleArgument?
  ) throws(RenderingFault) -> String {
    var result = ""
    var next = 1
    for piece in MessageFormat(format).pieces {
      switch piece {
      case .words(let words): result += words
      case .named(let name):
        guard let argument = arguments.first(where: { $0.name == name }) else {
          throw .missingName(name)
        }
        result += argument.text
      case .own: result += own?.text ?? "%arg"
      case .argument(let place, let conversion):
        if let own, place == nil {
          result += try written(own, conversion)
          continue
        }
        result += try written(argument(place ?? next), conversion)
        if place == nil { next += 1 }
      case .substitution(let name, let place):
        guard let part = localization.substitutions[name] else { throw .missingPart(name) }
        let argument = try argument(place ?? part.argument ?? next)
        if place == nil, part.argument == nil { next += 1 }
        result += try text(of: part.message, own: argument)
      }
    }
    return result
  }

  /// A part's text; parts name no parts of their own.
  private mutating func text(
    of message: Message, own: SampleArgument
  ) throws(RenderingFault) -> String {
    switch message {
    case .text(let format, _): return try text(of: format, own: own)
    case .device(let forms):
      let form = devices.lazy.compactMap { forms[$0] }.first ?? forms["other"]
      return try form.map { form throws(RenderingFault) in try text(of: form, own: own) } ?? ""
    case .plural(let forms):
      guard let number = PluralOperands(own.text) else { throw .notANumber(own.name) }
      return try text(of: form(of: forms, for: number), own: own)
    }
  }

  private func argument(_ place: Int) throws(RenderingFault) -> SampleArgument {
    guard place >= 1, place <= arguments.count else { throw .missingPlace(place) }
    return arguments[place - 1]
  }

  private func written(
    _ argument: SampleArgument, _ conversion: MessageFormat.Conversion
  ) throws(RenderingFault) -> String {
    switch conversion {
    case .object, .other: return argument.text
    case .whole:
      guard let number = PluralOperands(argument.text), number.fraction.isEmpty else {
        throw .notANumber(argument.name)
      }
      return argument.text
    case .decimal(let digits):
      guard let number = PluralOperands(argument.text) else { throw .notANumber(argument.name) }
      return number.written(digits: digits)
    }
  }
}
