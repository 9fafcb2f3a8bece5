import { createElement } from 'react'

type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/**
 * Reads the Markdown subset of our long texts: `## ` headings, `- ` lists, paragraphs. Everything else is text, so
 * that no input fails and none can become markup.
 */
export function parseProse(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined // the block that the next line may continue
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, mark, rest = ''] = /^(##|-) +(.*)$/.exec(line) ?? []
    if (line === '') open = undefined
    else if (mark === '##') {
      blocks.push({ kind: 'heading', text: rest })
      open = undefined
    } else if (mark === '-') {
      if (open?.kind !== 'list') blocks.push((open = { kind: 'list', items: [] }))
      open.items.push(rest)
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`
    else blocks.push((open = { kind: 'paragraph', text: line }))
  }
  return blocks
}

type Props = { text: string; headingLevel?: 2 | 3 }

/** A long text with its headings, paragraphs and lists. Children are spread: a text that never changes needs no keys. */
export const Prose = ({ text, headingLevel = 2 }: Props) =>
  createElement(
    'div',
    { className: 'prose' },
    ...parseProse(text).map((block) => {
      if (block.kind === 'paragraph') return createElement('p', null, block.text)
      if (block.kind === 'heading') return createElement(`h${headingLevel}`, null, block.text)
      return createElement(
        'ul',
        null,
        ...block.items.map((item) => createElement('li', null, item)),
      )
    }),
  )
