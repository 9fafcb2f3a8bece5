export const inlineMarks = ['bold', 'italic', 'link'] as const
export const lineMarks = ['heading', 'list', 'numbers', 'quotation'] as const
export type Mark = (typeof inlineMarks)[number] | (typeof lineMarks)[number]

/** What is typed over a part of a text, and what is selected then; all in UTF-16 code units. */
export type Edit = {
  from: number
  to: number
  typed: string
  selected: [start: number, end: number]
}

const around = { bold: '**', italic: '*' }

/** How a line begins (worker/contract/text/rich-text.ts reads it). */
const marker = /^\s*(?:#{2,3}|-|>|\d{1,3}\.) +/
const beginnings = {
  heading: { is: /^\s*## +/, of: () => '## ' },
  list: { is: /^\s*- +/, of: () => '- ' },
  numbers: { is: /^\s*\d{1,3}\. +/, of: (at: number) => `${at + 1}. ` },
  quotation: { is: /^\s*> +/, of: () => '> ' },
}

/** What a button above the text does to what is selected; the same button takes it back. */
export function markText(value: string, start: number, end: number, mark: Mark): Edit {
  if (mark === 'link') return link(value, ...within(value, start, end))
  if (mark === 'bold' || mark === 'italic') {
    return wrapped(value, ...within(value, start, end), around[mark])
  }
  return beginLines(value, start, end, beginnings[mark])
}

/** Without the blanks at either end: a mark beside one is none. */
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
    // a star beside a star is the other mark
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

const scheme = 'https://'

/** The address is selected, to be typed over; without words for it, those are typed first. */
function link(value: string, start: number, end: number): Edit {
  const label = value.slice(start, end)
  const typed = `[${label}](${scheme})`
  const at = label === '' ? start + 1 : start + label.length + 3
  return { from: start, to: end, typed, selected: [at, label === '' ? at : at + scheme.length] }
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
  // a list of numbers below a line of words would go on with its paragraph
  const apart = isMarked || before.trim() === '' || is.test(before) ? '' : '\n'
  const typed = apart + changed.join('\n')
  return { from, to, typed, selected: [from + apart.length, from + typed.length] }
}
