import { allowErrors } from '../kit/fixtures.ts'
import type { Page, Route } from '@playwright/test'
import { chunkPattern, expect, expectSameDocument, markDocument, test } from './network-fixtures.ts'
import { person } from '../person/person.ts'
import { comesIn, admin, client, signIn } from '../kit/portal-fixtures.ts'
import { invite, savePassword } from '../kit/session-fixtures.ts'

/* When the code of the session manager fails to load, the page reports it and offers a retry. */
const library = chunkPattern('module')

/** Fails until a button is pressed, whatever the page retries by itself. */
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

test('the staff sign-in page recovers from code that failed to load', async ({ page }) => {
  await withoutLibraryUntilPressed(page)
  await page.goto('/admin-portal')
  await markDocument(page)
  await expect(unreachable(page)).toBeVisible()
  const email = page.locator('input[name=email]')
  await person.types(email, admin.email)
  await person.clicks(tryNow(page))
  await expect(unreachable(page)).toHaveCount(0)
  await expect(email).toHaveValue(admin.email)
  await person.types(page.locator('input[name=password]'), admin.password)
  await person.presses(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expectSameDocument(page)
})

test('a client can sign in while the page’s own retries still fail', async ({ page }) => {
  const held = Promise.withResolvers<Route>()
  let next: 'fails' | 'is held' | 'comes' = 'fails'
  await page.route(library, (route) => {
    if (next === 'fails') return route.abort()
    if (next === 'comes') return route.fallback()
    next = 'comes'
    held.resolve(route)
  })
  await page.goto('/client/login')
  await markDocument(page)
  await expect(unreachable(page)).toBeVisible()
  await person.types(page.locator('input[name=email]'), client.email)
  await person.types(page.locator('input[name=password]'), client.password)
  next = 'is held'
  const vain = await held.promise
  await person.presses(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()
  await vain.abort()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectSameDocument(page)
})

test('the client portal opens by itself once the session code loads', async ({ page }) => {
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  let asked = 0
  await page.route(library, (route) => {
    asked++
    return route.abort()
  })
  await page.reload()
  await markDocument(page)
  await expect(unreachable(page)).toBeVisible()
  // the session manager is a file of its own, which these tests rely on
  expect(asked).toBeGreaterThan(0)
  await page.unroute(library)
  await expect(page.getByText(client.email)).toBeVisible()
  await expectSameDocument(page)
})

test('an invitation can be accepted once late session code loads', async ({ page, request }) => {
  // until a password is set, other calls with this session answer 403
  allowErrors(/ERR_FAILED|Failed to fetch|status of 403/)
  const { link } = await invite(request)
  await withoutLibraryUntilPressed(page)
  await page.goto(link)
  await markDocument(page)
  await person.clicks(tryNow(page))
  await comesIn(page, 'invite')
  await savePassword(page, 'Password')
  await expect(page).toHaveURL('/client/dashboard')
  await expectSameDocument(page)
})
