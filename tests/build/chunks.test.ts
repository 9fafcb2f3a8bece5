import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { test } from 'vitest'

const assets = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
const chunks = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${assets}/${name}`, 'utf8')]),
)
const publicChunks = withImports([...chunks.keys()].filter((name) => name.startsWith('hydrated-')))

/** What a chunk names; the browser learns of it when that chunk has come. */
function namedBy(name: string): string[] {
  const named = (chunks.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
  return [...named].map(([, imported = '']) => imported)
}

/** Some chunks and whatever comes with them unasked. */
function withImports(names: string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue
    known.add(name)
    withImports(namedBy(name), known)
  }
  return known
}

test('the portals come in chunks of at most 40 KB each', ({ expect }) => {
  expect(publicChunks.size).toBeGreaterThan(0)
  for (const [name, text] of chunks) {
    if (publicChunks.has(name)) continue
    expect(gzipSync(text).length, name).toBeLessThanOrEqual(40_000)
  }
})

test('public pages carry nothing of what only clients and staff do', ({ expect }) => {
  const marks = ['goods-entry', 'basket-line', 'standing-form', 'document-list', 'staff-table']
  for (const mark of marks) {
    const holders = [...chunks].filter(([, text]) => text.includes(mark)).map(([name]) => name)
    expect(holders.length, mark).toBeGreaterThan(0)
    expect(
      holders.filter((name) => publicChunks.has(name)),
      mark,
    ).toEqual([])
  }
})

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
  const pages = [...chunks.keys()].filter((file) => readingPages.test(file))
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
