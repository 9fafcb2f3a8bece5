import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const assets = fileURLToPath(new URL('../../dist/client/assets', import.meta.url))
const chunks = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${assets}/${name}`, 'utf8')]),
)
const publicChunks = withImports([...chunks.keys()].filter((name) => name.startsWith('hydrated-')))

/** The imports of a chunk, which a browser discovers once it has that chunk. */
function namedBy(name: string): string[] {
  const named = (chunks.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
  return [...named].map(([, imported = '']) => imported)
}

/** Chunks with all their static imports. */
function withImports(names: string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue
    known.add(name)
    withImports(namedBy(name), known)
  }
  return known
}

test('no chunk of the portals is larger than 40 KB', () => {
  expect(publicChunks.size).toBeGreaterThan(0)
  for (const [name, text] of chunks) {
    if (publicChunks.has(name)) continue
    expect(gzipSync(text).length, name).toBeLessThanOrEqual(40_000)
  }
})

test('public pages load no code of the client or staff portal', () => {
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

/** Chunks that every hydrated page has already loaded. */
const isHere = (file: string) => /^(hydrated|index|preload-helper|rolldown-runtime)-/.test(file)

/** How many round trips it takes until a file and its imports are loaded. */
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

test('navigating to another page takes at most two round trips', () => {
  const pages = [...chunks.keys()].filter((file) => readingPages.test(file))
  expect(pages).toHaveLength(10)
  for (const page of pages) {
    expect(waits(page), page).toBeLessThanOrEqual(2)
    // all shared code is one file, which the first page loads
    const shared = namedBy(page).filter((name) => !isHere(name))
    expect(
      shared.every((name) => name.startsWith('reading-')),
      page,
    ).toBe(true)
  }
})
