import { existsSync } from 'node:fs'
import { test } from 'vitest'
import { localeCodes } from '#contract/locales.ts'
import { charactersOf } from '../../web/fonts/characters.ts'
import { client, renderedPage, renderedPages } from './rendered-pages.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, '')
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Drawn as a hyphen where a line ends, and not at all elsewhere. */
const softHyphen = '\u00ad'

test('the faces of a language have every letter of its pages, and the display face those of headings', async ({
  expect,
}) => {
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

test('a page names the faces of its own language, loads these two ahead, and knows no other language’s', async ({
  expect,
}) => {
  for (const locale of localeCodes) {
    const html = await renderedPage(locale, '/')
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
