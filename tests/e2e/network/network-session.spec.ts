import type { Page, Route } from '@playwright/test'
import { chunk, expect, expectSame, mark, test } from './network-fixtures.ts'
import { person } from '../person/person.ts'
import { comesIn, admin, client, signIn } from '../kit/portal-fixtures.ts'
import { invite, savePassword } from '../kit/session-fixtures.ts'

/* The code of the session manager does not come: the page says so instead of waiting for ever, and goes on with it. */
const library = chunk('module')

/** Until a button is pressed: what the page does by itself in between helps nothing. */
async function withoutLibraryUntilPressed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target }: Event) =>
      target instanceof Element &&
      target.closest('button') &&
      Object.assign(window, { isPressed: 1 })
    addEventListener('click', note, true)
  })
  await page.route(library, async (route) => {
    const isPressed = await page.evaluate(() => 'isPressed' in window)
    return isPressed ? route.fallback() : route.abort()
  })
}

const unreachable = (page: Page) =>
  page.getByRole('heading', { name: 'The server cannot be reached' })
const tryNow = (page: Page) => page.getByRole('button', { name: 'Try now' })

test('the gate of staff says that it cannot go on, and does once asked', async ({ page }) => {
  await withoutLibraryUntilPressed(page)
  await page.goto('/admin-portal')
  await mark(page)
  await expect(unreachable(page)).toBeVisible()
  const email = page.locator('input[name=email]')
  await person.types(email, admin.email)
  await person.clicks(tryNow(page))
  await expect(unreachable(page)).toHaveCount(0)
  await expect(email).toHaveValue(admin.email)
  await person.types(page.locator('input[name=password]'), admin.password)
  await person.presses(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectSame(page)
})

test('a client signs in while the page itself still tries in vain', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  let next: 'fails' | 'is held' | 'comes' = 'fails'
  await page.route(library, (route) => {
    if (next === 'fails') return route.abort()
    if (next === 'comes') return route.fallback()
    next = 'comes'
    held.resolve(route)
  })
  await page.goto('/client/login')
  await mark(page)
  await expect(unreachable(page)).toBeVisible()
  await person.types(page.locator('input[name=email]'), client.email)
  await person.types(page.locator('input[name=password]'), client.password)
  next = 'is held'
  const vain = await held.promise
  await person.presses(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await vain.abort()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectSame(page)
})

test('the portal of a signed-in client opens by itself later', async ({ page }) => {
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  let asked = 0
  await page.route(library, (route) => {
    asked++
    return route.abort()
  })
  await page.reload()
  await mark(page)
  await expect(unreachable(page)).toBeVisible()
  // it is a file of its own: without it none of these tests would be about anything
  expect(asked).toBeGreaterThan(0)
  await page.unroute(library)
  await expect(page.getByText(client.email)).toBeVisible()
  await expectSame(page)
})

test.describe('by an invitation', () => {
  // until a password is chosen, the session opens nothing else
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch|status of 403/ })

  test('an invitation waits for the session manager', async ({ page, request }) => {
    const { link } = await invite(request)
    await withoutLibraryUntilPressed(page)
    await page.goto(link)
    await mark(page)
    await person.clicks(tryNow(page))
    await comesIn(page, 'invite')
    await savePassword(page, 'Password')
    await expect(page).toHaveURL('/client/dashboard')
    await expectSame(page)
  })
})
