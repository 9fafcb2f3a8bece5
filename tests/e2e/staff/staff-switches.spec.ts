import type { Page, Request, Route } from '@playwright/test'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { vars } from '../kit/fixtures.ts'
import { databaseAway, hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

const isSwitch = (request: Request) => request.method() === 'PATCH'
const flagSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const patchOf = (page: Page, id: string) => hold(page, `**/api/flags/${id}`, isSwitch)

/** Presses two switches whose answers come late, the second one twice, and lets the answers come one after the other. */
async function expectToStayApart(page: Page, done: (name: string) => RegExp) {
  const founder = await patchOf(page, 'founder')
  const products = await patchOf(page, 'products')
  const one = flagSwitch(page, 'founder')
  const other = flagSwitch(page, 'products')
  await expect(one).toBeChecked()
  await person.clicks(one)
  await person.clicks(other)
  await expect(one).not.toBeChecked()
  await expect(other).not.toBeChecked()

  await founder.release()
  await expect(page.getByText(done('founder'))).toBeVisible()
  await expect(one).not.toHaveAttribute('aria-disabled', 'true')
  await expect(other).toHaveAttribute('aria-disabled', 'true')
  await expect(other).not.toBeChecked()
  await other.dispatchEvent('click')
  await other.dispatchEvent('click')
  await products.release()
  await expect(page.getByText(done('products'))).toBeVisible()
  await expect(other).not.toHaveAttribute('aria-disabled', 'true')
  await expect(other).not.toBeChecked()
  await expect(one).not.toBeChecked()
  expect([founder.count(), products.count()]).toEqual([1, 1])
}

test('two switches of the portal keep their own state', async ({ page, admin }) => {
  await admin.setFlag('founder', true)
  await admin.setFlag('products', true)
  await enterPortal(page, 'sections')
  await expectToStayApart(page, (name) => new RegExp(`${name} is now hidden`, 'i'))
})

test('two switches of the simple admin keep their own state', async ({ page, admin }) => {
  await admin.setFlag('founder', true)
  await admin.setFlag('products', true)
  await page.goto('/simple-admin')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
  await person.presses(page, 'Enter')
  await expectToStayApart(page, (name) => new RegExp(`${name} is now disabled`, 'i'))
})

test('a late list does not put a saved switch back', async ({ page, admin }) => {
  await admin.setFlag('founder', true)
  await enterPortal(page, 'sections')
  const founder = flagSwitch(page, 'founder')
  await expect(founder).toBeChecked()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  await page.route(
    '**/api/admin/flags',
    async (route) => {
      const answer = await route.fetch()
      read()
      await isReleased
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await person.clicks(page.getByRole('button', { name: 'Refresh' }))
  await isRead
  await person.clicks(founder)
  await expect(page.getByText('Founder is now hidden.')).toBeVisible()
  const late = page.waitForResponse('**/api/admin/flags')
  release()
  await late
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await expect(founder).not.toBeChecked()
})

test.describe('when the database fails for one of two', () => {
  test.use({ expectedComplaint: /503/ })

  test('of two switches the one that fails is named', async ({ page, admin }) => {
    await admin.setFlag('founder', true)
    await admin.setFlag('products', true)
    await enterPortal(page, 'sections')
    await page.route('**/api/flags/founder', (route) => route.fulfill(databaseAway))
    const founder = await patchOf(page, 'founder')
    const products = await patchOf(page, 'products')
    await person.clicks(flagSwitch(page, 'founder'))
    await person.clicks(flagSwitch(page, 'products'))
    await founder.release()
    await products.release()
    await expect(page.getByText('Products is now hidden.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Founder was not' })).toBeVisible()
    await expect(flagSwitch(page, 'founder')).toBeChecked()
    await expect(flagSwitch(page, 'products')).not.toBeChecked()
  })
})

test.describe('on a phone, with a database that was away', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedComplaint: /status of 503/ })

  test('the switch that was pressed is in sight once it is done', async ({ page, admin }) => {
    await admin.setFlag('solutions', true)
    await enterPortal(page, 'sections')
    const solutions = flagSwitch(page, 'solutions')
    await expect(solutions).toBeChecked()
    await solutions.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.route('**/api/flags/*', (route) => route.fulfill(databaseAway), { times: 1 })
    await solutions.press('Space')
    const question = page.getByRole('dialog')
    const hide = question.getByRole('button', { name: 'Hide it' })
    await person.clicks(hide)
    await expect(question.getByRole('alert')).toBeVisible()
    await person.clicks(hide)
    await expect(page.getByText('Solutions is now hidden.')).toBeVisible()
    await expect(solutions).toBeFocused()
    await expect(solutions).toBeInViewport({ ratio: 1 })
  })
})

test.describe('by keyboard, with a network that goes', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('an undo that failed can be tried again in its place', async ({ page, admin }) => {
    await admin.setFlag('founder', true)
    await enterPortal(page, 'sections')
    const founder = flagSwitch(page, 'founder')
    await founder.press('Space')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await expect(undo).toBeVisible()
    await page.route('**/api/flags/undo', (route) => route.abort(), { times: 1 })
    await undo.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Not undone' })).toBeVisible()
    await expect(founder).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText('Undone: founder.')).toBeVisible()
    await expect(founder).toBeFocused()
    await expect(founder).toBeChecked()
  })

  test('a switch whose answer is lost is said to be what it is', async ({ page, admin }) => {
    await admin.setFlag('founder', true)
    await enterPortal(page, 'sections')
    const founder = flagSwitch(page, 'founder')
    await expect(founder).toBeChecked()
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/flags/founder', lose, { times: 1 })
    await founder.press('Space')
    await expect(page.getByText('Founder is now hidden.')).toBeVisible()
    await expect(founder).not.toBeChecked()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
})
