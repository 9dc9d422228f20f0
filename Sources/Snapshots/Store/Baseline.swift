/// Everything recorded of one spec: what each variant looks like.
///
/// Renderings are texts of whole lines; equal ones are held once.
public struct Baseline: Sendable {
  /// The name of what is recorded, in Normalization Form C.
  public var name: String
  public private(set) var renderings: [[UInt8]] = []
  public private(set) var numbers: [Variant: Int] = [:]
  private var known: [[UInt8]: Int] = [:]

  public init(name: String) {
    self.name = name
  }

  public var isEmpty: Bool { numbers.isEmpty }

  public subscript(variant: Variant) -> [UInt8]? {
    get { numbers[variant].map { renderings[$0] } }
    set {
      guard let newValue else {
        numbers[variant] = nil
        return
      }
      numbers[variant] = number(of: newValue)
    }
  }

  /// Takes a rendering in; the number it is known by from then on.
  mutating func number(of rendering: [UInt8]) -> Int {
    if let number = known[rendering] { return number }
    let number = renderings.count
    renderings.append(rendering)
    known[rendering] = number
    return number
  }

  mutating func set(_ variant: Variant, toNumber number: Int) {
    numbers[variant] = number
  }
}
