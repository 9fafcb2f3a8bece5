import type { Page, Request } from '@playwright/test'
import type Captcha from '../../../web/i18n/en/captcha/index.ts'
import type EmailAddress from '../../../web/i18n/en/portal/email-address.ts'
import type Entrance from '../../../web/i18n/en/portal/entrance.ts'
import type { Mode } from '../../fakes/turnstile.ts'
import {
  captchaURL as origin,
  hubspotSettings,
  portal,
  turnstileURL as turnstile,
} from '../../setup/e2e-server.ts'
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
import { recordRequests, giveConsent, allowErrors } from '../kit/fixtures.ts'
import { wordsOf } from '../kit/languages.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'
import { admin, client } from '../kit/portal-fixtures.ts'

/* A Worker with both Turnstile keys and a fake Turnstile: calls without a token are refused. */
ownWorker(origin, {
  ...hubspotSettings(portal),
  TURNSTILE_SITE_KEY: 'key',
  TURNSTILE_SECRET_KEY: 'secret',
  TURNSTILE_ORIGIN: turnstile,
  TURNSTILE_HOSTNAMES: '127.0.0.1',
})

const turn = (mode: Mode) =>
  fetch(`${turnstile}/fake`, { method: 'PUT', body: JSON.stringify({ mode }) })

test.beforeEach(() => turn('solves'))

const emailAddress = await wordsOf<typeof EmailAddress>('en', 'portal/email-address')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const email = (page: Page) => page.getByLabel('mail')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

/** The captcha token in a request. */
const captchaOf = (sent: Request) =>
  (sent.postDataJSON() as { meta: { captcha?: string } }).meta.captcha
const token = /^[\da-f-]{36}$/

test('a visitor reads in Greek how to continue when the captcha fails', async ({ page }) => {
  allowErrors(/status of (503|400)/)
  const captcha = await wordsOf<typeof Captcha>('el', 'captcha/index')
  const { signIn } = await wordsOf<typeof Entrance>('el', 'portal/entrance')
  const alert = page.getByRole('alert')
  await turn('blocked')
  await page.goto('/el/client/login')
  await expect(button(page, signIn.submit)).toBeEnabled()
  await person.types(page.getByLabel(signIn.email, { exact: true }), client.email)
  await person.types(page.getByLabel(signIn.password, { exact: true }), client.password)
  await person.clicks(button(page, signIn.submit))
  await expect(alert.getByText(captcha.failed)).toBeVisible()

  await turn('solves')
  await person.clicks(button(page, captcha.again))
  await expect(alert.getByText(captcha.failed)).toHaveCount(0)
  await expect(page.getByTitle('Turnstile')).toBeAttached()
  await turn('refuses')
  await person.clicks(button(page, signIn.submit))
  await expect(alert.getByText('Ο έλεγχος ασφαλείας δεν ολοκληρώθηκε')).toBeVisible()

  await turn('asks')
  await person.clicks(button(page, signIn.submit))
  await expect(alert.getByText(captcha.unanswered)).toBeVisible()
  await person.clicks(page.frameLocator('iframe[title=Turnstile]').getByLabel('I am human'))
  await expect(alert.getByText(captcha.unanswered)).toHaveCount(0)
  await person.clicks(button(page, signIn.submit))
  await expect(page).toHaveURL('/el/client/dashboard')
})

test('without consent forms load nothing from other companies', async ({ page }) => {
  allowErrors(/status of 429/)
  const foreign = recordRequests(page, new RegExp(`^${turnstile}`))
  await page.goto(formPaths.contact)
  await fillContact(page, newEmail())
  await person.clicks(button(page, 'Send message'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(formPaths['b2b-access'])
  await hydrated(page)
  await fillRequest(page, 'en', newEmail())
  expect(foreign).toEqual([])

  await test.step('an access request with a password and a second mail include a captcha', async () => {
    const nextMail = markMailbox(origin)
    await person.types(page.locator('input[type=password]'), 'Olive-grove-7')
    await person.clicks(button(page, 'Request access'))
    await expect(page.getByText(words.en.request.sent)).toBeVisible()
    expect((await nextMail('signup')).code).toMatch(/^\d{6}$/)
    // fast-forwards the minute before a second mail
    const again = button(page, emailAddress.again)
    await page.clock.install()
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(await again.isVisible()).toBe(true)
    }).toPass({ intervals: [5] })
    const answered = page.waitForResponse('**/auth/v1/resend**')
    await person.clicks(again)
    await page.clock.runFor(1000)
    expect([200, 429]).toContain((await answered).status()) // an invalid captcha would answer 400
  })

  await test.step('the new-password form and the staff sign-in include a captcha', async () => {
    await page.goto('/client/login?mode=forgot')
    await expect(button(page, 'Send the email')).toBeEnabled()
    await person.retypes(email(page), newEmail())
    await person.clicks(button(page, 'Send the email'))
    await expect(page.getByLabel('Code from the email')).toBeVisible()
    await page.goto('/admin-portal')
    await expect(button(page, 'Sign In')).toBeEnabled()
    await person.types(email(page), admin.email)
    await person.types(password(page), admin.password)
    await person.clicks(button(page, 'Sign In'))
    await expect(page.locator('.staff-main h1')).toBeVisible()
  })
})

test('after consent forms send a captcha if its script can be loaded', async ({ page }) => {
  allowErrors(/status of 503/)
  const [asker, writer, other] = [newEmail(), newEmail(), newEmail()]
  await giveConsent(page)
  await page.goto(formPaths['b2b-access'])
  await hydrated(page)
  await fillRequest(page, 'en', asker)
  const requested = page.waitForRequest('**/api/forms/b2b-access')
  await person.clicks(button(page, 'Request access'))
  await expect(page.getByText(words.en.request.sent)).toBeVisible()
  expect(captchaOf(await requested)).toMatch(token)

  await page.goto(formPaths.contact)
  await fillContact(page, writer)
  await expect(page.getByTitle('Turnstile')).toBeAttached()
  const sent = page.waitForRequest('**/api/forms/contact')
  await person.clicks(button(page, 'Send message'))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(captchaOf(await sent)).toMatch(token)
  expect(await leadsOf(writer)).toMatchObject([{ firstname: 'Ada' }])

  await test.step('a message is sent without a captcha when the script cannot be loaded', async () => {
    await turn('blocked')
    await page.goto(formPaths.contact)
    await fillContact(page, other)
    await expect(page.getByText('You can send the form without it.')).toBeVisible()
    await person.clicks(button(page, 'Send message'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await leadsOf(other)
  })
})
