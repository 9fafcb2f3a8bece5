import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProse } from '../../web/ui/prose.tsx'

test('headings, paragraphs and lists are told apart', () => {
  expect(parseProse('One\nline.\n\n## A title\nAfter it:\n- first\n- second\n\n- third')).toEqual([
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', text: 'A title' },
    { kind: 'paragraph', text: 'After it:' },
    { kind: 'list', items: ['first', 'second'] },
    { kind: 'list', items: ['third'] },
  ])
})

test('what only looks like a mark stays text', () => {
  expect(parseProse('-5 degrees\n\n#1 <b>*bold*</b>')).toEqual([
    { kind: 'paragraph', text: '-5 degrees' },
    { kind: 'paragraph', text: '#1 <b>*bold*</b>' },
  ])
})

test('a picture stands alone in its line, and only with an address of ours', () => {
  const id = 'a'.repeat(32)
  expect(parseProse(`One\n![In June](/media/${id})\ntwo\n\n![](/media/${id})`)).toEqual([
    { kind: 'paragraph', text: 'One' },
    { kind: 'picture', id, text: 'In June' },
    { kind: 'paragraph', text: 'two' },
    { kind: 'picture', id, text: '' },
  ])
  for (const line of [
    `See ![it](/media/${id})`,
    '![it](https://example.com/a.jpg)',
    '![it](/media/../account)',
    `![it](/media/${id}-480)`,
    '![it](javascript:alert(1))',
  ]) {
    expect(parseProse(line)).toEqual([{ kind: 'paragraph', text: line }])
  }
})

test('no text makes it fail or lose a word', () => {
  const pieces = fc.constantFrom(
    '## ',
    '- ',
    '![',
    '](/media/',
    ')',
    '\n',
    '\n\n',
    ' ',
    '-',
    '#',
    'word',
    '\t',
    'λέξη.',
  )
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
