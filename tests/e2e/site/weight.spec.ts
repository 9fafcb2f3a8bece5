import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { localeCodes, localize } from '#contract/locales.ts'
import { baseURL } from '../../setup/e2e-server.ts'
import { expect, readingPaths, test, wake } from '../kit/fixtures.ts'

const budgetBytes = {
  scriptsBeforeTouch: 4 * 1024,
  htmlAndStyles: 28 * 1024,
  fonts: 45 * 1024,
  all: 90 * 1024,
  scriptsAfterWaking: 100_000,
}

type Loaded = { type: string; path: string; sizeBytes: number }

/** Files with a hash in their name weigh the same on every page. */
const known = new Map<string, number>()

/** Bytes as the edge would send them: text by brotli, fonts as they are. */
async function weigh(response: Response): Promise<Loaded> {
  const path = new URL(response.url()).pathname
  let sizeBytes = known.get(path)
  if (sizeBytes === undefined) {
    const body = await response.body()
    sizeBytes = path.endsWith('.woff2') ? body.length : brotliCompressSync(body).length
    if (path.startsWith('/assets/')) known.set(path, sizeBytes)
  }
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
  test(`a first visit without a touch stays light on every page in ${locale}`, async ({ page }) => {
    for (const path of readingPaths) {
      const fresh = await page.context().browser()?.newPage()
      if (!fresh) throw new Error('No browser')
      const loaded = await visit(fresh, new URL(localize(path, locale), baseURL).href)
      await fresh.close()
      const of = (...types: string[]) => loaded.filter(({ type }) => types.includes(type))
      const documents = sum(of('document', 'stylesheet'))
      expect(sum(of('script')), path).toBeLessThanOrEqual(budgetBytes.scriptsBeforeTouch)
      expect(documents, path).toBeLessThanOrEqual(budgetBytes.htmlAndStyles)
      expect(of('font').length, path).toBeLessThanOrEqual(2)
      expect(sum(of('font')), path).toBeLessThanOrEqual(budgetBytes.fonts)
      expect(sum(loaded), path).toBeLessThanOrEqual(budgetBytes.all)
      expect(loaded.length, path).toBeLessThanOrEqual(8)
    }
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
  console.log(
    'after waking',
    sum(scripts),
    scripts.map(({ path, sizeBytes }) => `${path} ${sizeBytes}`),
  )
  expect(sum(scripts)).toBeLessThanOrEqual(budgetBytes.scriptsAfterWaking)
  const foreign = scripts.filter(({ path }) => /login|portal|admin|auth|dashboard/.test(path))
  expect(foreign).toEqual([])
})
