import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createSite } from '../kit/site.ts'
import { visibleText } from '../kit/crawler.ts'

/** Asks as a visitor whom the edge takes to be in a country. */
async function visit(path: string, country: string | undefined) {
  const request = new Request(new URL(path, 'https://meltemi.test'), {
    ...(country !== undefined && { cf: { country } }),
  } as RequestInit)
  const execution = createExecutionContext()
  const response = await createSite().fetch(request, env, execution)
  await waitOnExecutionContext(execution)
  return response
}

test('buyers read which currency they are quoted in, by their country', async () => {
  const shown = {
    CA: 'We quote in Canadian dollars (CAD).',
    US: 'We quote in US dollars (USD).',
    GR: 'We quote in euros (EUR).',
    JP: 'We quote in Canadian dollars (CAD).',
    T1: 'We quote in Canadian dollars (CAD).',
  }
  for (const path of ['/', '/solutions']) {
    for (const [country, words] of Object.entries(shown)) {
      expect(visibleText(await (await visit(path, country)).text())).toContain(words)
    }
    const nowhere = visibleText(await (await visit(path, undefined)).text())
    expect(nowhere).toContain('Canadian dollars')
  }
})

test('the call agrees with the page, and the browser keeps its answer for five minutes', async () => {
  const response = await visit('/api/geo', 'US')
  expect(await response.json()).toEqual({ country: 'US', currency: 'USD' })
  expect(response.headers.get('cache-control')).toBe('private, max-age=300')
})
