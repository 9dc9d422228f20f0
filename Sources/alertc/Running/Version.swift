/// The version of the program, as CHANGELOG.md names it.
let version = "0.1.0"

/// What `alertc --version` prints.
var versionLine: String {
  #if os(macOS)
    let system = "macOS"
  #elseif os(Linux)
    let system = "Linux"
  #else
    let system = "unknown system"
  #endif
  #if arch(arm64)
    let processor = "arm64"
  #elseif arch(x86_64)
    let processor = "x86_64"
  #else
    let processor = "unknown processor"
  #endif
  return "alertc \(version) (\(system), \(processor))\n"
}
