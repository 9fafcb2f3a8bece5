import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RichNode, parseRichText } from '../../worker/contract/text/rich-text.ts'
import { parseProse } from '../../web/ui/prose.tsx'

const wordsOf = (node: RichNode): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => wordsOf(child as RichNode))
        .join(node[0] === 'p' || node[0] === 'li' ? '' : ' ')

/** All elements of a text, nested ones included. */
const elementsOf = (nodes: readonly RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elementsOf(node.slice(2) as RichNode[])],
  )

const id = 'a'.repeat(32)
const picture = { src: `/media/${id}-480`, srcSet: '', width: 4, height: 3, alt: 'Olives' }

test.each([
  ['shipped', parseProse],
  ['staff’s', parseRichText],
])('headings, paragraphs and lists of %s texts are parsed', (_, read) => {
  expect(read('One\nline.\n\n## A title\nAfter it:\n\n- first\n- second\n\n- third')).toEqual([
    ['p', null, ...(read === parseProse ? ['One', ' line.'] : ['One line.'])],
    [0, null, 'A title'],
    ['p', null, 'After it:'],
    ['ul', null, ['li', null, 'first'], ['li', null, 'second']],
    ['ul', null, ['li', null, 'third']],
  ])
})

test('staff texts support bold, emphasis, links, numbered lists, quotations and smaller headings', () => {
  expect(
    parseRichText(
      '### Small\n1. **One**\n2. two\n\n> So *be*\n> it\n\n[Us](/teams), [mail](mailto:a@b.ca)',
    ),
  ).toEqual([
    [1, null, 'Small'],
    [
      'ol',
      { className: 'prose-numbers' },
      ['li', null, ['strong', null, 'One']],
      ['li', null, 'two'],
    ],
    ['blockquote', { className: 'prose-quote' }, 'So ', ['em', null, 'be'], ' it'],
    ['p', null, ['a', { href: '/teams' }, 'Us'], ', ', ['a', { href: 'mailto:a@b.ca' }, 'mail']],
  ])
})

test.each([
  '-5 degrees',
  '#1 <b>bold</b>',
  '1. Mai 2026 geht es los.',
  '2. then',
  '5 * 3 * 2',
  '2*3*4',
  '** no **',
  '[it](javascript:alert(1))',
  '[it](//evil.example)',
  '[it](/\\evil.example)',
  '[it](http://insecure.example)',
  `See ![it](/media/${id})`,
  '![it](https:x)',
  `![it](/media/${id}-480)`,
])('text that only resembles a mark stays text: %s', (text) => {
  expect(parseRichText(text)).toEqual([['p', null, text]])
})

test('a picture needs a line of its own and a page that has it', () => {
  const line = `One\n![In June](/media/${id})\ntwo`
  expect(parseRichText(line)).toEqual([
    ['p', null, 'One'],
    ['p', null, 'two'],
  ])
  expect(elementsOf(parseRichText(line, { [id]: picture })).map(([element]) => element)).toEqual([
    'p',
    'figure',
    'img',
    'figcaption',
    'p',
  ])
})

const marks = ['## ', '### ', '- ', '1. ', '2. ', '> ', '![', '](/media/', '](https://', '[', ')']
const signs = ['*', '**', '\n', '\n\n', ' ', '-', '#', 'word', '\t', 'λέξη.', 'javascript:', '<b>']
const pieces = fc.constantFrom(...marks, ...signs)
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
)

test('no input makes the parser of built-in texts fail or lose a word', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const words = (from: string) => from.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
      expect(words(parseProse(text).map(wordsOf).join(' '))).toEqual(words(text))
    }),
  )
})

test('any input yields only allowed elements and safe links', () => {
  const known = ['p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 0, 1]
  fc.assert(
    fc.property(texts, (text) => {
      for (const [element, attributes] of elementsOf(parseRichText(text))) {
        expect(known).toContain(element)
        if (element === 'a') {
          expect(String(Reflect.get(attributes ?? {}, 'href'))).toMatch(
            /^(?:https:\/\/|mailto:|\/(?![/\\]))/,
          )
        } else expect(Object.keys(attributes ?? {})).toEqual(attributes ? ['className'] : [])
      }
    }),
  )
})

test('a text of marks alone is parsed without delay', () => {
  const started = performance.now()
  for (const mark of ['*a ', '**a', '[a](/', '[', '1. '])
    parseRichText(mark.repeat(20_000 / mark.length))
  expect(performance.now() - started).toBeLessThan(2_000)
})
