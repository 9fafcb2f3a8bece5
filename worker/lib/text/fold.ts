/**
 * A text as searches see it: without letter case and accents, each run of white space one space. Greek's two small
 * sigmas are one letter, and so are "ß" and "ss". SQLite's own `lower` knows A to Z only.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
