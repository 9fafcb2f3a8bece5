/* Normalisation of user input, for browser and Worker. */

/** Removes zero-width and bidirectional characters, which come with pasted text. */
export const stripInvisible = (typed: string): string =>
  // joiners are kept: emoji and some scripts need them
  typed.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')

/** All mandatory line breaks of Unicode (UAX 14). */
export const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/**
 * Multi-line text with `
 * ` as the only line break and no control characters but the tab.
 */
export const normalizeLines = (typed: string): string =>
  stripInvisible(typed)
    .replaceAll(lineBreak, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
