import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it stands, and whether it is wider than its window. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // there are no frames to look into, and without that it takes a third of the time
    .setLegacyMode()
    .analyze()
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    ),
    ...(excess > 0 ? [`wider than the window by ${excess} px`] : []),
  ]
}

/** Widths in pixels. */
export const phoneAndDesk = [360, 1280]
