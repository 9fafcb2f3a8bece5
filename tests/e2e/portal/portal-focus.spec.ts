import type { Page } from '@playwright/test'
import { enrol, section } from '../kit/factor-fixtures.ts'
import { vars } from '../kit/fixtures.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { enterAccount, expect, newEmail, signIn, test } from '../kit/portal-fixtures.ts'
import { newPassword, signUp } from '../kit/session-fixtures.ts'
import { person } from '../person/person.ts'

/* Whatever leaves the page under somebody's hands, the focus is where they read on (WCAG 2.2, 2.4.3). */

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test('who has chosen a new password stands at what is said of it, then at the next page', async ({
  page,
  guest,
}) => {
  await page.goto('/client/login?mode=forgot')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.getByLabel('Business Email'), guest.email)
  const nextMail = markMailbox()
  await person.presses(page, 'Enter')
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
  await person.keys(page, (await nextMail('recovery')).code)
  await person.presses(page, 'Enter')
  await expect(page.getByLabel('New password')).toBeFocused()
  await person.keys(page, newPassword)
  await person.presses(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()
  await person.tabs(page)
  await person.presses(page, 'Enter')
  await expect(page).toHaveURL('/')
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('whatever is saved on the account page, the focus stays in its section', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  const password = section(page, 'Password')
  await person.types(password.getByLabel('Current password'), guest.password)
  await person.types(password.getByLabel('New password'), newPassword)
  await person.presses(page, 'Enter')
  await expect(password.getByText('Your password has been changed.')).toBeVisible()
  expect(await isLost(page)).toBe(false)
  await expect(password.locator(':focus')).toHaveCount(1)

  const factors = section(page, 'Two-step sign-in')
  await enrol(page)
  await expect(factors.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused()
  await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
  await person.clicks(factors.getByRole('button', { name: 'Cancel' }))
  await expect(factors.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused()
  await person.clicks(factors.getByRole('button', { name: 'Remove Pocket phone' }))
  await person.clicks(factors.getByRole('button', { name: 'Press again' }))
  await expect(factors.getByText('No app has been set up yet.')).toBeVisible()
  await expect(factors.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused()
})

test('who ends a session elsewhere stands at the heading of the list', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const sessions = section(page, 'Where you are signed in')
  await person.clicks(sessions.getByRole('button', { name: 'End session' }))
  await person.clicks(sessions.getByRole('button', { name: 'Press again' }))
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('heading')).toBeFocused()
})

test('who unlocks the simple admin stands at its heading, and again after locking it', async ({
  page,
}) => {
  await page.goto('/simple-admin')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.getByLabel('Password', { exact: true }), vars.SIMPLE_ADMIN_PASSWORD)
  await person.presses(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeFocused()
  await person.clicks(page.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('with an address that is not confirmed', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ })

  test('it is said which, and another address can be typed', async ({ page, request }) => {
    const account = await signUp(request)
    await signIn(page, account)
    await expect(
      page.getByText(`The address ${account.email} has not been confirmed yet.`),
    ).toBeVisible()
    await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
    await expect(page.getByLabel('Business Email')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeFocused()

    await page.goto('/client/login?mode=confirm')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const mistyped = newEmail()
    await person.types(page.getByLabel('Business Email'), mistyped)
    await person.presses(page, 'Enter')
    await expect(page.getByText(`We have sent an e-mail to ${mistyped}`)).toBeVisible()
    await expect(page.getByLabel('Business Email')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByLabel('Business Email')).toBeVisible()
  })
})
