import type { Page, Response } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { baseURL } from '../../setup/e2e-server.ts'
import { expect, publicPagePaths, test, hydrate } from '../kit/fixtures.ts'
import { pageBudgetBytes, type Transfer, totalBytes, measureTransfers } from '../kit/weights.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'

async function visit(page: Page, path: string): Promise<Transfer[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  return measureTransfers(responses)
}

// Greek has fonts of its own
for (const locale of ['en', 'el'] as const) {
  test(`a first visit to any page in ${locale} stays within the byte budget`, async ({ page }) => {
    for (const path of publicPagePaths) {
      const fresh = await page.context().browser()?.newPage()
      if (!fresh) throw new Error('No browser')
      const loaded = await visit(fresh, new URL(localize(path, locale), baseURL).href)
      await fresh.close()
      const of = (...types: string[]) => loaded.filter(({ type }) => types.includes(type))
      const documents = totalBytes(of('document', 'stylesheet'))
      expect(totalBytes(of('script')), path).toBeLessThanOrEqual(pageBudgetBytes.scriptsBeforeTouch)
      expect(documents, path).toBeLessThanOrEqual(pageBudgetBytes.htmlAndStyles)
      expect(of('font').length, path).toBeLessThanOrEqual(2)
      expect(totalBytes(of('font')), path).toBeLessThanOrEqual(pageBudgetBytes.fonts)
      expect(totalBytes(loaded), path).toBeLessThanOrEqual(pageBudgetBytes.all)
      expect(loaded.length, path).toBeLessThanOrEqual(8)
    }
  })

  test(`the home page in ${locale} loads without a layout shift`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(localize('/', locale), { waitUntil: 'networkidle' })
    expect(await takeShifts(page)).toEqual([])
  })
}

test('hydration loads at most 100 KB of script, none of it from the portals', async ({ page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto('/')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const scripts = (await measureTransfers(responses)).filter(({ type }) => type === 'script')
  console.log(
    'after hydration',
    totalBytes(scripts),
    scripts.map(({ path, sizeBytes }) => `${path} ${sizeBytes}`),
  )
  expect(totalBytes(scripts)).toBeLessThanOrEqual(pageBudgetBytes.scriptsAfterWaking)
  const foreign = scripts.filter(({ path }) => /login|portal|admin|auth|dashboard/.test(path))
  expect(foreign).toEqual([])
})
