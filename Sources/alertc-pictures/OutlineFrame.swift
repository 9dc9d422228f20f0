import CPictures

/// Outlines as path data, brought from the canvas they were set on to their place in the picture.
struct OutlineFrame {
  /// In points.
  let x: Double
  /// In points.
  let baseline: Double
  let stretch: Double
  let magnification: Double
  private(set) var path: [UInt8] = []

  init(x: Double, baseline: Double, stretch: Double, magnification: Double) {
    self.x = x
    self.baseline = baseline
    self.stretch = stretch
    self.magnification = magnification
  }

  /// - Parameter origin: of the outline's own x, in the canvas's units.
  mutating func add(_ outline: UnsafeMutablePointer<cairo_path_t>?, at origin: Double) {
    guard let outline, let data = outline.pointee.data else { return }
    var index = 0
    let count = Int(outline.pointee.num_data)
    while index < count {
      let header = data[index].header
      let length = max(1, Int(header.length))
      guard header.type < 4, index + length <= count else { return }
      path.append(OutlineFrame.letter(of: Int(header.type)))
      for place in 1..<max(1, length) {
        if place > 1 { path.append(UInt8(ascii: " ")) }
        let point = data[index + place].point
        add(origin + point.x, point.y)
      }
      index += length
    }
  }

  /// Of a step of a path, by Cairo's number of it.
  private static func letter(of type: Int) -> UInt8 {
    switch type {
    case 0: UInt8(ascii: "M")
    case 1: UInt8(ascii: "L")
    case 2: UInt8(ascii: "C")
    default: UInt8(ascii: "Z")
    }
  }

  mutating func addRectangle(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    path += "M".utf8
    add(start.x, start.y)
    path += "L".utf8
    add(end.x, start.y)
    path += "L".utf8
    add(end.x, end.y)
    path += "L".utf8
    add(start.x, end.y)
    path += "Z".utf8
  }

  private mutating func add(_ canvasX: Double, _ canvasY: Double) {
    add(x + canvasX / magnification * stretch)
    path.append(UInt8(ascii: " "))
    add(baseline + canvasY / magnification)
  }

  /// Rounded to a thousandth of a point.
  private mutating func add(_ value: Double) {
    let thousandths = Int((value * 1000).rounded())
    if thousandths < 0 { path.append(UInt8(ascii: "-")) }
    let size = thousandths.magnitude
    addDigits(of: size / 1000, atLeast: 1)
    guard size % 1000 != 0 else { return }
    path.append(UInt8(ascii: "."))
    addDigits(of: size % 1000, atLeast: 3)
  }

  private mutating func addDigits(of number: UInt, atLeast count: Int) {
    if number > 9 || count > 1 { addDigits(of: number / 10, atLeast: count - 1) }
    path.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}
