import type { Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { client, enterAccount, expect, newEmail, test } from '../kit/portal-fixtures.ts'

// the provider's pages have no icon
test.use({ expectedComplaint: /status of 4(04|00|22)/ })

const identities = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })

/** Starts linking and signs in at the provider as somebody. */
async function link(page: Page, email: string) {
  await person.clicks(identities(page).getByRole('button', { name: 'Link Fake' }))
  await signInAtProvider(page, email)
}

async function signInAtProvider(page: Page, email: string) {
  await person.types(page.getByLabel('E-mail'), email)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
}

test('an account elsewhere is linked, signs in, and is unlinked', async ({ page, guest }) => {
  const elsewhere = newEmail()
  await enterAccount(page, guest)
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
  await expect(identities(page).getByRole('button', { name: 'Unlink' })).toHaveCount(0)
  await link(page, elsewhere)
  await expect(identities(page).getByText('The account has been linked.')).toBeVisible()
  await expect(identities(page).getByText(elsewhere)).toBeVisible()
  await expect(page).toHaveURL('/account')

  await person.clicks(page.getByRole('button', { name: 'Sign out everywhere' }))
  await person.clicks(page.getByRole('button', { name: 'Press again' }))
  // who leaves before the answer keeps a session that is gone already
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  await page.goto('/admin/login?from=/account')
  await person.clicks(page.getByRole('button', { name: 'Continue with Fake' }))
  await signInAtProvider(page, elsewhere)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(guest.email).first()).toBeVisible()

  await person.clicks(identities(page).getByRole('button', { name: 'Unlink Fake' }))
  await person.clicks(identities(page).getByRole('button', { name: 'Press again' }))
  await expect(identities(page).getByText('The account has been unlinked.')).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})

test('an account that is linked already is not linked again', async ({ page, guest, browser }) => {
  const elsewhere = newEmail()
  const stranger = await browser.newPage()
  await stranger.goto('/client/login')
  await person.clicks(stranger.getByRole('button', { name: 'Continue with Fake' }))
  await signInAtProvider(stranger, elsewhere)
  await expect(stranger).toHaveURL('/')
  await stranger.close()

  await enterAccount(page, guest)
  await link(page, elsewhere)
  const refusal = identities(page).getByRole('alert').getByText('is already linked to a user')
  await expect(refusal).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})

test('a person who turns back at the provider reads so', async ({ page, guest }) => {
  await enterAccount(page, guest)
  await person.clicks(identities(page).getByRole('button', { name: 'Link Fake' }))
  await person.clicks(page.getByRole('link', { name: 'Cancel' }))
  await expect(identities(page).getByRole('alert').getByText('Access was refused.')).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})

test('a person whose provider vouches for no address reads what to do', async ({ page }) => {
  await page.goto('/client/login?error=server_error&error_code=provider_email_needs_verification')
  const word = page.getByRole('alert').getByText('no confirmed e-mail address')
  await expect(word).toBeVisible()
})

test('a client reads why their address cannot be removed yet', async ({ page }) => {
  await enterAccount(page, client)
  await link(page, newEmail())
  await expect(identities(page).getByText('The account has been linked.')).toBeVisible()
  const own = 'Unlink E-mail and password'
  await person.clicks(identities(page).getByRole('button', { name: own }))
  await person.clicks(identities(page).getByRole('button', { name: 'Press again' }))
  // the session that came back from the provider has given no password
  await person.types(identities(page).getByLabel('Current password'), client.password)
  await person.presses(page, 'Enter')
  const refusal = identities(page).getByRole('alert').getByText('You can remove it a day after')
  await expect(refusal).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(2)
  await person.clicks(identities(page).getByRole('button', { name: 'Unlink Fake' }))
  await person.clicks(identities(page).getByRole('button', { name: 'Press again' }))
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})
