import { expectNoBarriers } from './barriers.ts'
import { enterAccount, expect, signIn, client, test } from './portal-fixtures.ts'

test.describe('no barrier stands', () => {
  test.use({ expectedComplaint: /status of 4\d\d/ })

  test('in the sign-in form with its mistakes and its refusal', async ({ page }) => {
    await page.goto('/de/client/login')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible()
    await expectNoBarriers(page, 'mistakes')
    await signIn(page, { ...client, password: 'wrong' })
    await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible()
    await expectNoBarriers(page, 'refusal')
  })

  test('in the request form with its mistakes', async ({ page }) => {
    await page.goto('/el/client/login?mode=request')
    await expect(page.locator('html[data-hydrated]')).toBeAttached() // before that the browser checks
    await page.getByLabel('Κωδικός πρόσβασης (προαιρετικό)').fill('Olives')
    await page.getByRole('button', { name: 'Αίτηση πρόσβασης' }).click()
    await expect(page.getByText('Συμπληρώστε αυτό το πεδίο.').first()).toBeVisible()
    await expectNoBarriers(page, 'mistakes')
  })

  test('in the recovery', async ({ page, person }) => {
    await page.goto('/fr/client/login?mode=forgot')
    await page.getByLabel('Courriel professionnel').fill(person.email)
    await expectNoBarriers(page, 'question')
    await page.getByRole('button', { name: 'Envoyer le courriel' }).click()
    await expect(page.getByLabel('Code reçu par courriel')).toBeVisible()
    await expectNoBarriers(page, 'code')
  })

  test('on the dashboard', async ({ page }) => {
    await signIn(page, client)
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expectNoBarriers(page, 'dashboard')
  })

  test('on the account page, while an app is being set up', async ({ page, person }) => {
    await enterAccount(page, person)
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expect(page.getByText('this device')).toBeVisible()
    await expectNoBarriers(page, 'account')
  })
})
