import AlertSpec

/// What somebody most likely meant, for whoever calls the compiler: see `AlertSpec`.
public func nearestName(to written: String, among known: [String]) -> String? {
  AlertSpec.nearestName(to: written, among: known)
}
