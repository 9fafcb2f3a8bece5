import { createElement } from 'react'
import { pictureLine, type PublicPicture } from '#contract/pictures/public-picture.ts'

type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'picture'; id: string; text: string }

/**
 * Reads the Markdown subset of our long texts: `## ` headings, `- ` lists, pictures, paragraphs. Everything else is text, so
 * that no input fails and none can become markup.
 */
export function parseProse(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined // the block that the next line may continue
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, mark, rest = ''] = /^(##|-) +(.*)$/.exec(line) ?? []
    const picture = pictureLine.exec(line)
    if (line === '') open = undefined
    else if (picture?.[2]) {
      blocks.push({ kind: 'picture', id: picture[2], text: picture[1] ?? '' })
      open = undefined
    } else if (mark === '##') {
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

type Props = {
  text: string
  headingLevel?: 2 | 3
  /** By id; one that is not there is left out. */
  pictures?: Record<string, PublicPicture> | undefined
}

/** It keeps its place free before it is loaded: the browser knows its shape. */
const figure = (picture: PublicPicture | undefined, caption: string) =>
  picture &&
  createElement(
    'figure',
    { className: 'prose-picture' },
    createElement('img', { sizes: '(min-width:48rem) 42rem, 100vw', loading: 'lazy', ...picture }),
    caption && createElement('figcaption', null, caption),
  )

/** A long text with its headings, paragraphs, lists and pictures. Children are spread: a text that never changes needs no keys. */
export const Prose = ({ text, headingLevel = 2, pictures }: Props) =>
  createElement(
    'div',
    { className: 'prose' },
    ...parseProse(text).map((block) => {
      if (block.kind === 'picture') return figure(pictures?.[block.id], block.text)
      if (block.kind === 'paragraph') return createElement('p', null, block.text)
      if (block.kind === 'heading') return createElement(`h${headingLevel}`, null, block.text)
      return createElement(
        'ul',
        null,
        ...block.items.map((item) => createElement('li', null, item)),
      )
    }),
  )
