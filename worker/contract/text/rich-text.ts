import { pictureLinePattern, type PublicPicture } from '../pictures/public-picture.ts'

/**
 * Node of a parsed text: a string, or an element with attributes and children. A numeric tag is a
 * heading's level below the text's first.
 */
export type RichNode =
  | string
  | [element: RichElement | number, attributes: object | null, ...children: RichNode[]]
export type RichElement =
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'strong'
  | 'em'
  | 'a'
  | 'figure'
  | 'img'
  | 'figcaption'

/** Pictures by id; missing ones are left out. */
type Pictures = Readonly<Record<string, PublicPicture>>

type Block = {
  kind: 'p' | 'ul' | 'ol' | 'blockquote' | 'heading' | 'picture'
  /** Level of a heading. */
  level: number
  /** Id of a picture. */
  id: string
  lines: string[]
}

/** Block markers at the beginning of a line. */
const begins = /^(?:(#{2,3})|(-)|(>)|(\d{1,3})\.) +(.*)$/

/**
 * Parses staff's Markdown subset: headings, lists, quotations, pictures, paragraphs, bold,
 * emphasis, links. Anything else is plain text, so no input fails or becomes markup.
 */
export function parseRichText(text: string, pictures: Pictures = {}): RichNode[] {
  return blocksOf(text).flatMap((block) => nodesOf(block, pictures))
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined // block that the next line may continue
  const start = (kind: Block['kind'], line: string, more: { level?: number; id?: string } = {}) => {
    blocks.push((open = { kind, level: 0, id: '', lines: [line], ...more }))
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, marks, dash, quote, digits, rest = ''] = begins.exec(line) ?? []
    const picture = pictureLinePattern.exec(line)
    if (line === '') open = undefined
    else if (picture?.[2]) {
      start('picture', picture[1] ?? '', { id: picture[2] })
      open = undefined
    } else if (marks) {
      start('heading', rest, { level: marks.length - 2 })
      open = undefined
    } else if (dash) {
      if (open?.kind === 'ul') open.lines.push(rest)
      else start('ul', rest)
    } else if (quote) {
      if (open?.kind === 'blockquote') open.lines.push(rest)
      else start('blockquote', rest)
    } else if (digits && open?.kind === 'ol' && Number(digits) === open.lines.length + 1) {
      open.lines.push(rest)
    } else if (digits === '1' && open?.kind !== 'p') start('ol', rest)
    else if (open?.kind === 'p') open.lines.push(line)
    else start('p', line)
  }
  return blocks.map(asWritten)
}

/** A single numbered line is a paragraph: "1. Mai" begins a sentence. */
const asWritten = (block: Block): Block =>
  block.kind === 'ol' && block.lines.length === 1
    ? { ...block, kind: 'p', lines: [`1. ${block.lines[0]}`] }
    : block

function nodesOf({ kind, level, id, lines }: Block, pictures: Pictures): RichNode[] {
  const [first = ''] = lines
  switch (kind) {
    case 'heading':
      return [[level, null, first]]
    case 'picture': {
      const picture = pictures[id]
      return picture ? [figure(picture, first)] : []
    }
    case 'ul':
    case 'ol':
      return [[kind, looks[kind], ...lines.map((line): RichNode => ['li', null, ...inline(line)])]]
    default:
      return [[kind, looks[kind], ...inline(lines.join(' '))]]
  }
}

/** CSS classes of elements that only staff's texts contain. */
const looks = {
  p: null,
  ul: null,
  ol: { className: 'prose-numbers' },
  blockquote: { className: 'prose-quote' },
}

/** Renders width and height, so that the layout does not shift while the picture loads. */
const figure = (picture: PublicPicture, caption: string): RichNode => [
  'figure',
  { className: 'prose-picture' },
  ['img', { sizes: '(min-width:48rem) 42rem, 100vw', loading: 'lazy', ...picture }],
  ...(caption ? [['figcaption', null, caption] satisfies RichNode] : []),
]

/** Allowed link targets: https, mailto, or a path of this site. */
const address = String.raw`(?:https:\/\/|mailto:|\/(?![\/\\]))[^\s()<>\\]{0,500}`

/** Lengths are bounded, so that matching stays linear. */
const marked = new RegExp(
  [
    String.raw`\*\*(?! )([^*]{1,500}?)(?<! )\*\*`,
    String.raw`(?<![\p{L}\p{N}*])\*(?![ *])([^*]{1,500}?)(?<! )\*(?![\p{L}\p{N}*])`,
    String.raw`(?<!!)\[([^[\]]{1,300})\]\((${address})\)`,
  ].join('|'),
  'u',
)

function inline(text: string): RichNode[] {
  const nodes: RichNode[] = []
  let rest = text
  for (let found = marked.exec(rest); found; found = marked.exec(rest)) {
    const [whole, bold, emphasis, label, href] = found
    if (found.index > 0) nodes.push(rest.slice(0, found.index))
    if (bold !== undefined) nodes.push(['strong', null, ...inline(bold)])
    else if (emphasis !== undefined) nodes.push(['em', null, ...inline(emphasis)])
    else nodes.push(['a', { href }, label ?? ''])
    rest = rest.slice(found.index + whole.length)
  }
  return rest === '' ? nodes : [...nodes, rest]
}
