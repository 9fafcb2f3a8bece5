export const inlineMarks = ['bold', 'italic', 'link'] as const
export const lineMarks = ['heading', 'list', 'numbers', 'quotation'] as const
export type Mark = (typeof inlineMarks)[number] | (typeof lineMarks)[number]

/** A replacement in a text, and the selection after it, in UTF-16 code units. */
export type Edit = {
  from: number
  to: number
  typed: string
  selected: [start: number, end: number]
}

const around = { bold: '**', italic: '*' }

/** Markers at the start of a line, parsed in worker/contract/text/rich-text.ts. */
const marker = /^\s*(?:#{2,3}|-|>|\d{1,3}\.) +/
const beginnings = {
  heading: { is: /^\s*## +/, of: () => '## ' },
  list: { is: /^\s*- +/, of: () => '- ' },
  numbers: { is: /^\s*\d{1,3}\. +/, of: (at: number) => `${at + 1}. ` },
  quotation: { is: /^\s*> +/, of: () => '> ' },
}

/** Adds a mark to the selected text, or removes it. */
export function markText(value: string, start: number, end: number, mark: Mark): Edit {
  if (mark !== 'link' && mark !== 'bold' && mark !== 'italic') {
    return beginLines(value, start, end, beginnings[mark])
  }
  const [from, to] = within(value, start, end)
  if (mark === 'link') return link(value, from, to)
  return value.slice(from, to).includes('\n') || isHeading(value, from)
    ? wrappedLines(value, from, to, around[mark])
    : wrapped(value, from, to, around[mark])
}

/** The range without spaces at its ends, beside which a mark would not be parsed. */
function within(value: string, start: number, end: number): [number, number] {
  const selected = value.slice(start, end)
  const first = selected.length - selected.trimStart().length
  return selected.trim() === ''
    ? [start, end]
    : [start + first, start + first + selected.trim().length]
}

function wrapped(value: string, start: number, end: number, sign: string): Edit {
  const selected = value.slice(start, end)
  const [from, to] = [start - sign.length, end + sign.length]
  const isWrapped =
    value.slice(from, start) === sign &&
    value.slice(end, to) === sign &&
    // a double star is the other mark
    value[from - 1] !== '*' &&
    value[to] !== '*'
  if (isWrapped && from >= 0) {
    return { from, to, typed: selected, selected: [from, from + selected.length] }
  }
  const at = start + sign.length
  return {
    from: start,
    to: end,
    typed: sign + selected + sign,
    selected: [at, at + selected.length],
  }
}

/** Whether the line at a position is a heading, which allows no marks. */
const isHeading = (value: string, at: number): boolean =>
  /^\s*#{2,3} /.test(value.slice(value.lastIndexOf('\n', at - 1) + 1))

/** A line: marker of an item, quotation or heading, words, and final spaces. */
const lineParts = /^(\s*(?:(#{2,3}|-|>|\d{1,3}\.) +)?)(.*?)(\s*)$/

/** Marks each line separately, because a mark ends with its line. */
function wrappedLines(value: string, start: number, end: number, sign: string): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1
  const lines = value.slice(from, end).split('\n')
  const parts = lines.map((line) => {
    const [, begin = '', kind = '', words = '', blanks = ''] = lineParts.exec(line) ?? []
    return { begin, words, blanks, isMarkable: words !== '' && !kind.startsWith('#') }
  })
  const is = (words: string) => words.startsWith(sign) && words.endsWith(sign)
  const isMarked = parts.every(({ words, isMarkable }) => !isMarkable || is(words))
  const changed = parts.map(({ begin, words, blanks, isMarkable }) => {
    if (!isMarkable || is(words) !== isMarked) return begin + words + blanks
    const other = isMarked ? words.slice(sign.length, -sign.length) : sign + words + sign
    return begin + other + blanks
  })
  const typed = changed.join('\n')
  return { from, to: end, typed, selected: [from, from + typed.length] }
}

const scheme = 'https://'
const written = /\[([^[\]]*)\]\([^()\s]*\)/g

/**
 * Inserts a link within one line, with its URL selected for typing, or first its label if there is
 * none. In an existing link, removes the link and keeps its label.
 */
function link(value: string, start: number, end: number): Edit {
  for (const { 0: whole, 1: words = '', index: from } of value.matchAll(written)) {
    const to = from + whole.length
    if (from > end || to < start) continue
    return { from, to, typed: words, selected: [from, from + words.length] }
  }
  const selected = value.slice(start, end)
  const label = selected.includes('\n') ? '' : selected
  const at = label === '' ? end + 1 : start + label.length + 3
  return {
    from: label === '' ? end : start,
    to: end,
    typed: `[${label}](${scheme})`,
    selected: [at, label === '' ? at : at + scheme.length],
  }
}

function beginLines(
  value: string,
  start: number,
  end: number,
  { is, of }: (typeof beginnings)[keyof typeof beginnings],
): Edit {
  const from = value.lastIndexOf('\n', start - 1) + 1
  const next = value.indexOf('\n', end)
  const to = next === -1 ? value.length : next
  const lines = value.slice(from, to).split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const isMarked = written.length > 0 && written.every((line) => is.test(line))
  let count = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && written.length > 0) return line
    const bare = line.replace(marker, '')
    return isMarked ? bare : of(count++) + bare
  })
  const before = value.slice(0, from).split('\n').at(-2) ?? ''
  // without an empty line, a numbered list would continue the paragraph above
  const apart = isMarked || before.trim() === '' || is.test(before) ? '' : '\n'
  const typed = apart + changed.join('\n')
  return { from, to, typed, selected: [from + apart.length, from + typed.length] }
}
