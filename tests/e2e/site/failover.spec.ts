import type { Page } from '@playwright/test'
import { baseURL, secondURL } from '../../setup/e2e-server.ts'
import { recordRequests, expect, test, vars, hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const failed = /50[23] \(|ERR_FAILED|dynamically imported module/
test.use({ expectedComplaint: failed })

/** Unlocks the simple admin of the second origin. */
async function unlocks(page: Page): Promise<void> {
  await page.goto('/simple-admin')
  await hydrate(page)
  await page.route(`${baseURL}/api/flags`, (route) => route.fulfill({ status: 503 }))
  await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
  await person.clicks(page.getByRole('button', { name: 'Unlock' }))
}

test('a failed read is answered by the second origin', async ({ page, admin }) => {
  await admin.setFlag('domain_failover', true)
  await page.clock.install()
  const reads: string[] = []
  page.on('response', (response) => {
    const isRead = response.request().method() === 'GET' && response.status() === 200
    if (isRead && response.url().endsWith('/api/flags')) reads.push(new URL(response.url()).origin)
  })
  await unlocks(page)
  await expect(page.getByRole('switch').first()).toBeVisible()
  expect(reads).toEqual([secondURL])

  // the same for an unreachable first origin
  await page.unroute(`${baseURL}/api/flags`)
  await page.route(`${baseURL}/api/flags`, (route) => route.abort())
  await person.clicks(page.getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => reads).toEqual([secondURL, secondURL])
  await page.unroute(`${baseURL}/api/flags`)
  await page.clock.fastForward(31_000)
  await person.clicks(page.getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => reads).toEqual([secondURL, secondURL, baseURL])
})

test('a reader whose first origin fails reads from the second', async ({ page, admin }) => {
  await admin.setFlag('domain_failover', true)
  await page.goto('/teams')
  await hydrate(page)
  await page.route(`${baseURL}/**`, (route) => route.abort())
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveURL(`${secondURL}/partnerships`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the second origin gets no request while failover is off', async ({ page }) => {
  const asked = recordRequests(page, new RegExp(`^${secondURL}`))
  await unlocks(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked).toEqual([])
})
