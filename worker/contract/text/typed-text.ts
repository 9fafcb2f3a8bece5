/*
 * What people type and paste, without what no one sees and what would pass for a line of someone else's. For browser and
 * Worker alike.
 */

/** Marks that turn the direction of what follows, and such without any width, come along unseen with what is pasted. */
export const stripInvisible = (typed: string): string =>
  // those that join stay: emoji and some scripts are written with them
  typed.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')

/** Whatever some reader begins a new line at (Unicode's UAX 14, mandatory breaks). */
export const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/** Many lines of text: each break is a line feed, and no other control character but the tab is left. */
export const plainLines = (typed: string): string =>
  stripInvisible(typed)
    .replaceAll(lineBreak, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
