#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

StandardStreams.repair()
Signals.prepare()
// The arguments as bytes: a path need not be UTF-8. There may be no program name at all.
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  CommandLine.unsafeArgv[index].map { pointer in
    Argument(
      UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:)))
  }
}
exit(withStackRoom { Door.run(arguments) })
