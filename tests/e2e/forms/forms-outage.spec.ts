import { localize } from '#contract/locales.ts'
import { hubspotSettings, hubspotURL, outageURL } from '../../setup/e2e-server.ts'
import { expect, fillContact, fillRequest, formPaths, test, words } from '../kit/form-fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'

/*
 * Everything is down: a Worker whose database has no tables, whose HubSpot fails, and whose mail goes nowhere.
 */
test.use({ baseURL: outageURL, expectedComplaint: /status of 503/ })

ownWorker(outageURL, { ...hubspotSettings('2'), CONTACT_EMAIL_TO: 'nowhere' }, 'empty')

test.beforeAll(async () => {
  await fetch(`${hubspotURL}/fake/2`, {
    method: 'PUT',
    body: JSON.stringify({ faults: Array(1000).fill('500') }),
  })
})

for (const [how, javaScriptEnabled, locale] of [
  ['with scripts', true, 'en'],
  ['without scripts', false, 'el'],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`forms that nothing can take say so ${how} and keep their text`, async ({ page }) => {
      const { forms, request } = words[locale]
      await page.goto(localize(formPaths.contact, locale))
      await fillContact(page, locale, 'ada@marin.example')
      await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
      await expect(page.getByRole('alert').getByText(forms.failed)).toBeVisible()
      await expect(page.getByLabel(forms.contact.message, { exact: true })).toHaveValue(
        'Which oils are in stock?',
      )
      await page.goto(localize(formPaths['b2b-access'], locale))
      await fillRequest(page, locale, 'ada@marin.example')
      await person.clicks(page.getByRole('button', { name: request.submit }))
      await expect(page.getByRole('alert').getByText(request.failed)).toBeVisible()
      await expect(page.getByLabel(request.field.industry)).toHaveValue('retail')
    })
  })
}
