import type { Locator, Page } from '@playwright/test'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { formPaths } from '../kit/form-fixtures.ts'
import { person } from '../person/person.ts'
import { enterAccount, expect, test } from '../kit/portal-fixtures.ts'

/* Enter in the empty form, then a name: all of it stands in the field that it was typed into, on every form. */
const firstFields = {
  [formPaths.contact]: 'First name',
  [formPaths['b2b-access']]: 'First name',
  '/client/login': 'Business Email',
  '/client/login?mode=forgot': 'Business Email',
  '/admin/login': 'E-mail',
  '/admin-portal': 'E-mail',
  '/simple-admin': 'Password',
}

/** What all fields of the page say. */
const values = (page: Page): Promise<string[]> =>
  page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

async function expectToStay(page: Page, field: Locator): Promise<void> {
  await person.clicks(field)
  await person.presses(page, 'Enter')
  await expect(field).toHaveAccessibleDescription(/Please/)
  await expect(field).toBeFocused()
  const before = await values(page)
  await person.keys(page, 'Anna')
  await expect(field).toHaveValue('Anna')
  const changed = (await values(page)).filter((value, index) => value !== before[index])
  expect(changed).toEqual(['Anna'])
}

for (const [path, label] of Object.entries(firstFields)) {
  test(`after a refused try a name stays in the field it is typed into: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    if (path === formPaths.contact) {
      // the form sleeps until it is used
      await person.clicks(page.getByLabel(label, { exact: true }))
      await expect(page.locator('form[novalidate]')).toBeAttached()
    } else await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expectToStay(page, page.getByLabel(label, { exact: true }))
  })
}

test('so it does on the account page', async ({ page, guest }) => {
  await enterAccount(page, guest)
  await expectToStay(page, page.getByLabel('Current password'))
})

test('so it does where staff invite somebody', async ({ page }) => {
  await enterPortal(page, 'users')
  await person.clicks(page.getByRole('button', { name: 'Invite somebody' }))
  await expectToStay(page, page.getByRole('dialog').getByLabel('E-mail address'))
})
