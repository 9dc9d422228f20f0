import Testing

@testable import Snapshots

@Suite("Names of store files")
struct NameTests {
  @Test(
    "A plain name stays, anything else gets a hash",
    arguments: [
      ("greeting", "greeting"), ("sign-out_2", "sign-out_2"), ("Greeting", "greeting-2f35055d"),
      ("사진", "1f872b50"), ("a/../b", "a-b-"), ("con", "con-"), ("com1", "com1-"), ("-x", "x-"),
      ("", "e3b0c442"),
    ])
  func stems(name: String, stem: String) {
    #expect(StoreName.stem(of: name).hasPrefix(stem), "\(StoreName.stem(of: name))")
    if stem == name { #expect(StoreName.stem(of: name) == name) }
  }

  @Test("No name becomes longer than 60 bytes, and long ones stay apart")
  func lengths() {
    let long = String(repeating: "a", count: 100)
    #expect(StoreName.stem(of: long).utf8.count == 60)
    #expect(StoreName.stem(of: long) != StoreName.stem(of: long + "b"))
    #expect(StoreName.stem(of: String(repeating: "a", count: 60)).utf8.count == 60)
  }

  @Test("Names that differ in letter case or composing only collide")
  func collisions() {
    var names = NameCollisions()
    #expect(names.claim("caf\u{E9}", for: "1") == nil)
    #expect(names.claim("cafe\u{301}", for: "2") == "1")
    #expect(names.claim("CAF\u{C9}", for: "3") == "1")
    #expect(names.claim("cafe", for: "4") == nil)
    #expect(names.claim("cafe", for: "4") == nil)
  }
}
