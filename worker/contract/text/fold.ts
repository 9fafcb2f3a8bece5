/** Letters that Unicode does not decompose. */
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

/** Units with a space between number and unit, which some texts omit. */
const measure = /(\d) (?=(?:k?g|mg|m?l|cl|dl|lb|oz)\b)/g

/**
 * Normalises a text for search: lower case, without accents and punctuation, single spaces.
 * "L’huile extra-vierge, 5 L" becomes "l huile extra vierge 5l".
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßςœæøłđı]/g, (letter) => spelledOut[letter] ?? letter)
    .replaceAll(/[\s\p{Cc}\p{Cf}\p{Pd}\p{Pi}\p{Pf}'"`´ʼ′″×,;:!?()]+/gu, ' ')
    .trim()
    .replaceAll(/(\d) ?x ?(?=\d)/g, '$1 ')
    .replaceAll(measure, '$1')

/** Distinct normalised words of a search. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(foldForSearch(text).split(' ').filter(Boolean)),
]

/**
 * Whether `texts` together contain every word of a search. Words with a digit match beginnings of
 * words only ("5 L" does not find 500 ml), others match anywhere ("essig" finds "Weinessig").
 */
export function matchesSearch(
  texts: readonly (string | null | undefined)[],
  search: string,
): boolean {
  const read = ` ${foldForSearch(texts.filter(Boolean).join(' '))}`
  return searchWordsOf(search).every((word) => read.includes(/\d/.test(word) ? ` ${word}` : word))
}
