import { createElement, type ReactNode } from 'react'
import type { RichNode } from '#contract/text/rich-text.ts'

/**
 * Parses the Markdown subset of the built-in texts: `## ` headings, `- ` lists, paragraphs. Everything else is plain
 * text, so no input fails or becomes markup.
 */
export function parseProse(text: string): RichNode[] {
  const blocks: RichNode[] = []
  let open: RichNode | undefined // block that the next line may continue
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, mark, rest = ''] = /^(##|-) +(.*)$/.exec(line) ?? []
    if (line === '') open = undefined
    else if (mark === '##') {
      blocks.push([0, null, rest])
      open = undefined
    } else if (mark === '-') {
      if (open?.[0] !== 'ul') blocks.push((open = ['ul', null]))
      ;(open as RichNode[]).push(['li', null, rest])
    } else if (open?.[0] === 'p') (open as RichNode[]).push(` ${line}`)
    else blocks.push((open = ['p', null, line]))
  }
  return blocks
}

const draw = (level: number, node: RichNode): ReactNode => {
  if (typeof node === 'string') return node
  const [element, attributes, ...children] = node
  return createElement(
    typeof element === 'number' ? `h${level + element}` : element,
    attributes,
    ...children.map((child) => draw(level, child)),
  )
}

type Props = {
  /** A built-in text, or parsed text (worker/contract/text/rich-text.ts). */
  text: string | RichNode[]
  headingLevel?: 2 | 3
}

/** Renders a long text. Children are spread, so that constant text needs no keys. */
export const Prose = ({ text, headingLevel = 2 }: Props) =>
  createElement(
    'div',
    { className: 'prose' },
    ...(typeof text === 'string' ? parseProse(text) : text).map((node) => draw(headingLevel, node)),
  )
