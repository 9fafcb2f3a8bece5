import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { localeCodes, localize } from '../../worker/contract/locales.ts'
import { expect, test, wake } from './fixtures.ts'

const budgetBytes = {
  scriptsBeforeTouch: 4 * 1024,
  htmlAndStyles: 28 * 1024,
  fonts: 45 * 1024,
  all: 90 * 1024,
  scriptsAfterWaking: 100 * 1024,
}

type Loaded = { type: string; path: string; sizeBytes: number }

/** Bytes as the edge would send them: text by brotli, fonts as they are. */
async function weigh(response: Response): Promise<Loaded> {
  const body = await response.body()
  const path = new URL(response.url()).pathname
  const isFont = path.endsWith('.woff2')
  const sizeBytes = isFont ? body.length : brotliCompressSync(body).length
  return { type: response.request().resourceType(), path, sizeBytes }
}

async function visit(page: Page, path: string): Promise<Loaded[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  return Promise.all(responses.map(weigh))
}

const sum = (loaded: Loaded[]) => loaded.reduce((total, { sizeBytes }) => total + sizeBytes, 0)

for (const locale of localeCodes) {
  test(`a first visit without a touch stays light in ${locale}`, async ({ page }) => {
    const loaded = await visit(page, localize('/', locale))
    const of = (...types: string[]) => loaded.filter(({ type }) => types.includes(type))
    expect(sum(of('script'))).toBeLessThanOrEqual(budgetBytes.scriptsBeforeTouch)
    expect(sum(of('document', 'stylesheet'))).toBeLessThanOrEqual(budgetBytes.htmlAndStyles)
    expect(of('font').length).toBeLessThanOrEqual(2)
    expect(sum(of('font'))).toBeLessThanOrEqual(budgetBytes.fonts)
    expect(sum(loaded)).toBeLessThanOrEqual(budgetBytes.all)
    expect(loaded.length).toBeLessThanOrEqual(8)
    console.log(
      locale,
      loaded.length,
      'requests',
      sum(loaded),
      'bytes',
      sum(of('document')),
      'html',
    )
  })

  test(`nothing moves while the home page loads in ${locale}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(localize('/', locale), { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })
}

test('waking costs at most 100 KB of script, none of it of portals or admin', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await wake(page)
  await page.waitForLoadState('networkidle')
  const scripts = (await Promise.all(responses.map(weigh))).filter(({ type }) => type === 'script')
  expect(sum(scripts)).toBeLessThanOrEqual(budgetBytes.scriptsAfterWaking)
  console.log(
    'after waking',
    sum(scripts),
    scripts.map(({ path, sizeBytes }) => `${path} ${sizeBytes}`),
  )
  const foreign = scripts.filter(({ path }) => /login|portal|admin|auth|dashboard/.test(path))
  expect(foreign).toEqual([])
})
