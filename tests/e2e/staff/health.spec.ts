import type { Page } from '@playwright/test'
import type { HealthSummary } from '#contract/staff/health.ts'
import { hubspotURL, portal } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'

test('the cron checks the system, and monitors read what it found', async ({ request }) => {
  const summary = async (): Promise<HealthSummary> => (await request.get('/api/health')).json()
  // the address at which `wrangler dev` runs the scheduled handler
  const run = () => request.get('/cdn-cgi/local/scheduled?format=json&cron=*/5+*+*+*+*')
  const before = new Date().toISOString()
  expect((await run()).status()).toBe(200)
  // an isolate may answer from its memory for five seconds
  const isFresh = async () => ((await summary()).lastChecked ?? '') >= before
  await expect.poll(isFresh).toBe(true)
  // database, mail, and the HubSpot of this run are well
  const response = await request.get('/api/health')
  expect(response.status()).toBe(200)
  expect((await summary()).overall).toBe('healthy')
})

const card = (page: Page) => page.getByRole('region', { name: 'System Health' })
const checkNow = (page: Page) =>
  person.clicks(card(page).getByRole('button', { name: 'Check now' }))

test('the health card says what a broken HubSpot means', async ({ page, request }) => {
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
    // seven days, the worst of each: today has just had its outage
    const days = card(page).getByRole('list').last().getByRole('listitem')
    await expect(days).toHaveCount(7)
    await expect(days.last()).toContainText(': Warning')
  } finally {
    await behave({})
  }
  await checkNow(page)
  await expect(card(page).getByText('Checked: Healthy.')).toBeVisible()
  await expect(card(page).getByText('Contact forms may fail')).toHaveCount(0)

  // a card whose last check is overdue is checked when it is opened
  const old = '2026-01-01T00:00:00.000Z'
  await page.route('**/api/health/report', async (route) => {
    const answer = await route.fetch()
    const report = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...report, lastChecked: old } })
  })
  await enterPortal(page, 'feature-flags')
  await expect(card(page).getByText('Checked: Healthy.')).toBeVisible()
  // the history is kept: who comes later sees the outage as well
  await expect(card(page).getByRole('list').last().getByRole('listitem').last()).toContainText(
    ': Warning',
  )
})
