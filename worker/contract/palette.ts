/**
 * All colours of site, mails and pictures; colours elsewhere are refused (tests/rules/colors.ts).
 * Ratios are required contrasts: 4.5:1 for text, 3:1 otherwise (WCAG 2.2, 1.4.3 and 1.4.11).
 */

/**
 * The ten colours of the illustrations. Text on chalk, mist and sun is ink; small accents use the
 * deep tones.
 */
export const palette = {
  /** Text, buttons, the darkest text backgrounds. 13.7:1 on chalk. */
  ink: '#0d2b3e',
  /** Dialog backdrops, shadows. */
  night: '#081d2b',
  /** Background for chalk and white text (6.4:1), focus ring, buttons in mails. */
  aegean: '#17608a',
  /** Quiet backgrounds, lines on dark ones. */
  mist: '#cfe3e6',
  /** Background of pages and mails. */
  chalk: '#f6f8f5',
  /** Success: switches that are on, success messages. 5.2:1 on chalk. */
  olive: '#5f6f2a',
  leaf: '#8fa04a',
  /** Primary actions, focus ring on dark backgrounds (7.9:1 on ink). */
  sun: '#f0b429',
  /** Icons and large shapes; not for small text (4.2:1 on chalk). */
  terra: '#c5532d',
  /** Errors, and terracotta for small text on chalk (6.1:1). */
  clay: '#a13f1d',
}

/** Colours of text, lines and message backgrounds, which no illustration uses. */
export const shades = {
  /** Cards and fields on chalk. */
  white: '#fff',
  /** Print only. */
  black: '#000',
  /** Secondary text: hints, dates, labels. 7.3:1 on chalk. */
  soft: '#3d5566',
  /** Placeholder of search fields. 6:1 on white. */
  ash: '#55666f',
  /** Accents in small text on aegean (5.1:1) and ink. */
  glow: '#ffd98a',
  /** Borders of fields and of switches that are off. 4.2:1 on white, 3.9:1 on chalk. */
  steel: '#6b7f8a',
  /** Decorative separators. */
  rule: '#9fb9c0',
  /** Separators of the admin portal. */
  line: '#c3d6da',
  /** Borders of empty lists; loading placeholders, at reduced opacity. */
  haze: '#7fa0aa',
  /** Disabled fields. */
  fog: '#e9f0ef',
  /** Hovered table rows. */
  frost: '#eff5f6',
  /** Selected options. */
  rime: '#e8f0f2',
  /** Backgrounds of error, success and warning messages, with ink text. */
  blush: '#fbeae4',
  sprout: '#eef2dc',
  straw: '#fdf3d7',
  /** Status badges, background and text: on (8.4:1), off (7.9:1), problem (7.6:1). */
  lichen: '#e3ebc4',
  moss: '#39440f',
  pebble: '#e6e9ea',
  graphite: '#37474f',
  peach: '#fbe0d6',
  rust: '#7d2a0c',
  /** A figure that has increased. 7.6:1 on white. */
  fern: '#4b5a1c',
}

export type PaletteColor = keyof typeof palette
