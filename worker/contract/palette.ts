/**
 * Every colour of the house, once: pages, portals, drawings, mails, social pictures and the page for a broken day take
 * theirs from here. Change one, build, and all of them follow. `npm run check` refuses a colour anywhere else
 * (tests/rules/colors.ts). A number such as 5.9:1 is the contrast that has to stay: 4.5 for text, 3 for what is no text
 * (WCAG 2.2, 1.4.3 and 1.4.11).
 */

/** The ten pigments of the drawings. Text on chalk, mist and sun is ink; accents in small text use the deep tones. */
export const palette = {
  /** Text, buttons, the darkest grounds that carry text. 13.7:1 on chalk. */
  ink: '#0d2b3e',
  /** Veils behind dialogs, shadows. */
  night: '#081d2b',
  /** The sea: a ground for chalk and white (6.4:1), the ring around what has the focus, buttons of mails. */
  aegean: '#17608a',
  /** Quiet grounds, lines on dark ones. */
  mist: '#cfe3e6',
  /** The ground of every page and mail. */
  chalk: '#f6f8f5',
  /** What is well: switches that are on, messages of success. 5.2:1 on chalk. */
  olive: '#5f6f2a',
  leaf: '#8fa04a',
  /** The one loud colour: what to press, and the ring of focus on dark grounds (7.9:1 on ink). */
  sun: '#f0b429',
  /** Marks and large shapes; not for small text (4.2:1 on chalk). */
  terra: '#c5532d',
  /** Terracotta, deep enough for small text on chalk (6.1:1), and for what is wrong. */
  clay: '#a13f1d',
}

/** What no drawing uses: tones of text, lines and grounds of messages. */
export const shades = {
  /** Cards and fields, above chalk. */
  white: '#fff',
  /** Print only. */
  black: '#000',
  /** Text of second rank: hints, dates, labels of values. 7.3:1 on chalk. */
  soft: '#3d5566',
  /** What a search field says while it is empty. 6:1 on white. */
  ash: '#55666f',
  /** Accents in small text on aegean (5.1:1) and ink. */
  glow: '#ffd98a',
  /** The edge of fields and of switches that are off. 4.2:1 on white, 3.9:1 on chalk. */
  steel: '#6b7f8a',
  /** Lines between parts of a page; they carry no meaning. */
  rule: '#9fb9c0',
  /** Lines of the admin portal, where there are many. */
  line: '#c3d6da',
  /** The edge of empty lists; thinned, what stands where something is still loading. */
  haze: '#7fa0aa',
  /** A field that cannot be filled in. */
  fog: '#e9f0ef',
  /** A table's row under the pointer. */
  frost: '#eff5f6',
  /** A choice that is made. */
  rime: '#e8f0f2',
  /** Grounds of messages: what went wrong, what went well, what to heed. Ink stands on them. */
  blush: '#fbeae4',
  sprout: '#eef2dc',
  straw: '#fdf3d7',
  /** Badges of staff's lists, ground and text: on (8.4:1), off (7.9:1), trouble (7.6:1). */
  lichen: '#e3ebc4',
  moss: '#39440f',
  pebble: '#e6e9ea',
  graphite: '#37474f',
  peach: '#fbe0d6',
  rust: '#7d2a0c',
  /** A figure that has grown. 7.6:1 on white. */
  fern: '#4b5a1c',
}

export type PaletteColor = keyof typeof palette
