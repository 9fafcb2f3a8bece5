import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it stands, and whether it is wider than its window. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // there are no frames to look into, and without that it takes a third of the time
    .setLegacyMode()
    .analyze()
  const excess = await excessWidth(page)
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    ),
    ...(excess > 0 ? [`wider than the window by ${excess} px`] : []),
  ]
}

/** By how many pixels the page is wider than its window: nobody should have to scroll sideways. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Texts of which a part lies beside the window, where nobody can read it. */
export const textBesideWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      // what is off the page on purpose: for screen readers, or a trap for programs
      if (parentElement.closest('.sr-only, .form-trap')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isBeside = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      )
      if (isBeside) found.push(textContent.slice(0, 80))
    }
    return found
  })

/** Widths in pixels. */
export const phoneAndDesk = [360, 1280]

/** Nothing wider than the window, at the width of a phone and of a desk. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of phoneAndDesk) {
    await page.setViewportSize({ width, height: 800 })
    expect(await excessWidth(page), `${what} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** No barrier that axe finds and nothing wider than the window, at the width of a phone and of a desk. */
export async function expectNoBarriers(page: Page, what: string): Promise<void> {
  for (const width of phoneAndDesk) {
    await page.setViewportSize({ width, height: 800 })
    // what happens to lie half under the header that stays would count as too small
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await barriers(page), `${what} at ${width} px`).toEqual([])
  }
}
