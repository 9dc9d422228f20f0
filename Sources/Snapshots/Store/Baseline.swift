/// Everything recorded of one spec: what each variant looks like.
///
/// Renderings are texts of whole lines; equal ones are held once.
public struct Baseline: Sendable {
  /// The name of what is recorded, in Normalization Form C.
  public var name: String
  /// By number, in the order first met; none twice. Those that no variant has any more stay.
  public private(set) var renderings: [[UInt8]] = []
  /// For each variant that is recorded, the place of its rendering in ``renderings``.
  public private(set) var numbers: [Variant: Int] = [:]
  private var known: [[UInt8]: Int] = [:]

  /// Nothing is recorded yet.
  public init(name: String) {
    self.name = name
  }

  /// Whether no variant is recorded.
  public var isEmpty: Bool { numbers.isEmpty }

  /// What is recorded of a variant; nil where nothing is, and for taking it out.
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
