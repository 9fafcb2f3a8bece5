import { type APIRequestContext, type Page } from '@playwright/test'
import type { FlagList } from '#contract/flag-calls.ts'
import { expect, test, vars } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

async function unlock(page: Page): Promise<void> {
  await page.goto('/simple-admin')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
  await person.clicks(page.getByRole('button', { name: 'Unlock' }))
  await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeVisible()
}

const isOn = async (request: APIRequestContext, id: string) => {
  const { flags }: FlagList = await (await request.get('/api/flags')).json()
  return flags.find((flag) => flag.id === id)?.enabled
}

test('a section that staff switch off is gone for visitors', async ({ page, context, admin }) => {
  await admin.setFlag('products', true)
  await unlock(page)
  const products = page.getByRole('switch', { name: 'products' })
  await expect(products).toBeChecked()
  await person.clicks(products)
  await expect(page.getByText('products is now disabled')).toBeVisible()
  await expect(products).not.toBeChecked()

  const visitor = await context.newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('region', { name: 'From the first sample' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Products' })).toHaveCount(0)

  await products.press('Space')
  await expect(page.getByText('products is now enabled')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'Six categories' })).toBeVisible()
})

test.describe('when the server refuses', () => {
  test.use({ expectedComplaint: /401|409|429/ })

  test('a wrong password leaves the simple admin locked', async ({ page }) => {
    await page.goto('/simple-admin')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await person.types(page.getByLabel('Password', { exact: true }), 'guess')
    await person.clicks(page.getByRole('button', { name: 'Unlock' }))
    await expect(page.getByRole('alert')).toHaveText('Incorrect password')
    await expect(page.getByRole('switch')).toHaveCount(0)
    await page.route('**/api/simple-admin/unlock', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '1800' },
        json: { code: 'request/rate-limited', status: 429, title: 'Too many requests' },
      }),
    )
    await person.clicks(page.getByRole('button', { name: 'Unlock' }))
    await expect(page.getByRole('alert').getByText('Try again in 30 minutes')).toBeVisible()
  })

  test('a switch changed by a colleague rolls back', async ({ page, request, admin }) => {
    await unlock(page)
    const teams = page.getByRole('switch', { name: 'teams' })
    await expect(teams).toBeChecked()
    await admin.setFlag('teams', false)
    await admin.setFlag('teams', true)
    await person.clicks(teams)
    await expect(page.getByText(/teams was not changed: Someone else changed/)).toBeVisible()
    await expect(teams).toBeChecked()
    expect(await isOn(request, 'teams')).toBe(true)
  })
})

test('logging out locks the screen, and so does a reload', async ({ page }) => {
  await unlock(page)
  await person.clicks(page.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await unlock(page)
  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test.describe('while the database fails', () => {
  test.use({ expectedComplaint: /503|Failed to load/ })

  test('the simple admin offers another try when it has no list', async ({ page }) => {
    await unlock(page)
    // Refresh asks again once the first answer is there
    await expect(page.getByRole('switch').first()).toBeVisible()
    await page.route('**/api/flags', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'server/database-unavailable', title: '', status: 503, requestId: '' },
      }),
    )
    await person.clicks(page.getByRole('button', { name: 'Refresh' }))
    await expect(page.getByRole('alert')).toContainText('Database Error: The database cannot')
    await page.unroute('**/api/flags')
    await page.route('**/api/flags', (route) => route.fulfill({ json: { version: '', flags: [] } }))
    await person.clicks(page.getByRole('button', { name: 'Try Again' }))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('No Feature Flags Found')).toBeVisible()
    await page.unroute('**/api/flags')
    await person.clicks(page.getByRole('button', { name: 'Try Again' }))
    await expect(page.getByRole('switch').first()).toBeVisible()
  })
})
