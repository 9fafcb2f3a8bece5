import type { Locator, Page } from '@playwright/test'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { formPaths } from '../kit/form-fixtures.ts'
import { person } from '../person/person.ts'
import { comesIn, enterAccount, expect, test } from '../kit/portal-fixtures.ts'
import { askForAccess } from '../kit/staff-fixtures.ts'
import { invite } from '../kit/session-fixtures.ts'

/* Enter in the empty form, then a name: all of it stands in the field that it was typed into, on every form. */
const firstFields = {
  [formPaths.contact]: 'First name',
  [formPaths['b2b-access']]: 'First name',
  '/client/login': 'Business Email',
  '/client/login?mode=forgot': 'Business Email',
  '/client/login?mode=confirm': 'Business Email',
  '/admin/login': 'Email',
  '/admin-portal': 'Email',
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

test('after a refused try a name stays in its field on every form', async ({ page }) => {
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
})

test.describe('while a password is due', () => {
  // the service says so
  test.use({ expectedComplaint: /status of 403/ })

  test('after a refused try a name stays in its account field', async ({
    page,
    guest,
    request,
  }) => {
    await enterAccount(page, guest)
    await expectToStay(page, page.getByLabel('Current password'))
    const { link } = await invite(request)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await comesIn(page, 'invite')
    await expectToStay(page, page.getByLabel('Password', { exact: true }))
  })
})

test('after a refused try a name stays in its field for staff', async ({ page, request }) => {
  const companyName = `Typing ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await askForAccess(request, { locale: 'en', companyName })
  await enterPortal(page, 'users')
  await person.clicks(page.getByRole('button', { name: 'Invite a user' }))
  await expectToStay(page, page.getByRole('dialog').getByLabel('Email address'))
  await enterPortal(page, `companies?open=${id}`)
  for (const [open, title, send] of [
    ['Decline…', 'Decline the request', 'Decline and send'],
    ['Ask a question…', 'Ask for more', 'Send the question'],
  ] as const) {
    await person.clicks(page.getByRole('button', { name: open }))
    const dialog = page.getByRole('dialog', { name: title })
    await person.clicks(dialog.getByRole('button', { name: send }))
    // the browser says itself what is missing, and where
    const field = dialog.getByRole('textbox')
    await expect(field).toBeFocused()
    await person.keys(page, 'Anna-Maria')
    await expect(field).toHaveValue('Anna-Maria')
    await person.retypes(field, '')
    await person.presses(page, 'Escape')
    await expect(dialog).toHaveCount(0)
  }
  await person.clicks(page.getByRole('button', { name: 'Approve', exact: true }))
  await person.clicks(
    page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Approve' }),
  )
  await person.clicks(page.getByRole('button', { name: 'Go to the company' }))
  await person.clicks(page.getByRole('button', { name: 'Invite a colleague' }))
  await expectToStay(
    page,
    page.getByRole('dialog', { name: 'Invite a colleague' }).getByLabel('Email address'),
  )
})

test('after a refused try a reason stays in the plan of a switch', async ({ page }) => {
  await enterPortal(page, 'feature-flags')
  await person.clicks(page.getByRole('button', { name: 'Note or schedule: rotating keywords' }))
  const dialog = page.getByRole('dialog', { name: /Switch rotating keywords/ })
  await person.clicks(dialog.getByLabel('At a set time'))
  await person.typesMoment(dialog.getByLabel('Date and time'), '2020-01-01T10:00')
  const note = dialog.getByLabel('Why?')
  await person.clicks(note)
  await person.presses(page, 'Enter')
  await expect(dialog.getByRole('alert')).toHaveText(/next twelve months/)
  await expect(note).toBeFocused()
  await person.keys(page, 'Anna-Maria')
  await expect(note).toHaveValue('Anna-Maria')
})
