import { expect, test, hydrate, allowErrors } from '../kit/fixtures.ts'
import { chunkPattern } from '../network/network-fixtures.ts'
import { person } from '../person/person.ts'

test('a page rendered last year hydrates without a console error', async ({ page }) => {
  await page.clock.setFixedTime('2031-01-01T00:00:10Z')
  await page.goto('/teams')
  await hydrate(page)
  await expect(page.getByRole('contentinfo')).toContainText('©')
})

test('a page that fails to render shows an error with a link home', async ({ page }) => {
  allowErrors(/broken on purpose/)
  await page.route(chunkPattern('teams-page'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Page() { throw new Error("broken on purpose") }',
    }),
  )
  await page.goto('/de/partnerships')
  await hydrate(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/schiefgegangen|schiefgelaufen/)
  await person.clicks(page.getByRole('link', { name: 'Startseite' }))
  await expect(page).toHaveURL('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
})
