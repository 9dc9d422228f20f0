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
    let letters = ["M", "L", "C", "Z"].map { Array($0.utf8) }
    var index = 0
    let count = Int(outline.pointee.num_data)
    while index < count {
      let header = data[index].header
      let length = max(1, Int(header.length))
      guard header.type < 4, index + length <= count else { return }
      path += letters[Int(header.type)]
      for place in 1..<max(1, length) {
        if place > 1 { path.append(UInt8(ascii: " ")) }
        let point = data[index + place].point
        add(origin + point.x, point.y)
      }
      index += length
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
    path += String(size / 1000).utf8
    guard size % 1000 != 0 else { return }
    path.append(UInt8(ascii: "."))
    path += String(1000 + size % 1000).utf8.dropFirst()
  }
}
