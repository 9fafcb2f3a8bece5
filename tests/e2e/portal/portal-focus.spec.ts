import type { Page } from '@playwright/test'
import { enrol, section } from '../kit/factor-fixtures.ts'
import { vars } from '../kit/fixtures.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { enterAccount, expect, newEmail, signIn, test } from '../kit/portal-fixtures.ts'
import { newPassword, signUp } from '../kit/session-fixtures.ts'
import { person } from '../person/person.ts'

/* When a part of the page goes away, the focus is where the reader goes on (WCAG 2.2, 2.4.3). */

const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body)

test.describe('while a password is due', () => {
  test.use({ expectedComplaint: /status of 403/ }) // the service says so

  test('the focus is at what is said of a new password', async ({ page, guest }) => {
    await page.goto('/client/login?mode=forgot')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await person.types(page.getByLabel('Business Email'), guest.email)
    const nextMail = markMailbox()
    await person.presses(page, 'Enter')
    await expect(page.getByLabel('Code from the email')).toBeFocused()
    await person.keys(page, (await nextMail('recovery')).code)
    await person.presses(page, 'Enter')
    await expect(page.getByLabel('New password')).toBeFocused()
    await person.keys(page, newPassword)
    await person.presses(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeFocused()
    const said = await page.getByText('You are signed in here. On other devices').boundingBox()
    const button = await page.getByRole('button', { name: 'Continue' }).boundingBox()
    if (!said || !button) throw new Error('One of them is not visible')
    expect(button.y - said.y - said.height).toBeGreaterThanOrEqual(16)
    await person.tabs(page)
    await person.presses(page, 'Enter')
    await expect(page).toHaveURL('/')
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  })
})

test('the focus stays in the saved part of the account page', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const password = section(page, 'Password')
  await person.types(password.getByLabel('Current password'), guest.password)
  await person.types(password.getByLabel('New password'), newPassword)
  await person.presses(page, 'Enter')
  await expect(password.getByText('Password changed.')).toBeVisible()
  expect(await isLost(page)).toBe(false)
  await expect(password.locator(':focus')).toHaveCount(1)

  const factors = section(page, 'Two-step verification')
  await enrol(page)
  await expect(factors.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
  await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
  await person.clicks(factors.getByRole('button', { name: 'Cancel' }))
  await expect(factors.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
  await person.clicks(factors.getByRole('button', { name: 'Remove Pocket phone' }))
  await person.clicks(factors.getByRole('button', { name: '? Confirm' }))
  await expect(factors.getByText('No app has been set up yet.')).toBeVisible()
  await expect(factors.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
})

test('the focus is at the list whose session was ended', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const sessions = section(page, 'Where you are signed in')
  await person.clicks(sessions.getByRole('button', { name: /^Sign out .+, / }))
  await person.clicks(sessions.getByRole('button', { name: '? Confirm' }))
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('heading')).toBeFocused()
})

test('the focus is at the heading of the simple admin once it is unlocked', async ({ page }) => {
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

  test('an address that is not confirmed is named at sign-in', async ({ page, request }) => {
    const account = await signUp(request)
    await signIn(page, account)
    await expect(page.getByText(`${account.email} is not confirmed yet.`)).toBeVisible()
    await expect(page.getByLabel('Code from the email')).toBeFocused()
    await expect(page.getByLabel('Business Email')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeFocused()

    await page.goto('/client/login?mode=confirm')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const mistyped = newEmail()
    await person.types(page.getByLabel('Business Email'), mistyped)
    await person.presses(page, 'Enter')
    await expect(page.getByText(`We have sent an email to ${mistyped}`)).toBeVisible()
    await expect(page.getByLabel('Business Email')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByLabel('Business Email')).toBeVisible()
  })
})
