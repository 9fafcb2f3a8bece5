import { expect, test } from 'vitest'
import { fold } from '../../../worker/lib/text/fold.ts'
import { searchTextOf } from '../../../worker/lib/text/sent-fields.ts'

const bytes = (text: string) => new TextEncoder().encode(text).length

test('a message is found by all of its words, whichever its alphabet', () => {
  for (const message of [
    'Straße à la crème ½',
    'Λάδι για δώδεκα καταστήματα',
    '안녕하세요 올리브',
  ]) {
    const text = searchTextOf({ firstName: 'Ada', lastName: 'Marin', message })
    for (const word of fold(message).split(' ')) expect(text).toContain(word)
  }
})

test('signs that stand for whole phrases do not fill the database', () => {
  const message = 'ﷺ'.repeat(5000)
  expect(bytes(fold(message))).toBeGreaterThan(150_000)
  expect(bytes(searchTextOf({ message }))).toBeLessThan(2 * bytes(message) + 1)
  const cut = searchTextOf({ message: `${'ﷺ'.repeat(50)}${'🫒'.repeat(20)}` })
  expect(cut.isWellFormed()).toBe(true)
  expect(searchTextOf({ message: `a${'🫒'.repeat(3)}` }).isWellFormed()).toBe(true)
})
