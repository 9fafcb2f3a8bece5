import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { packedByEdge } from '../setup/packed-by-edge.ts'
import { client, renderedPages } from './rendered-pages.ts'

/** 60 KB, without some 300 bytes of headers for each of seven answers. */
const budgetBytes = 58_000

const weights = new Map<string, number>()
function weightOf(path: string): number {
  const bytes = readFileSync(client + path)
  const weight =
    weights.get(path) ?? (path.endsWith('.woff2') ? bytes.length : packedByEdge(bytes).length)
  weights.set(path, weight)
  return weight
}

/** What a browser fetches at once: all files that the page names, but pictures further down and styles that wait. */
function fetchedAtOnce(html: string): Set<string> {
  const waiting = /<img[^>]*loading="lazy"[^>]*>|<link rel="stylesheet" disabled[^>]*>/g
  const names = html.replaceAll(waiting, '').matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)
  return new Set([...names].map(([, path = '']) => path))
}

test('a first visit brings at most 60 KB over the line before anyone scrolls, in any language', async ({
  expect,
}) => {
  for (const { locale, path, html } of await renderedPages()) {
    const files = [...fetchedAtOnce(html)]
    // faces, scripts and icon at least
    expect(files.length, path).toBeGreaterThanOrEqual(4)
    const weight = files.reduce((sum, name) => sum + weightOf(name), packedByEdge(html).length)
    expect(weight, `${locale} ${path}`).toBeLessThanOrEqual(budgetBytes)
  }
})
