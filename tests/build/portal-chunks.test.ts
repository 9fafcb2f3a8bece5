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

/** Some chunks and whatever comes with them unasked. */
function withImports(names: string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue
    known.add(name)
    const imports = (chunks.get(name) ?? '').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    withImports(
      [...imports].map(([, imported = '']) => imported),
      known,
    )
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
