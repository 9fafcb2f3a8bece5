import type { Page, Response } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { baseURL } from '../../setup/e2e-server.ts'
import { expect, readingPaths, test, hydrate } from '../kit/fixtures.ts'
import { budgetBytes, type Loaded, sum, weigh } from '../kit/weights.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'

async function visit(page: Page, path: string): Promise<Loaded[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  return Promise.all(responses.map(weigh))
}

// Greek has faces of its own
for (const locale of ['en', 'el'] as const) {
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
    await watchShifts(page)
    await page.goto(localize('/', locale), { waitUntil: 'networkidle' })
    expect(await takeShifts(page)).toEqual([])
  })
}

test('hydration costs at most 100 KB of script, none of portals or admin', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const scripts = (await Promise.all(responses.map(weigh))).filter(({ type }) => type === 'script')
  console.log(
    'after hydration',
    sum(scripts),
    scripts.map(({ path, sizeBytes }) => `${path} ${sizeBytes}`),
  )
  expect(sum(scripts)).toBeLessThanOrEqual(budgetBytes.scriptsAfterWaking)
  const foreign = scripts.filter(({ path }) => /login|portal|admin|auth|dashboard/.test(path))
  expect(foreign).toEqual([])
})
