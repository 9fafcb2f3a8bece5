/** The first `length` characters of a text on one line, cut at a word boundary where possible. */
export function excerptOf(text: string, length: number): string {
  // limits the segmentation of long texts; one emoji may take many code units
  const line = oneLine(text.slice(0, length * 12))
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= length && text.length <= length * 12) return line
  const cut = letters.slice(0, length - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  return `${(atWord.length > cut.length * 0.6 ? atWord : cut).trimEnd()}…`
}

/** Removes line breaks, control characters and bidirectional marks. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
