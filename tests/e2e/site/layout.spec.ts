import { localeCodes, localize } from '#contract/locales.ts'
import { excessWidth } from '../kit/barriers.ts'
import { expect, test } from '../kit/fixtures.ts'

for (const locale of localeCodes) {
  test(`from 768 px on every link of the navigation shows in ${locale}`, async ({ page }) => {
    for (const width of [768, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(localize('/', locale))
      const header = page.getByRole('banner')
      await expect(header.locator('.menu-button')).toBeHidden()
      const links = header.locator('.nav-wide').getByRole('link')
      await expect(links).toHaveCount(8)
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      const rows = new Set(boxes.map((box) => box?.y))
      expect(rows.size, `rows at ${width}`).toBe(1)
      for (const box of boxes) {
        if (!box) throw new Error('A link of the navigation is not to be seen')
        const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
        expect(box.y + box.height).toBeLessThanOrEqual(bottom)
      }
      await expect(header.locator('.header-tools .btn')).toBeVisible()
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.getByRole('banner').locator('.menu-button')).toBeVisible()
  })
}

for (const path of ['/insights/news', '/nowhere']) {
  test.describe(`waves on ${path}`, () => {
    test.use({ expectedComplaint: /status of 404/ })
    test('are beside the text, not behind it', async ({ page }) => {
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const wind = await page.locator('.page-intro-wind').boundingBox()
        expect(wind).not.toBeNull()
        const rights = await page
          .locator('.page-intro-text')
          .evaluate((text) =>
            [...text.children].map((child) => child.getBoundingClientRect().right),
          )
        expect(Math.max(...rights)).toBeLessThanOrEqual(wind?.x ?? 0)
      }
    })
  })
}

test('the question about cookies leaves the bar of a preview in sight', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/teams?preview=an-old-one')
    const bar = page.locator('.preview-bar')
    const consent = page.getByRole('region', { name: 'Cookie consent' })
    await expect(consent).toBeVisible()
    const [above, below] = [await consent.boundingBox(), await bar.boundingBox()]
    if (!above || !below) throw new Error('One of them is not to be seen')
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1)
    expect(below.y + below.height).toBeLessThanOrEqual(800)
  }
})
