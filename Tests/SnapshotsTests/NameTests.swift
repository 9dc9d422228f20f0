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

  @Test("SHA-256 gives the digests of FIPS 180-4's examples")
  func digests() {
    func hash(_ text: String) -> String { SHA256.hash(Array(text.utf8)).hexadecimal }
    #expect(
      hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hash(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
