import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { expect, test } from '../kit/fixtures.ts'

/*
 * A few pictures of parts that rarely change, with a tolerance for other browser builds.
 * After a wanted change: `playwright test --config tests/playwright.config.ts appearance --update-snapshots`.
 */
const tolerance = { maxDiffPixelRatio: 0.02, animations: 'disabled' } as const

/** Opens a page and waits for its fonts, which are optional on a first visit (`font-display: optional`). */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => document.fonts.ready)
}

for (const locale of ['en', 'el'] as const) {
  test(`header and footer in ${locale} match their reference pictures`, async ({ page }) => {
    await open(page, localize('/terms', locale))
    await expect(page.getByRole('banner')).toHaveScreenshot(`header-${locale}.png`, tolerance)
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`footer-${locale}.png`, {
      ...tolerance,
      mask: [page.getByText('©')], // the year changes
    })
  })
}

test('an illustration matches its reference picture', async ({ page }) => {
  await open(page, '/partnerships')
  const plate = page.locator('.partner .plate').first()
  await plate.scrollIntoViewIfNeeded()
  await expect(plate).toHaveScreenshot('plate.png', tolerance)
})
