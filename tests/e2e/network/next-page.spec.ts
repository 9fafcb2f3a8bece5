import type { Page } from '@playwright/test'
import { expect, test, wake } from '../kit/fixtures.ts'

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test('what somebody points at on an awake page is here before the click, and the click asks for nothing', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await link(page, 'Team').hover()
  await expect.poll(() => asked.join()).toMatch(/teams-page/)
  await page.waitForLoadState('networkidle')
  const scripts = () => asked.filter((path) => path.endsWith('.js')).length
  const before = scripts()
  await link(page, 'Team').click()
  await expect(page).toHaveTitle(/^Our team/)
  expect(scripts()).toBe(before)
})

test('the keyboard brings the next page along, too', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const code = page.waitForRequest(/solutions-page/)
  await link(page, 'Solutions').focus()
  await code
})

/** Code that cannot come: such a page stays plain HTML. */
const keepAsleep = (page: Page) => page.route(/\/assets\/(wake|awake)-/, (route) => route.abort())

test.describe('before a page is awake', () => {
  // its code is cut off on purpose
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch|dynamically imported/ })

  test('a pointer that rests on a link has the browser fetch the page: the click needs no network', async ({
    page,
  }) => {
    await keepAsleep(page)
    await page.goto('/')
    const fetched = page.waitForRequest(
      (request) => request.headers()['sec-purpose']?.startsWith('prefetch') === true,
    )
    await link(page, 'Team').hover()
    const request = await fetched
    expect(new URL(request.url()).pathname).toBe('/teams')
    expect((await request.response())?.status()).toBe(200)
    await link(page, 'Team').click()
    await expect(page).toHaveTitle(/^Our team/)
    const how = () =>
      (
        performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
          deliveryType: string
        }
      ).deliveryType
    expect(await page.evaluate(how)).toBe('navigational-prefetch')
  })
})
