import AlertBackends
import AlertLayout
import AlertSpec

/// The page that a run with `--emit html` writes.
public typealias AlertPage = AlertBackends.AlertPage
/// A spec on the page, as it stands in the file.
public typealias PageEntry = AlertBackends.PageEntry
/// What of a compiled spec the page shows.
public typealias PageContent = AlertBackends.PageContent
/// A spec on the page, before it is written out.
public typealias PageHead = AlertBackends.PageHead

extension PageBody {
  /// Adds the alert in one more environment, with its picture and all that explains it.
  mutating func add(_ laidOut: LaidOutAlert) {
    let picture = SVGBackend().render(laidOut).value.first?.bytes ?? []
    add(
      laidOut, account: { laidOut.alert.account(in: laidOut.environment) }, picture: picture)
  }
}
