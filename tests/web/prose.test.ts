import fc from 'fast-check'
import { test } from 'vitest'
import { parseProse } from '../../web/ui/prose.tsx'

test('headings, paragraphs and lists are told apart', ({ expect }) => {
  expect(parseProse('One\nline.\n\n## A title\nAfter it:\n- first\n- second\n\n- third')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', text: 'A title' },
    { kind: 'paragraph', text: 'After it:' },
    { kind: 'list', items: ['first', 'second'] },
    { kind: 'list', items: ['third'] },
  ])
})

test('what only looks like a mark stays text', ({ expect }) => {
  expect(parseProse('-5 degrees\n\n#1 <b>*bold*</b>')).toEqual([
    { kind: 'paragraph', text: '-5 degrees' },
    { kind: 'paragraph', text: '#1 <b>*bold*</b>' },
  ])
})

test('no text makes it fail or lose a word', ({ expect }) => {
  const pieces = fc.constantFrom('## ', '- ', '\n', '\n\n', ' ', '-', '#', 'word', '\t', 'λέξη.')
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const kept = parseProse(text)
        .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
        .join(' ')
      const words = (from: string) => from.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
      expect(words(kept)).toEqual(words(text))
    }),
  )
})
