import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressedByEdge } from '../setup/compressed-by-edge.ts'
import { clientFolder, renderedPages } from './rendered-pages.ts'

/** 60 KB less about 300 bytes of headers for each of seven responses. */
const budgetBytes = 58_000

const weights = new Map<string, number>()
function weightOf(path: string): number {
  const bytes = readFileSync(clientFolder + path)
  const weight =
    weights.get(path) ?? (path.endsWith('.woff2') ? bytes.length : compressedByEdge(bytes).length)
  weights.set(path, weight)
  return weight
}

/** All files of a page that are not lazy pictures or deferred styles. */
function fetchedAtOnce(html: string): Set<string> {
  const waiting = /<img[^>]*loading="lazy"[^>]*>|<link rel="stylesheet" disabled[^>]*>/g
  const names = html.replaceAll(waiting, '').matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)
  return new Set([...names].map(([, path = '']) => path))
}

test('a first visit in any language transfers at most 60 KB before scrolling', async () => {
  for (const { locale, path, html } of await renderedPages()) {
    const files = [...fetchedAtOnce(html)]
    // at least fonts, scripts and the icon
    expect(files.length, path).toBeGreaterThanOrEqual(4)
    const weight = files.reduce((sum, name) => sum + weightOf(name), compressedByEdge(html).length)
    expect(weight, `${locale} ${path}`).toBeLessThanOrEqual(budgetBytes)
  }
})
