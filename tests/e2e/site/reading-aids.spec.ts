import type { Page } from '@playwright/test'
import { localeCodes, localize } from '#contract/locales.ts'
import { expect, readingPaths, test } from '../kit/fixtures.ts'
import { slowCpu } from '../person/slowness.ts'

test.describe('with the spacing of text that a reader needs', () => {
  // a reader's own style comes past the policy, as an extension's would
  test.use({ bypassCSP: true })

  // WCAG 2.2, 1.4.12
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`

  /** Elements whose own text is cut off, and whether the page has to be moved sideways. */
  const cutOff = (page: Page) =>
    page.evaluate(() => {
      const hasOwnText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
      const isCut = (element: Element) => {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
        if (overflowX === 'visible' && overflowY === 'visible') return false
        if (clip !== 'auto' || clipPath !== 'none') return false // for screen readers only
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
      }
      const cut = [...document.querySelectorAll('body *')].filter(
        (element) => hasOwnText(element) && isCut(element),
      )
      const excess = document.documentElement.scrollWidth - innerWidth
      return [
        ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ...(excess > 0 ? [`${excess} px`] : []),
      ]
    })

  for (const width of [320, 1280]) {
    test(`nothing is cut off at ${width} px`, async ({ page }) => {
      test.setTimeout(300_000 * slowCpu)
      await page.setViewportSize({ width, height: 800 })
      for (const locale of localeCodes) {
        for (const path of readingPaths) {
          await page.goto(localize(path, locale))
          await page.addStyleTag({ content: spacing })
          expect(await cutOff(page), `${locale} ${path}`).toEqual([])
        }
      }
    })
  }
})

/** What the element with the focus is, and whether any of it can be seen (WCAG 2.2, 2.4.11). */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    )
    const isSeen = places.some(
      (place) => place && (element.contains(place) || place.contains(element)),
    )
    return { name: element.outerHTML.slice(0, 100), isSeen }
  })

for (const [what, width] of [
  ['a wide screen', 1280],
  ['a small screen', 360],
] as const) {
  test(`on ${what}, the focus is never hidden while the banner is open`, async ({ page }) => {
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

test('the first stop leads past the navigation, and the banner is answered by keyboard', async ({
  page,
}) => {
  await page.goto('/partnerships')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  const decline = page.getByRole('button', { name: 'Decline' })
  await expect(decline).toBeVisible()
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(decline).toBeHidden()
})
