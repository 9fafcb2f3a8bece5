import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { expect, test } from '../kit/fixtures.ts'

/*
 * Few pictures, of parts that change rarely: the frame of pages in the faces of each script, and one plate. A pixel may
 * differ a little (another build of the browser draws letters otherwise), and 2 % of them more. After a wanted change:
 * `playwright test --config tests/playwright.config.ts appearance --update-snapshots`.
 */
const tolerance = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const

/** Opens a page with its faces in place: a first visit may do without them (`font-display: optional`). */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => document.fonts.ready)
}

for (const locale of ['en', 'el'] as const) {
  test(`header and footer look as they did in ${locale}`, async ({ page }) => {
    await open(page, localize('/terms', locale))
    await expect(page.getByRole('banner')).toHaveScreenshot(`header-${locale}.png`, tolerance)
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`footer-${locale}.png`, {
      ...tolerance,
      mask: [page.getByText('©')], // it names the year
    })
  })
}

test('a plate looks as it did', async ({ page }) => {
  await open(page, '/partnerships')
  const plate = page.locator('.partner .plate').first()
  await plate.scrollIntoViewIfNeeded()
  await expect(plate).toHaveScreenshot('plate.png', tolerance)
})
