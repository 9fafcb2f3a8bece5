import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { localeCodes, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { charactersOf } from '../../web/fonts/characters.ts'
import { aheadPath } from '../../worker/front/ahead-format.ts'

const shipped = Object.fromEntries(
  flagNames.map((name) => [name, flagCatalogue[name].enabled]),
) as FlagValues
const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, '')
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Drawn as a hyphen where a line ends, and not at all elsewhere. */
const softHyphen = '\u00ad'

test('the faces of a language have every letter of its pages, and the display face those of headings', ({
  expect,
}) => {
  for (const locale of localeCodes) {
    for (const { path } of indexedPages(shipped)) {
      const html = readFileSync(client + aheadPath(localize(path, locale)), 'utf8')
      const body = html.slice(html.indexOf('<body>'))
      const headings = [...body.matchAll(/<(h[1-3]|blockquote)[ >].*?<\/\1>/gs)].join('')
      const missing = (text: string, kind: 'display' | 'text') =>
        [...new Set(text)].filter(
          (one) => one > ' ' && one !== softHyphen && !charactersOf(locale, kind).has(one),
        )
      expect([locale, path, missing(textOf(body), 'text')]).toEqual([locale, path, []])
      expect([locale, path, missing(textOf(headings), 'display')]).toEqual([locale, path, []])
    }
  }
})

test('a page names the faces of its own language, loads these two ahead, and knows no other language’s', ({
  expect,
}) => {
  for (const locale of localeCodes) {
    const html = readFileSync(client + aheadPath(localize('/', locale)), 'utf8')
    const families = [...html.matchAll(/@font-face\s*\{font-family:["']?([^"';]+)/g)]
    expect(families.map(([, name]) => name).toSorted()).toEqual([
      `Display ${locale}`,
      `Text ${locale}`,
    ])
    const loaded = [...html.matchAll(/<link\s+rel="preload"\s+href="([^"]+\.woff2)"/g)]
    expect(loaded.map(([, href = '']) => href.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      `/assets/display-${locale}`,
      `/assets/text-${locale}`,
    ])
    for (const [, href] of loaded) expect(existsSync(client + href)).toBe(true)
  }
})
