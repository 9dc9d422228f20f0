import Diagnostics

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "Show specs in a browser, anew with every save.",
    usage: "[PATH…]",
    discussion: """
      PATH is a spec, or a folder to search for *.alert.yaml. Without one the specs of the
      project are taken: of the nearest alertc.yaml here or above.
      It prints an address of this machine to open in a browser, and goes on until Control-C
      ends it. What an error spoils stays to be seen as it was.
      Axes that no option names show what the project lists, as long as it comes to no more
      than 60 pictures a spec: light and dark, cases, locales, devices, text sizes, orientations.

      alertc preview
      alertc preview specs --open
      alertc preview delete-photo.alert.yaml --device all --port 8080
      """,
    options: [.port, .open] + Option.environment
      + Option.running.filter { $0.name == "color" } + [.help],
    run: { PreviewRun($0).run() })
}

extension Option {
  static let port = Option(
    name: "port", value: "N", summary: "The port to listen at (default: one that is free)."
  ) { (invocation, argument) throws(CommandLineFault) in
    let isPlain = argument.bytes.allSatisfy { (0x30...0x39).contains($0) }
    guard isPlain, let port = UInt16(argument.text), port > 0 else {
      throw CommandLineFault(
        "--port takes a whole number from 1 to 65535, not \(quoted(argument.text))",
        help: "write --port 8080")
    }
    invocation.port = port
  }

  static let open = Option(
    name: "open", value: nil, summary: "Also open it in the browser."
  ) { (invocation, _) throws(CommandLineFault) in
    invocation.opensBrowser = true
  }
}
