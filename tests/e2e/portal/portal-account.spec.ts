import type { Page } from '@playwright/test'
import { enrol, nextCode, section } from '../kit/factor-fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'
import { type Account, enterAccount, expect, signIn, test } from '../kit/portal-fixtures.ts'
import { signsOutEverywhere } from '../kit/session-fixtures.ts'

test.use({ expectedComplaint: /status of 4\d\d/ })

test('a second step is set up, asked for and removed', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const factors = section(page, 'Two-step verification')
  const title = factors.getByRole('heading', { name: 'Two-step verification' })
  await test.step('setting it up can be left before and after its answer', async () => {
    const asked = await hold(page, '**/auth/v1/factors')
    for (const when of ['before', 'after']) {
      await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
      await person.clicks(factors.getByRole('button', { name: 'Next' }))
      await expect.poll(asked.count).toBe(when === 'before' ? 1 : 2)
      if (when === 'after') {
        await asked.release()
        await expect(page.getByLabel('Six-digit code')).toBeVisible()
      }
      await person.clicks(factors.getByRole('button', { name: 'Cancel' }))
      if (when === 'before') await asked.release()
    }
    await asked.end()
    await expect(title).toBeFocused()
  })
  const listed = section(page, 'Where you are signed in').getByRole('listitem')
  await expect(listed).toHaveCount(2)
  const { secret, spent } = await enrol(page)
  await expect(page.getByRole('list', { name: 'Your recovery codes' })).toBeFocused()
  // it ends the others, and the list shows it
  await expect(listed).toHaveCount(1)
  await signsOutEverywhere(page)

  await signIn(page, guest, '/admin/login?from=/account')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await person.keys(page, '12345')
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(code).toHaveAccessibleDescription('The code has six digits.')
  await person.retypes(code, spent)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('alert').getByText('wrong or has expired')).toBeVisible()

  await person.clicks(page.getByRole('button', { name: 'Use another account' }))
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await signIn(page, guest, '/admin/login?from=/account')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()

  // without the second step no guarded page opens, however often it is asked for
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await person.types(page.getByLabel('Six-digit code'), nextCode(secret))
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/account')

  // a double click asks, and a key that stays down does no more
  await factors.getByRole('button', { name: 'Remove Pocket phone' }).dblclick()
  await expect(factors.getByRole('button', { name: '? Confirm' })).toBeVisible()
  await page.keyboard.press('Tab')
  await factors.getByRole('button', { name: 'Remove Pocket phone' }).focus()
  for (let times = 0; times < 40; times++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(30)
  }
  await page.keyboard.up('Enter')
  await page.keyboard.press('Tab')
  await expect(factors.getByText('No app has been set up yet.')).toHaveCount(0)
  await person.clicks(factors.getByRole('button', { name: 'Remove Pocket phone' }))
  await person.clicks(factors.getByRole('button', { name: '? Confirm' }))
  await expect(factors.getByText('The app has been removed.')).toBeVisible()
  await expect(factors.getByText('No app has been set up yet.')).toBeVisible()
  await expect(title).toBeFocused()
})

test('a password is changed by the person who knows the old one', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const password = section(page, 'Password')
  await person.types(password.getByLabel('Current password'), 'not this one')
  await person.types(password.getByLabel('New password'), 'Thyme-honey-8')
  await person.clicks(password.getByRole('button', { name: 'Change password' }))
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password. Please try again.',
  )
  await person.retypes(password.getByLabel('Current password'), guest.password)
  await person.clicks(password.getByRole('button', { name: 'Change password' }))
  await expect(password.getByText('Password changed.')).toBeVisible()
  await expect(password.getByLabel('New password')).toHaveValue('')
  await expect(password.locator(':focus')).toHaveCount(1)
})

/** As the Worker answers a session that is older than ten minutes, once; the rest is the Worker's. */
const growsOld = (page: Page, address: string, code: string) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 403,
        headers: { 'x-supabase-api-version': '2024-01-01' },
        json: { code, title: '', status: 403, message: 'No', requestId: 'x' },
      }),
    { times: 1 },
  )

/** Answers the question who is there: wrong first, then right. */
async function prove(page: Page, part: string, { password }: Account) {
  const field = section(page, part).getByLabel('Current password')
  await person.types(field, 'not-mine')
  await person.presses(page, 'Enter')
  await expect(field).toHaveAccessibleDescription(/not your current password/)
  await person.retypes(field, password)
  await person.presses(page, 'Enter')
  await expect(field).toHaveCount(0)
}

test('an old session proves itself before a second step is set up', async ({ page, guest }) => {
  await enterAccount(page, guest)
  await growsOld(page, '**/auth/v1/factors', 'reauthentication_needed')
  const factors = section(page, 'Two-step verification')
  await person.clicks(factors.getByRole('button', { name: 'Set up an authenticator app' }))
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  await prove(page, 'Two-step verification', guest)
  await person.clicks(factors.getByRole('button', { name: 'Next' }))
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible()
  await person.clicks(factors.getByRole('button', { name: 'Cancel' }))
  await enrol(page)
})
