import { expect, test, hydrate } from '../kit/fixtures.ts'
import { chunk } from '../network/network-fixtures.ts'
import { person } from '../person/person.ts'

test('a page made last year hydrates in the new one without a complaint', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T00:00:10Z')
  await page.goto('/teams')
  await hydrate(page)
  await expect(page.getByRole('contentinfo')).toContainText('©')
})

test.describe('a page that breaks', () => {
  test.use({ expectedComplaint: /broken on purpose/ })

  test('a page that breaks says so and leads to the home page', async ({ page }) => {
    await page.route(chunk('teams-page'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Page() { throw new Error("broken on purpose") }',
      }),
    )
    await page.goto('/de/partnerships')
    await hydrate(page)
    await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /schiefgegangen|schiefgelaufen/,
    )
    await person.clicks(page.getByRole('link', { name: 'Startseite' }))
    await expect(page).toHaveURL('/de')
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  })
})
