import { hubspotSettings, hubspotURL, outageURL } from '../../setup/e2e-server.ts'
import { expect, fillContact, formPaths, test, words } from '../kit/form-fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'

/* A Worker without database tables, with a failing HubSpot and an undeliverable mail address. */
ownWorker(outageURL, { ...hubspotSettings('2'), CONTACT_EMAIL_TO: 'nowhere' }, 'empty')
test.use({ expectedComplaint: /status of 503/ })

test.beforeAll(async () => {
  await fetch(`${hubspotURL}/fake/2`, {
    method: 'PUT',
    body: JSON.stringify({ faults: Array(1000).fill('500') }),
  })
})

test('a form that fails on every channel says so and keeps its text', async ({ page }) => {
  const { forms } = words.en
  await page.goto(formPaths.contact)
  await fillContact(page, 'ada@marin.example')
  await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
  await expect(page.getByRole('alert').getByText(forms.failed)).toBeVisible()
  await expect(page.getByLabel(forms.contact.message, { exact: true })).toHaveValue(
    'Which oils are in stock?',
  )
})
