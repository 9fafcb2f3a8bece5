import { type APIRequestContext, type Page } from '@playwright/test'
import type { FlagList } from '#contract/flag-calls.ts'
import { expect, test, vars } from '../kit/fixtures.ts'
import { expectIndependentSwitches } from '../kit/two-switches.ts'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'

/** Types the simple admin’s password and sends it. */
async function knocks(page: Page, password: string): Promise<void> {
  await person.retypes(page.getByLabel('Password', { exact: true }), password)
  await person.clicks(page.getByRole('button', { name: 'Unlock' }))
}

async function unlock(page: Page): Promise<void> {
  await knocks(page, vars.SIMPLE_ADMIN_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeVisible()
}

const isOn = async (request: APIRequestContext, id: string) => {
  const { flags }: FlagList = await (await request.get('/api/flags')).json()
  return flags.find((flag) => flag.id === id)?.enabled
}

test.use({ expectedComplaint: /401|409|429|503|Failed to load/ })

test('the simple admin switches sections with its password', async ({ page, request, admin }) => {
  await admin.setFlag('products', true)
  await admin.setFlag('founder', true)
  const home = async () => (await request.get('/')).text()
  await page.goto('/simple-admin')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()

  await test.step('a wrong password leaves the simple admin locked', async () => {
    await knocks(page, 'guess')
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
    await page.unroute('**/api/simple-admin/unlock')
  })

  await test.step('a section that staff switch off disappears for visitors', async () => {
    await unlock(page)
    const products = page.getByRole('switch', { name: 'products' })
    await expect(products).toBeChecked()
    await person.clicks(products)
    await expect(page.getByText('products is now disabled')).toBeVisible()
    await expect(products).not.toBeChecked()

    const hidden = await home()
    expect(hidden).toContain('From the first sample')
    expect(hidden).not.toContain('>Products<')

    await products.press('Space')
    await expect(page.getByText('products is now enabled')).toBeVisible()
    expect(await home()).toContain('Six categories')
  })

  await test.step('a switch shows the colleague’s value after a conflict', async () => {
    const teams = page.getByRole('switch', { name: 'teams' })
    await expect(teams).toBeChecked()
    await admin.setFlag('teams', false)
    await admin.setFlag('teams', true)
    await person.clicks(teams)
    await expect(page.getByText(/teams was not changed: Someone else changed/)).toBeVisible()
    await expect(teams).toBeChecked()
    expect(await isOn(request, 'teams')).toBe(true)
  })

  await test.step('two switches show their own state', async () => {
    const named = (id: string) => ({
      id,
      control: page.getByRole('switch', { name: id }),
      said: `${id} is now disabled`,
    })
    await expectIndependentSwitches(page, named('founder'), named('products'))
  })

  await test.step('the simple admin offers a retry when its list fails to load', async () => {
    await page.route('**/api/flags', (route) => route.fulfill(databaseAway))
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

  await test.step('logging out or reloading locks the simple admin', async () => {
    await person.clicks(page.getByRole('button', { name: 'Sign out' }))
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    await unlock(page)
    await page.reload()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
})
