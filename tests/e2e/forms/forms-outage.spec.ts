import { hubspotSettings, hubspotURL, outageURL } from '../../setup/e2e-server.ts'
import { expect, fillContact, formPaths, test, words } from '../kit/form-fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'

/*
 * Everything is down: a Worker whose database has no tables, whose HubSpot fails, and whose mail goes nowhere.
 */
ownWorker(outageURL, { ...hubspotSettings('2'), CONTACT_EMAIL_TO: 'nowhere' }, 'empty')
test.use({ expectedComplaint: /status of 503/ })

test.beforeAll(async () => {
  await fetch(`${hubspotURL}/fake/2`, {
    method: 'PUT',
    body: JSON.stringify({ faults: Array(1000).fill('500') }),
  })
})

test('a form that nothing can take says so and keeps its text', async ({ page }) => {
  const { forms } = words.en
  await page.goto(formPaths.contact)
  await fillContact(page, 'ada@marin.example')
  await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
  await expect(page.getByRole('alert').getByText(forms.failed)).toBeVisible()
  await expect(page.getByLabel(forms.contact.message, { exact: true })).toHaveValue(
    'Which oils are in stock?',
  )
})
