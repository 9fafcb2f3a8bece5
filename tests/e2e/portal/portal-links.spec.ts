import { baseURL } from '../../setup/e2e-server.ts'
import entrance from '../../../web/i18n/en/portal/entrance.ts'
import { person } from '../person/person.ts'
import { comesIn, client, expect, signIn, test } from '../kit/portal-fixtures.ts'
import {
  emptyBrowser,
  invite,
  newTab,
  savePassword,
  signUp,
  storedSession,
} from '../kit/session-fixtures.ts'

// the service says so while a password is due
test.use({ expectedComplaint: /status of (403|503)/ })

test('an invited person is asked for a password everywhere', async ({
  page,
  browser,
  context,
  request,
}) => {
  const { link } = await invite(request)
  const asked = { name: 'Choose your password' }
  await test.step('once the database is there', async () => {
    const user = '**/auth/v1/user'
    await page.route(user, (route) =>
      route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: '' } }),
    )
    await page.goto(link)
    await comesIn(page, 'invite')
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await page.unroute(user)
    await expect(page.getByRole('heading', asked)).toBeVisible()
  })
  await page.reload()
  await expect(page.getByRole('heading', asked)).toBeVisible()
  for (const path of ['/account', '/client/dashboard', '/client/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', asked)).toBeVisible()
  }
  const tab = await newTab(context, '/client/dashboard')
  await expect(tab.getByRole('heading', asked)).toBeVisible()
  await savePassword(page, 'Password')
  await expect(page).toHaveURL('/client/dashboard')
  await tab.reload()
  await expect(tab).toHaveURL('/client/dashboard')
  await tab.close()

  await test.step('an invitation is used once, and says so', async () => {
    const again = await browser.newPage()
    await again.goto(link)
    await expect(again.getByRole('alert').getByText(entrance.link['invitation-over'])).toBeVisible()
    await expect(again.getByText(entrance.link.newConfirmation)).toHaveCount(0)
    await person.clicks(again.getByRole('link', { name: entrance.link.choosePassword }))
    await expect(again.getByRole('button', { name: entrance.recovery.submit })).toBeVisible()
    await again.close()
  })
})

test('an address is confirmed by its link, once', async ({ page, browser, request }) => {
  for (const redirectTo of [`${baseURL}/fr`, undefined]) {
    const { link, email } = await signUp(request, redirectTo)
    await page.goto(link)
    const isFrench = redirectTo?.endsWith('/fr')
    const yes = isFrench ? 'Confirmer mon adresse courriel' : 'Confirm my email address'
    await person.clicks(page.getByRole('button', { name: yes, exact: true }))
    const title = isFrench ? 'Votre adresse est confirmée' : 'Your address is confirmed'
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveURL(/\/(client|admin)\/login$/)
    await person.clicks(page.locator('.entrance-step .btn').first())
    // access waits for approval, and the home page says so
    await expect(page).toHaveURL(isFrench ? '/fr' : '/')
    await expect(page.getByText(email)).toBeVisible()
    await emptyBrowser(page)
    if (isFrench) continue
    const other = await browser.newPage()
    await other.goto(link)
    await expect(other.getByRole('alert').getByText('expired or was already used')).toBeVisible()
    await person.clicks(other.getByRole('link', { name: 'Send another confirmation' }))
    await person.types(other.getByLabel('mail'), email)
    await person.clicks(other.getByRole('button', { name: 'Send the email' }))
    await expect(other.getByLabel('Code from the email')).toBeVisible()
    await expect(other.getByText('expired or was already used')).toHaveCount(0)
    await expect(other.getByText(`We have sent an email to ${email}`)).toBeVisible()
    await expect(other.getByLabel('mail', { exact: true })).toHaveCount(0)
    await person.clicks(other.getByRole('button', { name: 'Use another address' }))
    await expect(other.getByLabel('mail')).toBeVisible()
    await other.close()
  }
})

test('an emailed link asks before it signs in as someone else', async ({ page, request }) => {
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  const before = await storedSession(page)
  const { link, email } = await invite(request, 'none')
  await page.goto(link)
  await comesIn(page, 'invite')
  const question = page.getByRole('heading', { name: `You are signed in as ${client.email}` })
  await expect(question).toBeVisible()
  await expect(question).toBeFocused()
  expect(await storedSession(page)).toBe(before)
  const spent = 'Either way, the link can’t be used again.'
  await expect(page.getByText(spent)).toBeVisible()
  await page.reload()
  await person.clicks(page.getByRole('button', { name: `Stay signed in as ${client.email}` }))
  // who stayed reads where another link is to be had, before anything else
  await expect(page.getByRole('heading', { name: 'You are signed in', exact: true })).toBeFocused()
  await expect(
    page.getByText(`To sign in as ${email}, sign out and choose “Forgot your password?”`),
  ).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/client/dashboard')
  expect(JSON.parse((await storedSession(page)) ?? '{}').user.email).toBe(client.email)

  const again = await invite(request, 'client')
  await page.goto(again.link)
  await comesIn(page, 'invite')
  await person.clicks(page.getByRole('button', { name: `Continue as ${again.email}` }))
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  expect(email).not.toBe(again.email)
})
