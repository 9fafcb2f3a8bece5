import { formPaths } from '../kit/form-fixtures.ts'
import { comesIn, enterAccount, expect, test } from '../kit/portal-fixtures.ts'
import { expectToStay } from '../kit/refused-try.ts'
import { invite } from '../kit/session-fixtures.ts'
import { person } from '../person/person.ts'

/* Enter in the empty form, then a name: all of it stands in the field that it was typed into, on each kind of page. */
const firstFields = {
  [formPaths.contact]: 'First name',
  [formPaths['b2b-access']]: 'First name',
  '/client/login': 'Business Email',
  '/client/login?mode=forgot': 'Business Email',
  '/admin-portal': 'Email',
  '/simple-admin': 'Password',
}

// the service says so
test.use({ expectedComplaint: /status of 403/ })

test('after a refused try a name stays in its field on every form', async ({
  page,
  guest,
  request,
}) => {
  for (const [path, label] of Object.entries(firstFields)) {
    await page.goto(path)
    const field = page.getByLabel(label, { exact: true })
    if (path === formPaths.contact) {
      // the form sleeps until it is used
      await person.clicks(field)
      await expect(page.locator('form[novalidate]')).toBeAttached()
    } else await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expectToStay(page, field)
  }
  await enterAccount(page, guest)
  await expectToStay(page, page.getByLabel('Current password'))
  const { link } = await invite(request)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await comesIn(page, 'invite')
  await expectToStay(page, page.getByLabel('Password', { exact: true }))
})
