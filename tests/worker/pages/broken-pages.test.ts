import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSite } from '../kit/site.ts'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { visibleText } from '../kit/crawler.ts'
import { call } from '../kit/client.ts'

// an isolate reads the shell once: what happens before that comes first in this file

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => logged.mockRestore())

const words: Record<Locale, RegExp> = {
  en: /Something went wrong on our side/,
  fr: /Un problème est survenu de notre côté/,
  el: /Κάτι πήγε στραβά/,
  it: /Si è verificato un errore/,
  de: /Bei uns ist etwas schiefgegangen/,
}

/** Asks for a page while the files of the deployment cannot be read. */
async function withoutFiles(path: string, answer: () => Promise<Response>) {
  const assets = { fetch: answer } as unknown as Fetcher
  const execution = createExecutionContext()
  const request = new Request(new URL(path, 'https://meltemi.test'))
  const app = createSite(liveDeps)
  const response = await app.fetch(request, { ...env, ASSETS: assets }, execution)
  await waitOnExecutionContext(execution)
  return response
}

async function expectBrokenPage(response: Response, locale: Locale) {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain(`<html lang="${locale}">`)
  expect(visibleText(html)).toMatch(words[locale])
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).toContain('mailto:')
  // it stands alone, and the policy admits its one style
  expect(html).not.toMatch(/src=|<link|<script/)
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
}

test('while the shell is missing, a visitor reads so in their language and may try again', async () => {
  for (const locale of localeCodes) {
    const response = await withoutFiles(
      localize('/teams', locale),
      async () => new Response('', { status: 404 }),
    )
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    await expectBrokenPage(response, locale)
  }
  expect(logged.mock.calls.join()).toContain('run the build')
})

test('while files cannot be read at all, it is the same', async () => {
  const response = await withoutFiles('/el', () => Promise.reject(new Error('no assets')))
  expect(response.status).toBe(503)
  await expectBrokenPage(response, 'el')
})

test('once the files are there, so is the page', async () => {
  const response = await call('/teams')
  expect(response.status).toBe(200)
})

test('a page whose code fails is said to be broken, and the log knows why', async () => {
  for (const locale of localeCodes) {
    // no page can name its canonical address then
    const response = await call(localize('/partnerships', locale), {}, { origin: 'not an origin' })
    expect(response.status).toBe(500)
    expect(response.headers.get('retry-after')).toBeNull()
    await expectBrokenPage(response, locale)
  }
  const [line] = logged.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toMatchObject({
    level: 'error',
    message: 'A page could not be made',
  })
})
