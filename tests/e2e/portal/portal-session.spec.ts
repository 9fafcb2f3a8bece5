import type { Page } from '@playwright/test'
import { databaseAway } from '../kit/problem.ts'
import { person } from '../person/person.ts'
import {
  admin as administrator,
  client,
  comesIn,
  enterAccount,
  expect,
  fillSignIn,
  newEmail,
  signIn,
  test,
} from '../kit/portal-fixtures.ts'
import {
  comesBack,
  endElsewhere,
  recoveryLink,
  savePassword,
  storedSession,
} from '../kit/session-fixtures.ts'

const unreachable = (page: Page) =>
  page.getByRole('heading', { name: 'The server cannot be reached' })

test.describe('while the database is away', () => {
  test.use({ expectedComplaint: /status of (400|50\d)|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a person stays signed in while the database is away', async ({ page, guest }) => {
    await enterAccount(page, guest)
    const field = page.getByLabel('Current password')
    await person.types(field, 'half a passw')
    let asked = 0
    await page.route('**/api/me', (route) => {
      asked++
      return route.fulfill(databaseAway)
    })
    for (let turn = 1; turn <= 4; turn++) {
      await comesBack(page)
      await expect.poll(() => asked).toBeGreaterThanOrEqual(turn)
    }
    await person.keys(page, 'ord')
    await expect(field).toHaveValue('half a password')
    await expect(page).toHaveURL('/account')
    await page.unroute('**/api/me')
    await comesBack(page)
    await expect(field).toHaveValue('half a password')
    expect(await storedSession(page)).not.toBeNull()

    await test.step('a code that cannot be mailed yet is asked for once it is', async () => {
      await page.route('**/auth/v1/user', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 400, json: { error_code: 'reauthentication_needed', msg: '' } })
          : route.fallback(),
      )
      await page.route(
        '**/auth/v1/reauthenticate',
        (route) =>
          route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: '' } }),
        { times: 1 },
      )
      const password = page.getByRole('region', { name: 'Password' })
      const code = password.getByLabel('Code from the email')
      await person.retypes(password.getByLabel('Current password'), guest.password)
      await person.types(password.getByLabel('New password'), 'Thyme-honey-8')
      await person.clicks(password.getByRole('button', { name: 'Change password' }))
      await expect(password.getByRole('alert').getByText('cannot be reached')).toBeVisible()
      await expect(code).toHaveCount(0)
      await person.clicks(password.getByRole('button', { name: 'Change password' }))
      await expect(code).toBeVisible()
    })
  })

  test('a session is kept while the database is away, and over at its end', async ({ page }) => {
    await signIn(page, client)
    // the session is written down by now
    await expect(page.getByText(client.email)).toBeVisible()
    await test.step('a portal opened meanwhile continues by itself', async () => {
      await page.route('**/api/me', (route) => route.fulfill(databaseAway))
      await page.reload()
      await expect(unreachable(page)).toBeVisible()
      await expect(page).toHaveURL('/client/dashboard')
      await page.unroute('**/api/me')
      await expect(page.getByText(client.email)).toBeVisible()
    })
    const expires = () =>
      page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('meltemi-auth') ?? '{}')
        localStorage.setItem('meltemi-auth', JSON.stringify({ ...stored, expires_at: 1 }))
      })
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: '' } }),
    )
    await expires()
    await page.reload()
    await expect(unreachable(page)).toBeVisible()
    expect(await storedSession(page)).not.toBeNull()
    await page.unroute('**/auth/v1/token**')
    await page.reload()
    await expect(page.getByText(client.email)).toBeVisible()

    // thirty days later, as the Worker answers then
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { code: 'session_expired', message: 'Session Expired' } }),
    )
    await expires()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  })
})

test('a guest who waits for approval reads so, and can sign out', async ({ page, guest }) => {
  await signIn(page, guest)
  await expect(page).toHaveURL('/')
  const notice = page.getByRole('region', { name: 'Your access is waiting for approval' })
  await expect(notice).toContainText(guest.email)
  await page.reload()
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await expect(notice).toBeVisible()
  await person.clicks(notice.getByRole('button', { name: 'Sign Out' }))
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
})

test('an administrator who signs in as a client is led to their portal', async ({ page }) => {
  await signIn(page, administrator)
  await expect(page).toHaveURL('/')
  await page.goto('/client/dashboard')
  await expect(page).toHaveURL('/')
  const notice = page.getByRole('region', { name: 'The client portal is for clients' })
  await person.clicks(notice.getByRole('link', { name: 'Go to the admin portal' }))
  await expect(page).toHaveURL('/admin-portal/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('an address is carried over from one form to the next', async ({ page, admin }) => {
  const email = newEmail()
  const field = page.getByLabel('Business Email')
  await page.goto('/client/login?mode=request')
  await person.types(page.getByLabel('First name'), 'Ada')
  await person.clicks(page.getByRole('link', { name: 'Already have access? Sign in' }))
  // both forms ask for an address
  const signInForm = page.getByRole('heading', { name: 'Sign In to Your Account' })
  await expect(signInForm).toBeVisible()
  await person.types(field, email)
  await person.clicks(page.getByRole('link', { name: 'Need B2B access? Request it here' }))
  await expect(page.getByRole('heading', { name: 'Join B2B Network' })).toBeVisible()
  await page.goBack()
  await expect(signInForm).toBeVisible()
  await expect(field).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect(field).toHaveValue(email)
  await person.clicks(page.getByRole('button', { name: 'Send the email' }))
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Code from the email')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Use another address' }))
  await expect(field).toHaveValue(email)

  // a request form that is switched off is nowhere to be found
  await admin.setFlag('b2b_request_form', false)
  await page.goto('/client/login?mode=request')
  await expect(signInForm).toBeVisible()
  await expect(page.getByText('Need B2B access?')).toHaveCount(0)
})

test.describe('a session that was ended from another device', () => {
  test.use({ expectedComplaint: /status of 403/ })

  async function expectSignedOut(page: Page) {
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    await expect(page.getByText('You have been signed out')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  }

  test('a session is over at the next screen or save', async ({ page, request, guest }) => {
    await signIn(page, client)
    await expect(page).toHaveURL('/client/dashboard')
    await endElsewhere(request, client)
    await person.clicks(page.getByRole('link', { name: 'Account security' }).first())
    await expectSignedOut(page)

    await enterAccount(page, guest)
    await endElsewhere(request, guest)
    const password = page.getByRole('region', { name: 'Password' })
    await person.types(password.getByLabel('Current password'), guest.password)
    await person.types(password.getByLabel('New password'), 'Thyme-honey-8')
    await person.clicks(password.getByRole('button', { name: 'Change password' }))
    await expectSignedOut(page)
  })
})

test.describe('in a browser that stores nothing', () => {
  // until a password is chosen, the session opens nothing else
  test.use({ expectedComplaint: /status of 403/ })
  // as Chrome and Firefox answer where all data of websites is blocked
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    }),
  )

  test('a client signs in for as long as the page stands, and reads so', async ({ page }) => {
    await page.goto('/client/login')
    await expect(page.getByText('does not let this website store anything')).toBeVisible()
    await fillSignIn(page, client)
    await expect(page).toHaveURL('/client/dashboard')
    await expect(page.getByText(client.email)).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Account security' }).first())
    await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  })

  test('an emailed link leads to a new password', async ({ page, guest, request }) => {
    await page.goto(await recoveryLink(request, guest.email))
    await comesIn(page)
    await savePassword(page)
    await expect(page).toHaveURL('/')
  })
})
