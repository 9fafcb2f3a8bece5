import type { Page } from '@playwright/test'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import {
  atHubSpot,
  expect,
  fillContact,
  fillRequest,
  formPaths,
  newEmail,
  test,
  words,
} from '../kit/form-fixtures.ts'
import { wake } from '../kit/fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

const contactForm = (page: Page) => page.locator('form[action="/api/forms/contact"]')

/** Opens the home page and waits until the form, touched, has woken. */
async function openContact(page: Page, locale: Locale) {
  await page.goto(localize(formPaths.contact, locale))
  await person.clicks(page.getByLabel(words[locale].forms.contact.firstName, { exact: true }))
  await expect(contactForm(page)).toHaveAttribute('novalidate')
}

for (const locale of localeCodes) {
  const { forms, request } = words[locale]

  test(`a message is sent and thanked for in ${locale}`, async ({ page }) => {
    const email = newEmail()
    await openContact(page, locale)
    await fillContact(page, locale, email)
    const sent = await hold(page, '**/api/forms/contact')
    await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
    await expect(page.getByLabel(forms.contact.email, { exact: true })).toBeDisabled()
    await sent.release()
    const dialog = page.getByRole('dialog', { name: forms.contact.thanksTitle })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription(forms.contact.thanks)
    await expect(dialog.getByRole('button', { name: forms.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel(forms.contact.email, { exact: true })).toHaveValue('')
    expect(await atHubSpot(email)).toMatchObject({
      firstname: 'Ada',
      phone: '613-555-0199',
      message: 'Which oils are in stock?',
    })
  })

  test(`mistakes in a message stand beside their fields in ${locale}`, async ({ page }) => {
    await openContact(page, locale)
    await person.types(page.getByLabel(forms.contact.email, { exact: true }), 'ada@marin')
    await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
    const field = page.getByLabel(forms.contact.firstName, { exact: true })
    await expect(field).toHaveAccessibleDescription(forms.fault.required)
    await expect(field).toBeFocused()
    await expect(page.getByText(forms.fault.required)).toHaveCount(3)
    const email = page.getByLabel(forms.contact.email, { exact: true })
    await expect(email).toHaveAccessibleDescription(forms.fault.email)
    await person.retypes(email, 'ada@marin.example')
    await expect(email).toHaveAccessibleDescription('')
  })

  test(`a request for access is sent in ${locale}`, async ({ page }) => {
    const email = newEmail()
    await page.goto(localize(formPaths['b2b-access'], locale))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await fillRequest(page, locale, email)
    await person.clicks(page.getByRole('button', { name: request.submit }))
    await expect(page.getByRole('status').getByText(request.sent)).toBeVisible()
    expect(await atHubSpot(email)).toMatchObject({
      company: 'Marin Foods',
      jobtitle: 'Buyer',
      company_size: '11-50',
      industry: 'retail',
      business_needs: 'Olive oil for twelve shops',
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })

    test(`a message is sent and thanked for in ${locale}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(localize(formPaths.contact, locale))
      await fillContact(page, locale, email)
      await person.clicks(page.getByRole('button', { name: forms.contact.submit }))
      await expect(page).toHaveURL(/\?sent=contact#contact$/)
      await expect(page.getByRole('heading', { name: forms.contact.thanksTitle })).toBeVisible()
      expect(await atHubSpot(email)).toMatchObject({ lastname: 'Marin' })
    })

    test(`a request for access is corrected and sent in ${locale}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(localize(formPaths['b2b-access'], locale))
      await fillRequest(page, locale, 'ada@marin')
      await person.clicks(page.getByRole('button', { name: request.submit }))
      const field = page.getByRole('textbox', { name: request.field.email, exact: true })
      await expect(field).toHaveAccessibleDescription(forms.fault.email)
      await expect(field).toBeFocused()
      await expect(page.getByLabel(request.field.companySize)).toHaveValue('11-50')
      await person.retypes(field, email)
      await person.clicks(page.getByRole('button', { name: request.submit }))
      await expect(page).toHaveURL(/mode=request&sent=b2b-access$/)
      await expect(page.getByText(request.sent)).toBeVisible()
      expect(await atHubSpot(email)).toMatchObject({ company: 'Marin Foods' })
    })
  })
}

test('the form is not loaded before anybody uses the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await wake(page)
  expect(scripts.filter((path) => /contact-form|send-form/.test(path))).toEqual([])
  await person.types(page.getByLabel('First name'), 'Ada')
  await expect(contactForm(page)).toHaveAttribute('novalidate')
  await expect(page.getByLabel('First name')).toHaveValue('Ada') // typed while it woke
  expect(scripts.filter((path) => path.includes('contact-form'))).toHaveLength(1)
})

test('a link to a section works while the form still sleeps', async ({ page }) => {
  await page.goto('/teams')
  await page.goto('/')
  await wake(page)
  await person.clicks(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }),
  )
  await expect(page).toHaveURL('/teams')
  await page.goBack()
  await expect(page.getByLabel('First name')).toBeVisible()
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('the message says so, keeps what was typed, and goes through at the next try', async ({
    page,
  }) => {
    const email = newEmail()
    const keys: (string | undefined)[] = []
    await page.route('**/api/forms/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      return route.fulfill({ status: 503, body: '' })
    })
    await openContact(page, 'en')
    await fillContact(page, 'en', email)
    await person.clicks(page.getByRole('button', { name: 'Send message' }))
    const failure = page.getByRole('alert').getByText(words.en.forms.failed)
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await person.clicks(page.getByRole('button', { name: 'Send message' }))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[\da-f]{64}$/)
    await atHubSpot(email)
  })
})
