/** Letters that Unicode does not take apart, though a keyboard may not have them. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  ς: 'σ',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Measures whose number stands apart from them in some texts, and not in others. */
const measure = /(\d) (?=(?:k?g|mg|m?l|cl|dl|lb|oz)\b)/g

/**
 * A text as every search sees it, here and in the browser: no letter case, accents, ligatures or punctuation, and each
 * run of white space, apostrophes and hyphens one space. "L’huile extra-vierge, 5 L" is "l huile extra vierge 5l".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßςœæøłđı]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Pd}\p{Pi}\p{Pf}'"`´ʼ′″×,;:!?()]+/gu, ' ')
    .trim()
    .replaceAll(/(\d) ?x ?(?=\d)/g, '$1 ')
    .replaceAll(measure, '$1')

/** The words of a search, none twice. */
export const wordsOf = (text: string): string[] => [
  ...new Set(fold(text).split(' ').filter(Boolean)),
]

/**
 * Whether `texts` together have every word of a search. A word with a digit has to begin one of theirs, so that
 * "5 L" does not find 500 ml; others may stand inside a longer one, as "essig" does in "Weinessig".
 */
export function isFound(texts: readonly (string | null | undefined)[], search: string): boolean {
  const read = ` ${fold(texts.filter(Boolean).join(' '))}`
  return wordsOf(search).every((word) => read.includes(/\d/.test(word) ? ` ${word}` : word))
}
