#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Serves the page of some specs to a browser on this machine, and renews it when a file is saved.
// `alertc preview` runs it with everything looked up; see Request. What compiles is alertc itself,
// one process a save, so that this one holds nothing but the page.

Signals.prepare()
do throws(PreviewFault) {
  let request = try Request(Array(CommandLine.arguments.dropFirst()))
  var preview = try Preview(request)
  preview.run()
} catch {
  say("alertc: error: \(error.sentence)\nhelp: \(error.help)\n", to: 2)
  exit(2)
}
