import AlertLayout
import AlertSpec
import Diagnostics
import Geometry
extension Alert { func layOut(in e: Environment) -> Diagnosed<LaidOutAlert> { Diagnosed(LaidOutAlert(alert: self, environment: e, screen: FrameNode(id: "", kind: "", frame: .zero, absoluteFrame: .zero, exactFrame: .zero))) } }
