import type { Page } from '@playwright/test'
import { markMailbox } from '../kit/mailbox.ts'
import { person } from '../person/person.ts'
import {
  enterAccount,
  expect,
  fillSignIn,
  newEmail,
  type Account,
  comesIn,
  signIn,
  test,
} from '../kit/portal-fixtures.ts'
import { emptyBrowser, newPassword, newTab, savePassword } from '../kit/session-fixtures.ts'

async function askForMail(page: Page, { email }: Pick<Account, 'email'>) {
  await page.goto('/client/login')
  await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
  // both forms ask for an address
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await person.types(page.getByLabel('Business Email'), email)
  await person.clicks(page.getByRole('button', { name: 'Send the email' }))
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()
}

test.describe('a forgotten password', () => {
  test.use({ expectedComplaint: /status of 40[034]/ })

  test('a link leads to a new password in any browser, once', async ({ page, browser, guest }) => {
    const elsewhere = await browser.newPage()
    await enterAccount(elsewhere, guest)
    const nextMail = markMailbox()
    await askForMail(page, guest)
    const { link } = await nextMail('recovery')
    const other = await browser.newPage()
    await other.goto(link)
    await comesIn(other)
    const field = other.getByLabel('New password')
    await person.types(field, 'olives')
    await person.clicks(other.getByRole('button', { name: 'Save password' }))
    await expect(field).toHaveAccessibleDescription(/^Password does not meet requirements\./)
    await expect(field).toBeFocused()
    await person.retypes(field, '')
    await savePassword(other)
    await expect(other).toHaveURL('/')
    await other.close()

    await page.goto(link)
    await expect(page.getByRole('alert').getByText('expired or was already used')).toBeVisible()

    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    await signIn(elsewhere, guest, '/admin/login')
    await expect(elsewhere.getByRole('alert').getByText('is wrong')).toBeVisible()
    await fillSignIn(elsewhere, { ...guest, password: newPassword })
    await expect(elsewhere).toHaveURL('/')
    await elsewhere.close()
  })

  test('the tab that asked shows one thing once it is chosen', async ({ page, guest, context }) => {
    const nextMail = markMailbox()
    await askForMail(page, guest)
    const code = page.getByLabel('Code from the email')
    await expect(code).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeVisible()
    const other = await newTab(context, (await nextMail('recovery')).link)
    await comesIn(other)
    await savePassword(other)
    await expect(other).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
    await expect(code).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Continue' }))
    await expect(page).toHaveURL('/')
  })

  test('a code leads to a new password by keyboard, after a used link', async ({ page, guest }) => {
    await page.goto('/client/login?mode=recovery&error=access_denied&error_code=otp_expired')
    const word = page.getByRole('alert').getByText('expired or was already used')
    await expect(word).toBeVisible()
    const nextMail = markMailbox()
    await person.types(page.getByLabel('Business Email'), guest.email)
    await person.presses(page, 'Enter')
    const field = page.getByLabel('Code from the email')
    await expect(field).toBeFocused()
    await expect(word).toBeHidden()
    const { code } = await nextMail('recovery')
    await person.keys(page, code === '000000' ? '000001' : '000000')
    await person.presses(page, 'Enter')
    await expect(page.getByRole('alert').getByText('wrong or has expired')).toBeVisible()
    await person.retypes(field, `${code.slice(0, 3)} ${code.slice(3)}`)
    await person.presses(page, 'Enter')
    await expect(page.getByLabel('New password')).toBeFocused()
    await person.keys(page, newPassword)
    await person.presses(page, 'Enter')
    await expect(page).toHaveURL('/')
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
  })
})

test.describe('when someone else had a mail sent a moment ago', () => {
  test.use({ expectedComplaint: /status of 4(03|29)/ })

  test('a code asked for by a stranger lets its reader in', async ({ page, guest, request }) => {
    const nextMail = markMailbox()
    const body = { email: guest.email, create_user: false }
    expect((await request.post('/auth/v1/otp', { data: body })).status()).toBe(200)
    const { code } = await nextMail('magiclink')
    await askForMail(page, guest)
    await person.types(page.getByLabel('Code from the email'), code)
    await person.clicks(page.getByRole('button', { name: 'Use the code' }))
    await expect(page.getByText(`You are signed in as ${guest.email}`)).toBeVisible()
    // such a code chooses no password; the next mail leaves at once
    await person.clicks(page.getByRole('button', { name: 'Send the email' }))
    const mailed = await nextMail('recovery')
    await person.types(page.getByLabel('Code from the email'), mailed.code)
    await person.clicks(page.getByRole('button', { name: 'Use the code' }))
    await savePassword(page)
    await expect(page).toHaveURL('/')
  })
})

test.describe('when the answer to a new password is lost', () => {
  test.use({ expectedComplaint: /ERR_|Failed to fetch|status of 4(?:0[03]|22)/ })

  for (const [which, end] of [
    ['a new password', ''],
    ['another password than the one', '-too'],
  ] as const) {
    test(`${which} whose answer was lost is saved`, async ({ page, guest }) => {
      const nextMail = markMailbox()
      await askForMail(page, guest)
      await page.goto((await nextMail('recovery')).link)
      await comesIn(page)
      let isLost = false
      await page.route('**/auth/v1/user', async (route) => {
        if (isLost || route.request().method() !== 'PUT') return route.fallback()
        isLost = true
        await route.fetch()
        await route.abort()
      })
      await savePassword(page)
      await expect(page.getByRole('alert').getByText('cannot be reached')).toBeVisible()
      const chosen = { ...guest, password: newPassword + end }
      if (end) await person.retypes(page.getByLabel('New password'), chosen.password)
      await person.clicks(page.getByRole('button', { name: 'Save password' }))
      await expect(page).toHaveURL('/')
      if (!end) return
      await emptyBrowser(page)
      await signIn(page, chosen, '/admin/login?from=/account')
      await expect(page).toHaveURL('/account')
    })
  }
})

test('without mail the page says that the reset is not there yet', async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { email: false } } }),
  )
  await page.goto('/client/login?mode=forgot')
  await expect(
    page.getByText('Password reset functionality coming soon. Please contact support.'),
  ).toBeVisible()
})

test('an address that a mail or a provider leads back to says what happened', async ({ page }) => {
  const door = '/client/login'
  for (const [address, said, stays] of [
    [`${door}#access_token=abc&token_type=bearer`, 'No session defined in URL', door],
    ['/?code=0d8f4c1e-53d5-4ac9-9a4a-6d2f0b7f8f10', 'You opened the link', door],
    ['/#message=Confirmation+link+accepted&sb=', 'One address is confirmed.', door],
    [
      `${door}?error=server_error&error_code=provider_email_needs_verification`,
      'no confirmed email address',
    ],
  ] as const) {
    await page.goto('about:blank') // the same address but for its fragment would be no visit
    await page.goto(address)
    await expect(page.getByText(said)).toBeVisible()
    if (stays) await expect(page).toHaveURL(stays)
  }
})

test.describe('an address that is not confirmed', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ })

  test('an address is confirmed by a code at sign-in', async ({ page, request }) => {
    const guest = { email: newEmail(), password: newPassword }
    const nextMail = markMailbox()
    await request.post('/auth/v1/signup', { data: guest })
    const { code } = await nextMail('signup')
    const door = '/admin/login?from=/account'
    await signIn(page, guest, door)
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
    await expect(page.getByText(`${guest.email} is not confirmed yet.`)).toBeVisible()
    await expect(page.getByLabel('Code from the email')).toBeFocused()
    await expect(page.getByLabel('mail', { exact: true })).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeFocused()
    await signIn(page, guest, door)
    await person.types(page.getByLabel('Code from the email'), code)
    await person.clicks(page.getByRole('button', { name: 'Confirm' }))
    await expect(page).toHaveURL('/account')
  })
})
