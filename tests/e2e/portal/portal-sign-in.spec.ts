import type { Page } from '@playwright/test'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { pages } from '#contract/pages.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import {
  comesIn,
  client,
  expect,
  fillSignIn,
  newEmail,
  signIn,
  test,
} from '../kit/portal-fixtures.ts'

const guarded = Object.entries(pages)
  // the admin portal has a gate of its own (admin-portal.spec.ts)
  .filter(([id, { access }]) => !['public', 'link'].includes(access) && id !== 'adminPortal')
  .map(([id, { path }]) => (id === 'clientDashboard' ? clientAddress('dashboard') : path))

test('a signed-out visitor of a guarded page is sent to sign in', async ({ page }) => {
  expect(guarded.length).toBeGreaterThan(1)
  for (const path of guarded) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('from')).toBe(path)
  }
})

test('a client signs in by keyboard alone and sees the dashboard', async ({ page }) => {
  await page.goto('/client/login')
  await page.getByLabel('Business Email').focus()
  await person.keys(page, client.email)
  await page.keyboard.press('Tab')
  await person.keys(page, client.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/client/dashboard')
  await expect(page.getByText(client.email)).toBeVisible()
  for (const name of ['Orders', 'Analytics', 'Documents', 'Your B2B Services']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Contact Your Account Manager' })).toBeVisible()
  await page.goto('/client/login')
  await expect(page).toHaveURL('/client/dashboard')
})

test('a visitor who signs in comes back to where they came from', async ({ page }) => {
  await page.goto('/client/dashboard?tab=orders#latest')
  await person.clicks(page.getByRole('link', { name: 'Are you a client?' }))
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible()
  await fillSignIn(page, client)
  await expect(page).toHaveURL('/client/dashboard?tab=orders#latest')
})

test.describe('without an answer', () => {
  test.use({ expectedComplaint: /ERR_FAILED|Failed to fetch/ })

  test('a sign-in without an answer blames no password and leads nowhere', async ({ page }) => {
    await page.goto('/client/login?sb') // like the address of a link, and none
    await page.route('**/auth/v1/token**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await fillSignIn(page, client)
    await expect(page.getByRole('alert').getByText('An unexpected error occurred.')).toBeVisible()
    await page.unroute('**/auth/v1/token**')
    // a client whose role cannot be read waits until it can
    await page.route('**/api/me', (route) => route.abort())
    await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await expect(page).toHaveURL(/\/client\/login/)
    await page.unroute('**/api/me')
    await expect(page).toHaveURL('/client/dashboard')
  })
})

test.describe('wrong credentials', () => {
  test.use({ expectedComplaint: /status of 400/ })

  test('wrong credentials are refused in the same words for all', async ({ page }) => {
    const refusal = page
      .getByRole('alert')
      .getByText('Invalid credentials or your account may not have B2B access.')
    await signIn(page, { ...client, password: 'wrong' })
    await expect(refusal).toBeVisible()
    await person.retypes(page.getByLabel('Password', { exact: true }), 'another')
    await expect(refusal).toHaveCount(0)
    await fillSignIn(page, { email: newEmail(), password: 'wrong' })
    await expect(refusal).toBeVisible()
  })
})

test('empty fields of the sign-in are named, and the password can be shown', async ({ page }) => {
  await page.goto('/client/login')
  await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
  const email = page.getByLabel('Business Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please fill in this field.')
  await person.types(email, 'stranger')
  await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
  await expect(email).toHaveAccessibleDescription(/name@company.com/)
  const password = page.getByLabel('Password', { exact: true })
  await person.types(password, 'secret')
  await person.clicks(page.getByRole('button', { name: 'Show password' }))
  await expect(password).toHaveAttribute('type', 'text')
  await person.clicks(page.getByRole('button', { name: 'Hide password' }))
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('after too many wrong passwords', () => {
  test.use({ expectedComplaint: /status of 4(03|29)/ })

  test('a visitor with too many guesses is let in by a mail', async ({ page, request, guest }) => {
    const guess = { ...guest, password: 'Wrong-guess-1' }
    const tries = async () =>
      (await request.post('/auth/v1/token?grant_type=password', { data: guess })).status()
    while ((await tries()) !== 429);
    await signIn(page, guest, '/admin/login')
    await expect(page.getByRole('alert').getByText('to sign in by email now')).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
    const nextMail = markMailbox()
    await person.clicks(page.getByRole('button', { name: 'Send the email' }))
    await page.goto((await nextMail('recovery')).link)
    await comesIn(page)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  })
})

test('signing in and out in one tab reaches the others', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/client/login')
  await expect(other.locator('html[data-hydrated]')).toBeAttached()
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  await expect(other).toHaveURL('/client/dashboard')
  await expect(other.getByText(client.email)).toBeVisible()
  await other.goto('/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Sign Out' }))
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByText('You have been signed out.')).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await expect(other.getByText('You have been signed out. Please sign in again.')).toBeVisible()
})

test.describe('a page whose code is still on its way', () => {
  /** Opens the page, but for what hydrates it. */
  async function openUnhydrated(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/\/hydrated-[^/]*\.js$/, async (route) => {
      await promise
      await route.fallback()
    })
    await page.goto('/client/login', { waitUntil: 'domcontentloaded' })
    return resolve
  }

  test('a sign-in page that is loading signs in after Enter', async ({ page }) => {
    const hydrate = await openUnhydrated(page)
    await person.types(page.getByLabel('Business Email'), client.email)
    await person.types(page.getByLabel('Password', { exact: true }), client.password)
    await person.presses(page, 'Enter', 2)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    hydrate()
    await expect(page).toHaveURL('/client/dashboard')
  })

  test('a sign-in page that is loading follows a link after it', async ({ page }) => {
    const hydrate = await openUnhydrated(page)
    const email = newEmail()
    await person.types(page.getByLabel('Business Email'), email)
    await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
    await expect(page.getByLabel('Business Email')).toHaveValue(email)
    hydrate()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await expect(page.getByLabel('Business Email')).toHaveValue(email)
  })
})

test('a guest who signs in in German returns to the German page', async ({ page, guest }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await person.clicks(page.getByRole('link', { name: 'Deutsch' }).first())
  await person.types(page.getByLabel('E-Mail-Adresse'), guest.email)
  await person.types(page.getByLabel('Passwort', { exact: true }), guest.password)
  await person.clicks(page.getByRole('button', { name: 'Anmelden', exact: true }))
  await expect(page).toHaveURL('/de/account')
})
