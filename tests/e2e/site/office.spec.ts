import { expect, test, hydrate, allowErrors } from '../kit/fixtures.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'
import { person } from '../person/person.ts'

const moments = [
  ['/', '2026-07-01T15:00:00Z', /^Open now · until 5:00 p\.m\.$/],
  ['/', '2026-07-04T18:00:00Z', /^Closed now · opens Monday at 9:00 a\.m\.$/],
  ['/fr', '2026-01-07T14:00:00Z', /^Ouvert en ce moment · jusqu’à 17 h 00$/],
  ['/el', '2026-07-04T13:00:00Z', /^Κλειστά τώρα · ανοίγουμε Σάββατο, 10:00 π\.μ\.$/],
  ['/it', '2026-07-05T16:00:00Z', /^Chiuso ora · apriamo lunedì alle 0?9:00$/],
  ['/de', '2026-03-09T13:30:00Z', /^Jetzt geöffnet · bis 17:00 Uhr$/],
] as const

test('the home page says in every language whether the office is open', async ({ page }) => {
  for (const [path, instant, words] of moments) {
    await page.clock.setFixedTime(instant)
    await page.goto('about:blank') // leaves first, as the same address would not reload
    await page.goto(`${path}#contact`)
    await hydrate(page)
    await page.locator('.office-now').scrollIntoViewIfNeeded()
    await expect(page.locator('.office-now')).toHaveText(words)
  }
})

test('the open-now line changes without a layout shift at opening time', async ({ page }) => {
  await watchShifts(page)
  await page.clock.install({ time: '2026-07-01T12:59:20Z' })
  await page.goto('/#contact')
  await hydrate(page)
  await page.locator('.office-now').scrollIntoViewIfNeeded()
  await expect(page.locator('.office-now')).toHaveText(/^Closed now/)
  // discards the shifts of the page load
  await takeShifts(page)
  await page.clock.fastForward(60_000)
  await expect(page.locator('.office-now')).toHaveText(/^Open now/)
  expect(await takeShifts(page)).toEqual([])
})

test('the currency changes once the visitor’s country is known', async ({ page }) => {
  allowErrors(/503/)
  let asked = 0
  await page.route('**/api/geo', async (route) => {
    asked++
    if (asked === 1) return route.fulfill({ status: 503 })
    return route.fulfill({ json: { country: 'GR', currency: 'EUR' } })
  })
  await page.clock.install()
  await page.goto('/')
  await hydrate(page)
  await expect(page.getByText(/^We quote in (US|Canadian) dollars/)).toBeAttached()
  const follow = (name: string) =>
    person.clicks(page.getByRole('banner').getByRole('link', { name }))
  await follow('Team')
  await expect(page).toHaveURL('/teams')
  expect(asked).toBe(0)

  await page.clock.fastForward(5 * 60_000)
  const answered = page.waitForResponse('**/api/geo')
  await follow('Solutions')
  await answered
  await expect(page.getByText(/^We quote in (US|Canadian) dollars/)).toBeVisible()

  await page.clock.fastForward(5 * 60_000)
  await follow('Team')
  await follow('Solutions')
  await expect(page.getByText('We quote in euros (EUR).')).toBeVisible()
  expect(asked).toBe(2)
})
