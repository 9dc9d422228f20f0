import AlertBackends
import AlertLayout
import AlertSpec

public typealias AlertPage = AlertBackends.AlertPage
public typealias PageEntry = AlertBackends.PageEntry
public typealias PageContent = AlertBackends.PageContent
public typealias PageHead = AlertBackends.PageHead

extension PageBody {
  /// Adds the alert in one more environment, with its picture and all that explains it.
  mutating func add(_ laidOut: LaidOutAlert) {
    let picture = SVGBackend().render(laidOut).value.first?.bytes ?? []
    add(
      laidOut, account: { laidOut.alert.account(in: laidOut.environment) }, picture: picture)
  }
}
