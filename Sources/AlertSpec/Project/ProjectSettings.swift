import Diagnostics
import Typography

/// What a project file says: where things are, and the environments that matter to the project.
///
/// Every path in it is relative to the file and stays inside its folder.
public struct ProjectSettings: Sendable {
  /// The folder or spec that is compiled when no path is given; nil is the project's folder.
  public var specs: WrittenPath?
  /// The folder that artifacts are written to; nil leaves it to the command line.
  public var output: WrittenPath?
  /// The folder that stores of snapshots are written to; nil is beside the specs.
  public var snapshots: WrittenPath?
  /// What `all` stands for on each axis; empty is everything there is.
  public var devices: [Device] = []
  /// As ``devices``.
  public var orientations: [Orientation] = []
  /// As ``devices``; empty is those without increased contrast.
  public var appearances: [Appearance] = []
  /// As ``devices``; BCP 47 tags. Texts have to be there in each.
  public var locales: [String] = []
  /// As ``devices``.
  public var textSizes: [TextSize] = []
  /// The locale of the texts as the specs have them.
  public var baseLocale = ProjectSettings.standardLocale
  /// Theme files; what a later one says goes over what an earlier one says.
  public var theme: [WrittenPath] = []
  /// Theme files whose colours are those of dark appearance.
  public var darkTheme: [WrittenPath] = []
  /// Metrics files of the project's fonts, in the order written.
  public var fonts: [FontFamily] = []
  /// Catalogues of texts; an earlier one goes over a later one.
  public var catalogs: [WrittenPath] = []
  /// Asset catalogues (`.xcassets`) or folders in them; an earlier one goes over a later one.
  public var assets: [WrittenPath] = []
  /// Nothing is said of them unless a project asks for it.
  public var rawValues = RawValues()
  /// What is said of keys that no spec uses, when all specs of the project are read.
  public var unusedTexts = RawValues.Policy.allowed

  /// The base locale where no project states one.
  public static let standardLocale = "en"

  /// Those of a file that holds nothing.
  public init() {}

  /// A font family and the metrics files of its weights.
  public struct FontFamily: Sendable {
    /// What a spec's `family` calls it.
    public var name: String
    /// Of several files the first gives the letters, and all give their shaped words.
    public var weights: [FontWeight: [WrittenPath]] = [:]
  }
}

/// A path as a project file has it, and where.
public struct WrittenPath: Sendable, Equatable {
  /// Relative to the file's folder.
  public var text: String
  /// With its quotes, where it has some.
  public var range: SourceRange
}

/// Whether specs may write values out where tokens could stand.
public struct RawValues: Sendable, Equatable {
  /// What is said of something that a project may not want.
  public enum Policy: String, Sendable, CaseIterable {
    case allowed
    /// Each is warned of.
    case warned
    /// Each is an error.
    case refused
  }

  /// `#FF0000` in place of `$color.warning`.
  public var colors = Policy.allowed
  /// `12` in place of `$space.small`.
  public var lengths = Policy.allowed
  /// Sizes, weights and families in place of `$text.title`.
  public var fonts = Policy.allowed
}
