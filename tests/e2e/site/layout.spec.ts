import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { expect, test, allowErrors } from '../kit/fixtures.ts'
import { layoutLocales } from '../kit/languages.ts'
import { overflow } from '../kit/questions.ts'

for (const locale of layoutLocales) {
  test(`every navigation link is visible from 768 px in ${locale}`, async ({ page }) => {
    await page.goto(localize('/', locale))
    for (const width of [768, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const header = page.getByRole('banner')
      await expect(header.locator('.menu-button')).toBeHidden()
      const links = header.locator('.nav-wide').getByRole('link')
      await expect(links).toHaveCount(8)
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      const rows = new Set(boxes.map((box) => box?.y))
      expect(rows.size, `rows at ${width}`).toBe(1)
      for (const box of boxes) {
        if (!box) throw new Error('A link of the navigation is not visible')
        const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
        expect(box.y + box.height).toBeLessThanOrEqual(bottom)
      }
      await expect(header.locator('.header-tools .btn')).toBeVisible()
      expect(await overflow(page)).toEqual([])
    }
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.getByRole('banner').locator('.menu-button')).toBeVisible()
  })
}

test('the waves at the top of a page do not overlap the text', async ({ page }) => {
  allowErrors(/status of 404/)
  for (const path of ['/insights/news', '/nowhere']) {
    await page.goto(path)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const wind = await page.locator('.page-intro-wind').boundingBox()
      expect(wind).not.toBeNull()
      const rights = await page
        .locator('.page-intro-text')
        .evaluate((text) => [...text.children].map((child) => child.getBoundingClientRect().right))
      expect(Math.max(...rights)).toBeLessThanOrEqual(wind?.x ?? 0)
    }
  }
})

test('the cookie banner does not cover the preview bar', async ({ page }) => {
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

/** The focused element, and whether any part of it is visible (WCAG 2.2, 2.4.11). */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    )
    const isSeen = places.some((it) => it && (element.contains(it) || it.contains(element)))
    return { name: element.outerHTML.slice(0, 100), isSeen }
  })

for (const width of [1280, 360]) {
  test(`the cookie banner never hides the focused element at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
    let stops = 0
    for (; stops < 120; stops++) {
      await page.keyboard.press('Tab')
      await expect.poll(async () => (await focused(page))?.isSeen ?? true).toBe(true)
      const now = await focused(page)
      if (now === null) break
    }
    expect(stops).toBeGreaterThan(20)
    expect(stops).toBeLessThan(120)
  })
}

test('the first Tab stop skips the navigation', async ({ page }) => {
  await page.goto('/partnerships')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
