import type { Page } from '@playwright/test'
import { enterAccount, expect, newEmail, test } from './portal-fixtures.ts'

// the provider's pages have no icon
test.use({ expectedComplaint: /status of 404/ })

const identities = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })

/** Starts linking and signs in at the provider as somebody. */
async function link(page: Page, email: string) {
  await identities(page).getByRole('button', { name: 'Link Fake' }).click()
  await signInAtProvider(page, email)
}

async function signInAtProvider(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an account elsewhere is linked, signs in, and is unlinked', async ({ page, person }) => {
  const elsewhere = newEmail()
  await enterAccount(page, person)
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
  await expect(identities(page).getByRole('button', { name: 'Unlink' })).toHaveCount(0)
  await link(page, elsewhere)
  await expect(identities(page).getByText('The account has been linked.')).toBeVisible()
  await expect(identities(page).getByText(elsewhere)).toBeVisible()
  await expect(page).toHaveURL('/account')

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Press again' }).click()
  await page.goto('/admin/login?from=/account')
  await page.getByRole('button', { name: 'Continue with Fake' }).click()
  await signInAtProvider(page, elsewhere)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(person.email).first()).toBeVisible()

  await identities(page).getByRole('button', { name: 'Unlink Fake' }).click()
  await identities(page).getByRole('button', { name: 'Press again' }).click()
  await expect(identities(page).getByText('The account has been unlinked.')).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})

test('an account that is somebody’s already is not linked', async ({ page, person, browser }) => {
  const elsewhere = newEmail()
  const stranger = await browser.newPage()
  await stranger.goto('/client/login')
  await stranger.getByRole('button', { name: 'Continue with Fake' }).click()
  await signInAtProvider(stranger, elsewhere)
  await expect(stranger).toHaveURL('/')
  await stranger.close()

  await enterAccount(page, person)
  await link(page, elsewhere)
  const refusal = identities(page).getByRole('alert').getByText('is already linked to a user')
  await expect(refusal).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})

test('who turns back at the provider is told that access was refused', async ({ page, person }) => {
  await enterAccount(page, person)
  await identities(page).getByRole('button', { name: 'Link Fake' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(identities(page).getByRole('alert').getByText('Access was refused.')).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
})
