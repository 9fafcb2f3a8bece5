import type { Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { type Account, enterAccount, expect, newEmail, test } from '../kit/portal-fixtures.ts'
import { signsOutEverywhere } from '../kit/session-fixtures.ts'

// the provider's pages have no icon
test.use({ expectedComplaint: /status of 4(04|00|22)/ })

const identities = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' })

/** Starts linking and signs in at the provider as someone. */
async function link(page: Page, email: string) {
  await person.clicks(identities(page).getByRole('button', { name: 'Link a Fake account' }))
  await signInAtProvider(page, email)
}

/** Removes a way to sign in. A session that came from the provider has given no password yet. */
async function unlink(page: Page, way: string, { password }: Account) {
  await person.clicks(identities(page).getByRole('button', { name: `Unlink ${way}` }))
  await person.clicks(identities(page).getByRole('button', { name: '? Confirm' }))
  await person.types(identities(page).getByLabel('Current password'), password)
  await person.presses(page, 'Enter')
  await expect(identities(page).getByText('The account has been unlinked.')).toBeVisible()
  await expect(identities(page).getByRole('listitem')).toHaveCount(1)
}

async function signInAtProvider(page: Page, email: string) {
  await person.types(page.getByLabel('E-mail'), email)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
}

test('a linked account signs in, and is unlinked', async ({ page, guest, browser }) => {
  const taken = newEmail()
  await test.step('a stranger signs in with an account of theirs', async () => {
    const stranger = await browser.newPage()
    await stranger.goto('/client/login')
    await person.clicks(stranger.getByRole('button', { name: 'Continue with Fake' }))
    await signInAtProvider(stranger, taken)
    await expect(stranger).toHaveURL('/')
    await stranger.close()
  })

  const elsewhere = newEmail()
  const ways = identities(page).getByRole('listitem')
  await enterAccount(page, guest)
  await expect(ways).toHaveCount(1)
  await expect(identities(page).getByRole('button', { name: 'Unlink' })).toHaveCount(0)

  await test.step('turning back at the provider is said', async () => {
    await person.clicks(identities(page).getByRole('button', { name: 'Link a Fake account' }))
    await person.clicks(page.getByRole('link', { name: 'Cancel' }))
    await expect(identities(page).getByRole('alert').getByText('Access was refused.')).toBeVisible()
    await expect(ways).toHaveCount(1)
  })

  await test.step('an account that is linked already is not linked again', async () => {
    await link(page, taken)
    const refusal = identities(page).getByRole('alert').getByText('This account is already linked')
    await expect(refusal).toBeVisible()
    await expect(ways).toHaveCount(1)
  })

  await link(page, elsewhere)
  await expect(identities(page).getByText('The account has been linked.')).toBeVisible()
  await expect(identities(page).getByText(elsewhere)).toBeVisible()
  await expect(page).toHaveURL('/account')

  await signsOutEverywhere(page)
  await page.goto('/admin/login?from=/account')
  await person.clicks(page.getByRole('button', { name: 'Continue with Fake' }))
  await signInAtProvider(page, elsewhere)
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(guest.email).first()).toBeVisible()
  await unlink(page, 'Fake', guest)

  await test.step('the address stays when the way in by password is removed', async () => {
    await link(page, newEmail())
    await expect(identities(page).getByText('The account has been linked.')).toBeVisible()
    await unlink(page, 'Email and password', guest)
    await expect(identities(page).getByText(guest.email)).toHaveCount(0)
    await expect(page.getByText(guest.email).first()).toBeVisible()
    // the last way in stays
    await expect(identities(page).getByRole('button', { name: 'Unlink' })).toHaveCount(0)
  })
})
