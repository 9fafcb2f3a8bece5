import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import { pageIds, pages } from '#contract/pages.ts'
import { excessWidth, textBesideWindow } from '../kit/barriers.ts'
import { expect, readingPaths, test } from '../kit/fixtures.ts'
import { inspector, slowCpu } from '../person/slowness.ts'

/*
 * Text twice as large as the browser's own (WCAG 2.2, 1.4.4 and 1.4.10): nobody scrolls sideways, and no word lies
 * beside the window. Greek and German have the longest words.
 */
const others = pageIds.filter((id) => !pages[id].indexed).map((id) => pages[id].path)
const paths = [
  ...readingPaths,
  ...others.filter((path) => !/[*:]/.test(path)),
  '/client/login?mode=request',
  '/client/login?mode=forgot',
  '/admin-portal',
]

/** The ways that people have: the browser's setting, or a style of their own. */
const ways = {
  'the browser’s setting': async (page: Page) => {
    const session = await inspector(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  },
  'a reader’s own style': (page: Page) =>
    page.addStyleTag({ content: 'html { font-size: 200% !important }' }),
}

const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

// a reader's own style comes past the policy, as an extension's would
test.use({ bypassCSP: true })

for (const locale of ['en', 'el', 'de'] as const) {
  for (const [way, enlarge] of Object.entries(ways)) {
    test(`at twice the size by ${way}, every page in ${locale} fits its window`, async ({
      page,
    }) => {
      test.setTimeout(300_000 * slowCpu)
      const wide: string[] = []
      for (const path of paths) {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(localize(path, locale))
        await enlarge(page)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const width of [360, 640, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          expect(await rootSize(page), path).toBe('32px')
          const excess = await excessWidth(page)
          const beside = await textBesideWindow(page)
          if (excess > 0 || beside.length > 0) {
            wide.push(`${path} at ${width}: ${excess} px, ${beside.slice(0, 3).join(' | ')}`)
          }
        }
      }
      expect(wide).toEqual([])
    })
  }
}
