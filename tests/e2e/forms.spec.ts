import type { Page } from '@playwright/test'
import { type Locale, localeCodes, localize } from '../../worker/contract/locales.ts'
import {
  atHubSpot,
  expect,
  fillContact,
  fillRequest,
  formPaths,
  newEmail,
  test,
  words,
} from './form-fixtures.ts'

const contactForm = (page: Page) => page.locator('form[action="/api/forms/contact"]')

/** Opens the home page and waits until the form, touched, has woken. */
async function openContact(page: Page, locale: Locale) {
  await page.goto(localize(formPaths.contact, locale))
  await page.getByLabel(words[locale].forms.contact.firstName, { exact: true }).click()
  await expect(contactForm(page)).toHaveAttribute('novalidate')
}

for (const locale of localeCodes) {
  const { forms, request } = words[locale]

  test(`a message is sent and thanked for in ${locale}`, async ({ page }) => {
    const email = newEmail()
    await openContact(page, locale)
    await fillContact(page, locale, email)
    await page.getByRole('button', { name: forms.contact.submit }).click()
    await expect(page.getByLabel(forms.contact.email, { exact: true })).toBeDisabled()
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
    await page.getByLabel(forms.contact.email, { exact: true }).fill('ada@marin')
    await page.getByRole('button', { name: forms.contact.submit }).click()
    const field = page.getByLabel(forms.contact.firstName, { exact: true })
    await expect(field).toHaveAccessibleDescription(forms.fault.required)
    await expect(field).toBeFocused()
    await expect(page.getByText(forms.fault.required)).toHaveCount(3)
    const email = page.getByLabel(forms.contact.email, { exact: true })
    await expect(email).toHaveAccessibleDescription(forms.fault.email)
    await email.fill('ada@marin.example')
    await expect(email).toHaveAccessibleDescription('')
  })

  test(`a request for access is sent in ${locale}`, async ({ page }) => {
    const email = newEmail()
    await page.goto(localize(formPaths['b2b-access'], locale))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await fillRequest(page, locale, email)
    await page.getByRole('button', { name: request.submit }).click()
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
      await page.getByRole('button', { name: forms.contact.submit }).click()
      await expect(page).toHaveURL(/\?sent=contact#contact$/)
      await expect(page.getByRole('heading', { name: forms.contact.thanksTitle })).toBeVisible()
      expect(await atHubSpot(email)).toMatchObject({ lastname: 'Marin' })
    })

    test(`a request for access is corrected and sent in ${locale}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(localize(formPaths['b2b-access'], locale))
      await fillRequest(page, locale, 'ada@marin')
      await page.getByRole('button', { name: request.submit }).click()
      const field = page.getByRole('textbox', { name: request.field.email, exact: true })
      await expect(field).toHaveAccessibleDescription(forms.fault.email)
      await expect(field).toBeFocused()
      await expect(page.getByLabel(request.field.companySize)).toHaveValue('11-50')
      await field.fill(email)
      await page.getByRole('button', { name: request.submit }).click()
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
  await page.mouse.move(3, 3)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(scripts.filter((path) => /contact-form|send-form/.test(path))).toEqual([])
  await page.getByLabel('First name').pressSequentially('Ada')
  await expect(contactForm(page)).toHaveAttribute('novalidate')
  await expect(page.getByLabel('First name')).toHaveValue('Ada') // typed while it woke
  expect(scripts.filter((path) => path.includes('contact-form'))).toHaveLength(1)
})

test('a link to a section works while the form still sleeps', async ({ page }) => {
  await page.goto('/teams')
  await page.goto('/')
  await page.mouse.move(3, 3)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
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
    await page.getByRole('button', { name: 'Send message' }).click()
    const failure = page.getByRole('alert').getByText(words.en.forms.failed)
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    await atHubSpot(email)
  })
})

test.describe('with a captcha', () => {
  // the policy of a server that has one is tests/worker/forms/captcha-widget.test.ts's business
  test.use({ bypassCSP: true })

  const widget = `window.turnstile = { render: (place, { 'response-field-name': name }) => {
    place.innerHTML = '<input type="hidden" name="' + name + '" value="solved">captcha' } }`

  for (const consent of ['accepted', 'declined']) {
    test(`it is ${consent === 'accepted' ? 'shown and its answer sent' : 'not loaded'} when cookies are ${consent}`, async ({
      page,
    }) => {
      const asked: string[] = []
      await page.route('https://challenges.cloudflare.com/**', (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: widget })
      })
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace('"loaderData"', '"captcha":"key","loaderData"')
        await route.fulfill({ response, body: html })
      })
      await page.addInitScript((choice) => localStorage.setItem('cookie-consent', choice), consent)
      await openContact(page, 'en')
      const email = newEmail()
      await fillContact(page, 'en', email)
      if (consent === 'accepted') await expect(page.getByText('captcha')).toBeVisible()
      const sent = page.waitForRequest('**/api/forms/contact')
      await page.getByRole('button', { name: 'Send message' }).click()
      const { meta } = (await sent).postDataJSON() as { meta: { captcha?: string } }
      await expect(page.getByRole('dialog')).toBeVisible()
      expect([meta.captcha, asked.length]).toEqual(
        consent === 'accepted' ? ['solved', 1] : [undefined, 0],
      )
      await atHubSpot(email)
    })
  }
})
