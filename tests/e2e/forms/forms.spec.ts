import type { Page } from '@playwright/test'
import { localize } from '#contract/locales.ts'
import {
  expect,
  fillContact,
  fillRequest,
  formPaths,
  leadsOf,
  newEmail,
  test,
  words,
} from '../kit/form-fixtures.ts'
import { hydrate, allowErrors } from '../kit/fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

const contactForm = (page: Page) => page.locator('form[action="/api/forms/contact"]')

async function openContact(page: Page) {
  await page.goto(formPaths.contact)
  await person.clicks(page.getByLabel(words.en.forms.contact.firstName, { exact: true }))
  await expect(contactForm(page)).toHaveAttribute('novalidate')
}

test('an anchor link works before its form is hydrated', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await hydrate(page)
  expect(scripts.filter((path) => /contact-form|send-form/.test(path))).toEqual([])
  await person.clicks(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }),
  )
  await expect(page).toHaveURL('/teams')
  await page.goBack()
  await person.types(page.getByLabel('First name'), 'Ada')
  await expect(contactForm(page)).toHaveAttribute('novalidate')
  await expect(page.getByLabel('First name')).toHaveValue('Ada') // typed during hydration
  expect(scripts.filter((path) => path.includes('contact-form'))).toHaveLength(1)
})

test('a message is corrected, survives a failure and is sent once', async ({ page }) => {
  allowErrors(/status of 503|ERR_INTERNET_DISCONNECTED/)
  const { forms } = words.en
  const address = newEmail()
  await openContact(page)
  const first = page.getByLabel(forms.contact.firstName, { exact: true })
  const email = page.getByLabel(forms.contact.email, { exact: true })
  const send = page.getByRole('button', { name: forms.contact.submit })

  await test.step('each invalid field shows its error', async () => {
    await person.types(email, 'ada@marin')
    await person.clicks(send)
    await expect(first).toHaveAccessibleDescription(forms.fault.required)
    await expect(first).toBeFocused()
    await expect(page.getByText(forms.fault.required)).toHaveCount(3)
    await expect(email).toHaveAccessibleDescription(forms.fault.email)
    await person.retypes(email, '')
    await fillContact(page, address)
    await expect(email).toHaveAccessibleDescription('')
  })

  const keys: (string | undefined)[] = []
  await page.route('**/api/forms/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.fulfill({ status: 503, body: '' })
    if (keys.length > 2) return route.continue()
    // the server has stored it, but the response is lost
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await test.step('a message that failed to send keeps every word', async () => {
    for (const times of [1, 2]) {
      await person.clicks(send)
      await expect.poll(() => keys).toHaveLength(times)
      await expect(page.getByRole('alert').getByText(forms.failed)).toBeVisible()
      await expect(first).toHaveValue('Ada')
      await expect(page.getByLabel('Message')).toHaveValue('Which oils are in stock?')
    }
  })

  await test.step('a message is sent once and confirmed', async () => {
    const sent = await hold(page, '**/api/forms/contact')
    await person.doubleClicks(send)
    await expect(email).toBeDisabled()
    await sent.release()
    const dialog = page.getByRole('dialog', { name: forms.contact.thanksTitle })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription(forms.contact.thanks)
    await expect(dialog.getByRole('button', { name: forms.close })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(email).toHaveValue('')
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:contact')
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[\da-f]{64}$/)
    expect(await leadsOf(address)).toMatchObject([
      { firstname: 'Ada', phone: '613-555-0199', message: 'Which oils are in stock?' },
    ])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaint: /status of 422/ })
  const { forms, request } = words.de

  test('a request for access is corrected and sent without scripts', async ({ page }) => {
    const email = newEmail()
    await page.goto(localize(formPaths['b2b-access'], 'de'))
    await fillRequest(page, 'de', 'ada@marin')
    await person.types(page.getByLabel(request.field.website), 'www.marin.example')
    await person.clicks(page.getByRole('button', { name: request.submit }))
    const field = page.getByRole('textbox', { name: request.field.email, exact: true })
    await expect(field).toHaveAccessibleDescription(forms.fault.email)
    await expect(field).toBeFocused()
    await expect(page.getByLabel(request.field.companySize)).toHaveValue('11-50')
    await person.retypes(field, email)
    await person.clicks(page.getByRole('button', { name: request.submit }))
    await expect(page).toHaveURL(/mode=request&sent=b2b-access$/)
    await expect(page.getByText(request.sent)).toBeVisible()
    expect(await leadsOf(email)).toMatchObject([
      { company: 'Marin Foods', website: 'https://www.marin.example' },
    ])
  })
})
