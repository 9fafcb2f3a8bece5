import type { Page } from '@playwright/test'
import { baseURL, secondURL } from '../../setup/e2e-server.ts'
import { askedFor, expect, test, vars, hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const failed = /50[23] \(|ERR_FAILED|dynamically imported module/
test.use({ expectedComplaint: failed })

/** Unlocks the simple admin, whose flags its own origin does not have. */
async function unlocks(page: Page): Promise<void> {
  await page.goto('/simple-admin')
  await hydrate(page)
  await page.route(`${baseURL}/api/flags`, (route) => route.fulfill({ status: 503 }))
  await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
  await person.clicks(page.getByRole('button', { name: 'Unlock' }))
}

test('a read that fails is answered by the second origin', async ({ page, admin }) => {
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

  // an origin that cannot be reached at all is no obstacle either
  await page.unroute(`${baseURL}/api/flags`)
  await page.route(`${baseURL}/api/flags`, (route) => route.abort())
  await person.clicks(page.getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => reads).toEqual([secondURL, secondURL])
  await page.unroute(`${baseURL}/api/flags`)
  await page.clock.fastForward(31_000)
  await person.clicks(page.getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => reads).toEqual([secondURL, secondURL, baseURL])
})

test('a reader whose origin is gone reads on at the second', async ({ page, admin }) => {
  await admin.setFlag('domain_failover', true)
  await page.goto('/teams')
  await hydrate(page)
  await page.route(`${baseURL}/**`, (route) => route.abort())
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveURL(`${secondURL}/partnerships`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('while failover is off, nothing is asked of the second origin', async ({ page }) => {
  const asked = askedFor(page, new RegExp(`^${secondURL}`))
  await unlocks(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked).toEqual([])
})
