import { localeCodes, localize } from '#contract/locales.ts'
import { pageIds, pages } from '#contract/pages.ts'
import {
  barriers,
  excessWidth,
  expectNoBarriers,
  phoneAndDesk,
  textBesideWindow,
} from '../kit/barriers.ts'
import { expect, readingPaths, test, vars, wake } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

const others = pageIds.filter((id) => !pages[id].indexed).map((id) => pages[id].path)
const paths = [...readingPaths, ...others.filter((path) => !/[*:]/.test(path))]

// the keyword that fades in has less contrast while it does
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of localeCodes) {
  test(`the pages in ${locale} have no barrier that axe finds, and fit every screen`, async ({
    page,
  }) => {
    test.setTimeout(300_000 * slowCpu)
    for (const path of paths) {
      await page.goto(localize(path, locale))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await excessWidth(page), `${path} at 320`).toBeLessThanOrEqual(0)
      expect(await textBesideWindow(page), `${path} at 320`).toEqual([])
      await expectNoBarriers(page, path)
    }
  })
}

for (const width of phoneAndDesk) {
  test(`menu and admin switches have no barrier that axe finds at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    if (width < 1000) {
      await page.goto('/')
      await person.clicks(page.getByRole('button', { name: 'Menu', exact: true }))
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
      expect(await barriers(page)).toEqual([])
    }
    await page.goto('/simple-admin')
    await wake(page)
    await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
    await person.clicks(page.getByRole('button', { name: 'Unlock' }))
    await expect(page.getByRole('switch').first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
}

test.describe('an address that names no article', () => {
  test.use({ expectedComplaint: /404 \(Not Found\)/ })
  test('has no barrier that axe finds', async ({ page }) => {
    for (const path of ['/insights/blog/nothing', '/el/insights/news/nothing']) {
      await page.goto(path)
      expect(await barriers(page), path).toEqual([])
    }
  })
})
