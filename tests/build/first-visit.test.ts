import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { test } from 'vitest'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { aheadPath } from '../../worker/front/ahead-format.ts'

const client = fileURLToPath(new URL('../../dist/client', import.meta.url))
const shipped = Object.fromEntries(
  flagNames.map((name) => [name, flagCatalogue[name].enabled]),
) as FlagValues

/** 60 KB, without some 300 bytes of headers for each of seven answers. */
const budgetBytes = 58_000

/** As much effort as the edge spends. */
const packedBytes = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length

const weights = new Map<string, number>()
function weightOf(path: string): number {
  const bytes = readFileSync(client + path)
  const weight = weights.get(path) ?? (path.endsWith('.woff2') ? bytes.length : packedBytes(bytes))
  weights.set(path, weight)
  return weight
}

/** What a browser fetches at once: all files that the page names, but pictures further down and styles that wait. */
function fetchedAtOnce(html: string): Set<string> {
  const waiting = /<img[^>]*loading="lazy"[^>]*>|<link rel="stylesheet" disabled[^>]*>/g
  const names = html.replaceAll(waiting, '').matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)
  return new Set([...names].map(([, path = '']) => path))
}

test('a first visit brings at most 60 KB over the line before anybody scrolls, in any language', ({
  expect,
}) => {
  for (const locale of localeCodes) {
    for (const { path } of indexedPages(shipped)) {
      const file = readFileSync(client + aheadPath(localize(path, locale)), 'utf8')
      const html = file.slice(file.indexOf('\n') + 1)
      const files = [...fetchedAtOnce(html)]
      // faces, scripts and icon at least
      expect(files.length, path).toBeGreaterThanOrEqual(4)
      const weight = files.reduce((sum, name) => sum + weightOf(name), packedBytes(html))
      expect(weight, `${locale} ${path}`).toBeLessThanOrEqual(budgetBytes)
    }
  }
})
