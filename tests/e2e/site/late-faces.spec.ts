import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, hydrate } from '../kit/fixtures.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'

test('fonts that load late do not move a page when it is hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await watchShifts(page)
  await page.route(/\.woff2$/, async (route) => {
    await pause(1500)
    await route.continue()
  })
  await page.goto('/insights/news/cheese-volumes-for-2027', { waitUntil: 'networkidle' })
  await hydrate(page)
  // the full stylesheet is applied
  const sheets = () => page.evaluate(() => document.querySelectorAll('link[disabled]').length)
  await expect.poll(sheets).toBe(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await pause(300)
  expect(await takeShifts(page)).toEqual([])
})
