import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

const assets = fileURLToPath(new URL('../../dist/client/assets/', import.meta.url))
const files = readdirSync(assets).filter((file) => file.endsWith('.js'))

/** What a file names; the browser learns of it when that file has come. */
const namedBy = (file: string): string[] =>
  [...readFileSync(assets + file, 'utf8').matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g)].map(
    ([, name = '']) => name,
  )

/** A page that is hydrated has these. */
const isHere = (file: string) => /^(hydrated|index|preload-helper|rolldown-runtime)-/.test(file)

/** How many files come one after the other until this one can run. */
const waits = (file: string): number =>
  1 +
  Math.max(
    0,
    ...namedBy(file)
      .filter((name) => !isHere(name))
      .map(waits),
  )

const readingPages =
  /^(home|solutions|teams|partnerships|news|story|blog|article|privacy|terms)-page-/

test('between a click and the next page lie two round trips at most, of which the second is mostly done', ({
  expect,
}) => {
  const pages = files.filter((file) => readingPages.test(file))
  expect(pages).toHaveLength(10)
  for (const page of pages) {
    expect(waits(page), page).toBeLessThanOrEqual(2)
    // one file for all that they share: after the first of them it is here
    const shared = namedBy(page).filter((name) => !isHere(name))
    expect(
      shared.every((name) => name.startsWith('reading-')),
      `${page} ${shared.join(' ')}`,
    ).toBe(true)
  }
})
