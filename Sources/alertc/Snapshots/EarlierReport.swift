import AlertCompiler
import Diagnostics
import SnapshotReports
import Snapshots

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The report that lies where a verify is about to write its own.
///
/// Most often the new one says all that it said. But a verify of one spec, or of one device, says
/// nothing of the rest that is pending: then the earlier report is kept under a name of its plan.
enum EarlierReport {
  /// Moves the report aside where it says more, and puts the report of this plan in no one's way.
  ///
  /// - Returns: what to tell of it; nil where nothing is kept.
  static func keep(at path: Path, before run: SnapshotRun) -> String? {
    _ = FileRemoval.remove(keptPath(of: run.list, beside: path))
    guard FileRemoval.exists(path), !isOfSamePlan(path, run.list) else { return nil }
    let read = ReportFile.read(path)
    guard !read.hasErrors else { return nil }
    let left = read.value.findings.filter { !run.looksAt($0) }
    let count = countPending(left)
    guard count > 0 else { return nil }
    let kept = keptPath(of: read.value, beside: path)
    let isMoved = path.withCString { old in kept.withCString { rename(old, $0) == 0 } }
    guard isMoved else { return nil }
    let snapshots = counted(count, "snapshot")
    return "An earlier verify left \(snapshots) pending that this one did not look at; see: "
      + "alertc review --from \(shellWord(kept.display))\n"
  }

  private static func keptPath(of list: FindingList, beside path: Path) -> Path {
    let shard = list.shard.map { "-" + $0.split(separator: "/").joined(separator: "-of-") } ?? ""
    return path.folder.appending("report-\(list.planHash)\(shard).json".utf8)
  }

  /// Told by the first line alone.
  private static func isOfSamePlan(_ path: Path, _ list: FindingList) -> Bool {
    var empty = list
    empty.findings = []
    func plan(_ bytes: [UInt8]) -> [UInt8] {
      let comma = UInt8(ascii: ",")
      let members = bytes.split(separator: comma, maxSplits: 4)
      return Array(
        members.prefix(4).filter { !$0.starts(with: "\"ran\"".utf8) }.joined(separator: [comma]))
    }
    let head = (try? FileReader.read(path, limit: 4096, cutsOff: true)) ?? []
    return plan(head) == plan(Array(JSONReport.write(empty).prefix(4096)))
  }

  /// How many findings may still be accepted: their specs are there, and what is recorded is as it
  /// was found.
  private static func countPending(_ findings: [Finding]) -> Int {
    var stores: [String: [Finding]] = [:]
    for finding in findings where finding.status != .obsolete {
      stores[finding.store, default: []].append(finding)
    }
    return stores.reduce(0) { count, store in
      guard let first = store.value.first, FileRemoval.exists(Path(first.source)) else {
        return count
      }
      let folder = StoreFolder(Path(store.key).folder)
      let stem = StoreName.stem(of: first.name)
      let files = (try? folder.read(stem)) ?? []
      let baseline = StoreReader.read(files, name: first.name).value
      let lock = (try? folder.readLock(stem)) ?? nil
      let locked = lock.map {
        VariantHashes.read($0, name: first.name, axes: Compiler.snapshotAxes.count).value
      }
      return count
        + store.value.count { finding in
          guard let hash = finding.expectedHash else {
            return baseline[finding.variant] == finding.expected
          }
          return locked?.hashes[finding.variant] == hash
        }
    }
  }
}
