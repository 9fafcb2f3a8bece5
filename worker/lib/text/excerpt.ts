/** The beginning of a text on one line, cut after a word where there is one, with no half letters. */
export function excerptOf(text: string, length: number): string {
  // an emoji may take many units; no one waits for the rest of a long text to be counted
  const line = oneLine(text.slice(0, length * 12))
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  if (letters.length <= length && text.length <= length * 12) return line
  const cut = letters.slice(0, length - 1).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  return `${(atWord.length > cut.length * 0.6 ? atWord : cut).trimEnd()}…`
}

/** Without line breaks, control characters, and the marks that turn the direction of what follows them. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
