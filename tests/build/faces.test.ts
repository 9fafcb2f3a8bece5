import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { localeCodes, localize } from '#contract/locales.ts'
import { aheadPath } from '../../worker/front/ahead-format.ts'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

test('a page names the faces of its own language, loads these two ahead, and knows no other language’s', ({
  expect,
}) => {
  for (const locale of localeCodes) {
    const html = readFileSync(client + aheadPath(localize('/', locale)), 'utf8')
    const families = [...html.matchAll(/@font-face\s*\{font-family:["']?([^"';]+)/g)]
    expect(families.map(([, name]) => name).toSorted()).toEqual(
      ['Display', 'Text'].flatMap((kind) => [`${kind} ${locale}`, `${kind} rest`]).toSorted(),
    )
    const loaded = [...html.matchAll(/<link\s+rel="preload"\s+href="([^"]+\.woff2)"/g)]
    expect(loaded.map(([, href = '']) => href.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      `/assets/display-${locale}`,
      `/assets/text-${locale}`,
    ])
    for (const [, href] of loaded) expect(existsSync(client + href)).toBe(true)
  }
})
