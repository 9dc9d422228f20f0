extension DynamicColor {
  /// What UIKit draws symbols in where a view has no tint of its own: `systemBlue`.
  public static let tint = SystemColors.color(named: "systemBlue") ?? .black
}

/// UIKit's semantic and fixed colours by name, in sRGB (the values of iOS 13 to 18).
///
/// In the order of Apple's documentation, which is the order in which names are suggested.
enum SystemColors {
  static let table: [(name: String, light: UInt32, dark: UInt32)] = [
    ("systemBackground", 0xFFFF_FFFF, 0x0000_00FF),
    ("secondarySystemBackground", 0xF2F2_F7FF, 0x1C1C_1EFF),
    ("tertiarySystemBackground", 0xFFFF_FFFF, 0x2C2C_2EFF),
    ("systemGroupedBackground", 0xF2F2_F7FF, 0x0000_00FF),
    ("secondarySystemGroupedBackground", 0xFFFF_FFFF, 0x1C1C_1EFF),
    ("tertiarySystemGroupedBackground", 0xF2F2_F7FF, 0x2C2C_2EFF),
    ("label", 0x0000_00FF, 0xFFFF_FFFF),
    ("secondaryLabel", 0x3C3C_4399, 0xEBEB_F599),
    ("tertiaryLabel", 0x3C3C_434D, 0xEBEB_F54D),
    ("quaternaryLabel", 0x3C3C_432E, 0xEBEB_F529),
    ("placeholderText", 0x3C3C_434D, 0xEBEB_F54D),
    ("separator", 0x3C3C_434A, 0x5454_5899),
    ("opaqueSeparator", 0xC6C6_C8FF, 0x3838_3AFF),
    ("link", 0x007A_FFFF, 0x0984_FFFF),
    ("systemFill", 0x7878_8033, 0x7878_805C),
    ("secondarySystemFill", 0x7878_8029, 0x7878_8052),
    ("tertiarySystemFill", 0x7676_801F, 0x7676_803D),
    ("quaternarySystemFill", 0x7474_8014, 0x7676_802E),
    ("systemRed", 0xFF3B_30FF, 0xFF45_3AFF),
    ("systemOrange", 0xFF95_00FF, 0xFF9F_0AFF),
    ("systemYellow", 0xFFCC_00FF, 0xFFD6_0AFF),
    ("systemGreen", 0x34C7_59FF, 0x30D1_58FF),
    ("systemMint", 0x00C7_BEFF, 0x63E6_E2FF),
    ("systemTeal", 0x30B0_C7FF, 0x40C8_E0FF),
    ("systemCyan", 0x32AD_E6FF, 0x64D2_FFFF),
    ("systemBlue", 0x007A_FFFF, 0x0A84_FFFF),
    ("systemIndigo", 0x5856_D6FF, 0x5E5C_E6FF),
    ("systemPurple", 0xAF52_DEFF, 0xBF5A_F2FF),
    ("systemPink", 0xFF2D_55FF, 0xFF37_5FFF),
    ("systemBrown", 0xA284_5EFF, 0xAC8E_68FF),
    ("systemGray", 0x8E8E_93FF, 0x8E8E_93FF),
    ("systemGray2", 0xAEAE_B2FF, 0x6363_66FF),
    ("systemGray3", 0xC7C7_CCFF, 0x4848_4AFF),
    ("systemGray4", 0xD1D1_D6FF, 0x3A3A_3CFF),
    ("systemGray5", 0xE5E5_EAFF, 0x2C2C_2EFF),
    ("systemGray6", 0xF2F2_F7FF, 0x1C1C_1EFF),
    ("black", 0x0000_00FF, 0x0000_00FF),
    ("white", 0xFFFF_FFFF, 0xFFFF_FFFF),
    ("clear", 0x0000_0000, 0x0000_0000),
    ("gray", 0x8080_80FF, 0x8080_80FF),
    ("lightGray", 0xAAAA_AAFF, 0xAAAA_AAFF),
    ("darkGray", 0x5555_55FF, 0x5555_55FF),
    ("red", 0xFF00_00FF, 0xFF00_00FF),
    ("green", 0x00FF_00FF, 0x00FF_00FF),
    ("blue", 0x0000_FFFF, 0x0000_FFFF),
    ("cyan", 0x00FF_FFFF, 0x00FF_FFFF),
    ("yellow", 0xFFFF_00FF, 0xFFFF_00FF),
    ("magenta", 0xFF00_FFFF, 0xFF00_FFFF),
    ("orange", 0xFF80_00FF, 0xFF80_00FF),
    ("purple", 0x8000_80FF, 0x8000_80FF),
    ("brown", 0x9966_33FF, 0x9966_33FF),
  ]

  /// The colours that Increase Contrast changes, as the Human Interface Guidelines list them ("iOS,
  /// iPadOS system colors", accessible light and dark; the values before June 2025).
  static let highContrast: [(name: String, light: UInt32, dark: UInt32)] = [
    ("systemRed", 0xD700_15FF, 0xFF69_61FF),
    ("systemOrange", 0xC934_00FF, 0xFFB3_40FF),
    ("systemYellow", 0xB250_00FF, 0xFFD4_26FF),
    ("systemGreen", 0x248A_3DFF, 0x30DB_5BFF),
    ("systemMint", 0x0C81_7BFF, 0x66D4_CFFF),
    ("systemTeal", 0x0082_99FF, 0x5DE6_FFFF),
    ("systemCyan", 0x0071_A4FF, 0x70D7_FFFF),
    ("systemBlue", 0x0040_DDFF, 0x409C_FFFF),
    ("systemIndigo", 0x3634_A3FF, 0x7D7A_FFFF),
    ("systemPurple", 0x8944_ABFF, 0xDA8F_FFFF),
    ("systemPink", 0xD30F_45FF, 0xFF64_82FF),
    ("systemBrown", 0x7F65_45FF, 0xB594_69FF),
    ("systemGray", 0x6C6C_70FF, 0xAEAE_B2FF),
    ("systemGray2", 0x8E8E_93FF, 0x7C7C_80FF),
    ("systemGray3", 0xAEAE_B2FF, 0x5454_56FF),
    ("systemGray4", 0xBCBC_C0FF, 0x4444_46FF),
    ("systemGray5", 0xD8D8_DCFF, 0x3636_38FF),
    ("systemGray6", 0xEBEB_F0FF, 0x2424_26FF),
  ]

  /// Nil when there is no system colour of that name.
  static func color(named name: String) -> DynamicColor? {
    guard let row = table.first(where: { isKey(name, $0.name) }) else { return nil }
    var color = DynamicColor(light: Color(rgba: row.light), dark: Color(rgba: row.dark))
    if let row = highContrast.first(where: { isKey(name, $0.name) }) {
      color.lightHighContrast = Color(rgba: row.light)
      color.darkHighContrast = Color(rgba: row.dark)
    }
    return color
  }
}
