import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from '../../web/features/admin/content/versions/word-diff.ts'

test('a changed word is one difference, and its surroundings stay', () => {
  expect(wordDiff('Er ist dunckel und trocken.', 'Er ist dunkel und trocken.')).toEqual([
    { kind: 'same', text: 'Er ist ' },
    { kind: 'removed', text: 'dunckel' },
    { kind: 'added', text: 'dunkel' },
    { kind: 'same', text: ' und trocken.' },
  ])
})

test('an inserted paragraph leaves its neighbours unchanged', () => {
  expect(wordDiff('One.\n\nThree.', 'One.\n\nTwo.\n\nThree.')).toEqual([
    { kind: 'same', text: 'One.\n\n' },
    { kind: 'added', text: 'Two.\n\n' },
    { kind: 'same', text: 'Three.' },
  ])
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom('μέλι', 'honey', ' ', '\n\n', '## ', '.', '- ', 'e\u0301', '😀'), {
      maxLength: 40,
    })
    .map((all) => all.join('')),
)

test('both texts can be reconstructed exactly from the difference', () => {
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const pieces = wordDiff(older, newer)
      const without = (kind: string) =>
        pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
      expect(without('added')).toBe(older)
      expect(without('removed')).toBe(newer)
      const isAlike = pieces.some(({ kind }, index) => kind === pieces[index + 1]?.kind)
      expect(isAlike).toBe(false)
    }),
  )
})

test('a few changed words of a long text are found word by word', () => {
  const words = Array.from({ length: 3_000 }, (_, n) => `word${n % 17}`)
  const changed = words.map((word, n) => (n % 500 === 7 ? 'other' : word))
  const added = wordDiff(words.join(' '), changed.join(' ')).filter(({ kind }) => kind === 'added')
  expect(added.map(({ text }) => text)).toEqual(Array.from({ length: 6 }, () => 'other'))
})

test.for([' ', '\n'])('long texts without a common word are compared in a second', (blank) => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}`).join(blank)
  const started = performance.now()
  expect(wordDiff(long('a'), long('b')).length).toBeGreaterThan(1)
  expect(performance.now() - started).toBeLessThan(1_000)
})
