import type { Page } from '@playwright/test'
import type { HealthSummary } from '#contract/staff/health.ts'
import { hubspotURL, portal } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'

test('the monitoring endpoint returns the result of the cron’s check', async ({ request }) => {
  const summary = async (): Promise<HealthSummary> => (await request.get('/api/health')).json()
  // the URL of `wrangler dev` for the scheduled handler
  const run = () => request.get('/cdn-cgi/local/scheduled?format=json&cron=*/5+*+*+*+*')
  const before = new Date().toISOString()
  expect((await run()).status()).toBe(200)
  // an isolate caches the result for five seconds
  const isFresh = async () => ((await summary()).lastChecked ?? '') >= before
  await expect.poll(isFresh).toBe(true)
  // database, mail and the fake HubSpot work
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  expect((await summary()).overall).toBe('healthy')
})

const card = (page: Page) => page.getByRole('region', { name: 'System Health' })
const checkNow = (page: Page) =>
  person.clicks(card(page).getByRole('button', { name: 'Check now' }))

test('the health card explains a failing HubSpot', async ({ page, request }) => {
  const behave = (behaviour: object) =>
    request.put(`${hubspotURL}/fake/${portal}`, { data: behaviour })
  await enterPortal(page, 'feature-flags')
  await checkNow(page)
  await expect(card(page).getByText('Checked: Healthy.')).toBeVisible()
  await expect(card(page).getByText('No issues.')).toBeVisible()
  await expect(card(page).getByText(/^Last checked/)).toBeVisible()
  await behave({ faults: Array<string>(40).fill('500') })
  try {
    await checkNow(page)
    await expect(card(page).getByText('Checked: Warning.')).toBeVisible()
    await expect(card(page).getByRole('listitem').first()).toHaveText(
      'Contact forms may fail due to HubSpot configuration',
    )
    // the worst result of each of seven days, with today’s outage
    const days = card(page).getByRole('list').last().getByRole('listitem')
    await expect(days).toHaveCount(7)
    await expect(days.last()).toContainText(': Warning')
  } finally {
    await behave({})
  }
  await checkNow(page)
  await expect(card(page).getByText('Checked: Healthy.')).toBeVisible()
  await expect(card(page).getByText('Contact forms may fail')).toHaveCount(0)

  // opening the card runs a check when the last one is overdue
  const old = '2026-01-01T00:00:00.000Z'
  await page.route('**/api/health/report', async (route) => {
    const answer = await route.fetch()
    const report = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...report, lastChecked: old } })
  })
  await enterPortal(page, 'feature-flags')
  await expect(card(page).getByText('Checked: Healthy.')).toBeVisible()
  // the outage stays in the history
  await expect(card(page).getByRole('list').last().getByRole('listitem').last()).toContainText(
    ': Warning',
  )
})
