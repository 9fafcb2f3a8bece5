import { expectNoBarriers } from '../kit/barriers.ts'
import { person } from '../person/person.ts'
import { enterAccount, expect, signIn, client, test } from '../kit/portal-fixtures.ts'

test.describe('no barrier stands', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ })

  test('in the sign-in form with its mistakes and its refusal', async ({ page }) => {
    await page.goto('/de/client/login')
    await person.clicks(page.getByRole('button', { name: 'Anmelden', exact: true }))
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible()
    await expectNoBarriers(page, 'mistakes')
    await signIn(page, { ...client, password: 'wrong' })
    await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible()
    await expectNoBarriers(page, 'refusal')
  })

  test('in the request form with its mistakes', async ({ page }) => {
    await page.goto('/el/client/login?mode=request')
    await expect(page.locator('html[data-hydrated]')).toBeAttached() // before that the browser checks
    await person.types(page.getByLabel('Κωδικός πρόσβασης (προαιρετικό)'), 'Olives')
    await person.clicks(page.getByRole('button', { name: 'Ζητήστε πρόσβαση' }))
    await expect(page.getByText('Συμπληρώστε αυτό το πεδίο.').first()).toBeVisible()
    await expectNoBarriers(page, 'mistakes')
  })

  test('in the recovery', async ({ page, guest }) => {
    await page.goto('/fr/client/login?mode=forgot')
    await person.types(page.getByLabel('Courriel professionnel'), guest.email)
    await expectNoBarriers(page, 'question')
    await person.clicks(page.getByRole('button', { name: 'Envoyer le courriel' }))
    await expect(page.getByLabel('Code reçu par courriel')).toBeVisible()
    await expectNoBarriers(page, 'code')
  })

  test('on the dashboard', async ({ page }) => {
    await signIn(page, client)
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expectNoBarriers(page, 'dashboard')
  })

  test('on the account page, while an app is being set up', async ({ page, guest }) => {
    await enterAccount(page, guest)
    await person.clicks(page.getByRole('button', { name: 'Set up an authenticator app' }))
    await person.clicks(page.getByRole('button', { name: 'Next' }))
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expect(page.getByText('this device')).toBeVisible()
    await expectNoBarriers(page, 'account')
  })
})
