import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { charactersOf } from '../../web/fonts/characters.ts'
import { clientFolder, renderedPage, renderedPages } from './rendered-pages.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, '')
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Fonts have no glyph for it: browsers draw a hyphen, or nothing. */
const softHyphen = '\u00ad'

test('the fonts of a language cover every letter of its pages, and the heading font those of the headings', async () => {
  for (const { locale, path, html } of await renderedPages()) {
    const body = html.slice(html.indexOf('<body>'))
    const headings = [...body.matchAll(/<(h[1-3]|blockquote)[ >].*?<\/\1>/gs)].join('')
    const missing = (text: string, kind: 'display' | 'text') =>
      [...new Set(text)].filter(
        (one) => one > ' ' && one !== softHyphen && !charactersOf(locale, kind).has(one),
      )
    expect([locale, path, missing(textOf(body), 'text')]).toEqual([locale, path, []])
    expect([locale, path, missing(textOf(headings), 'display')]).toEqual([locale, path, []])
  }
})

test('a page declares only the fonts of its language, and preloads these two', async () => {
  for (const locale of localeCodes) {
    const html = await renderedPage(locale, '/')
    const families = [...html.matchAll(/@font-face\s*\{font-family:["']?([^"';]+)/g)]
    const names = families.map(([, name]) => name).toSorted()
    expect(names).toEqual([`Display ${locale}`, `Text ${locale}`])
    const loaded = [...html.matchAll(/<link\s+rel="preload"\s+href="([^"]+\.woff2)"/g)]
    expect(loaded.map(([, href = '']) => href.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      `/assets/display-${locale}`,
      `/assets/text-${locale}`,
    ])
    for (const [, href] of loaded) expect(existsSync(clientFolder + href)).toBe(true)
  }
})
