import Diagnostics

/// What one file may hold at most. Real alerts stay far below; a file made to exhaust the layout
/// doesn't.
enum Allowance: Int, CaseIterable {
  case views, rows, actions, constraints, scripts, steps, cases

  var most: Int {
    switch self {
    case .views: 200
    case .rows: 200
    case .actions: 20
    case .constraints: 400
    case .scripts: 100
    case .steps: 1000
    case .cases: 100
    }
  }

  private var sentence: String {
    switch self {
    case .views: "an alert has at most \(most) views, and this is one more"
    case .rows: "an alert's lists have at most \(most) rows, and this is one more"
    case .actions: "an alert has at most \(most) actions, and this is one more"
    case .constraints: "a spec has at most \(most) constraints, and this is one more"
    case .scripts: "a spec has at most \(most) scripts, and this is one more"
    case .cases: "an alert has at most \(most) cases, and this is one more"
    case .steps: "a spec's scripts have at most \(most) steps, and this is one more"
    }
  }

  func fault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooMany, sentence, at: range,
      help: [
        Help("delete what the alert doesn't need, or hand the rest to the app as a custom view")
      ])
  }
}

extension SpecReader {
  /// Counts one more of a kind against what a file may hold.
  ///
  /// - Returns: false when it is too many; that is reported the first time.
  mutating func spend(_ allowance: Allowance, at range: SourceRange) -> Bool {
    spent[allowance.rawValue] += 1
    let count = spent[allowance.rawValue]
    if count == allowance.most + 1 { report(allowance.fault(at: range)) }
    return count <= allowance.most
  }
}
