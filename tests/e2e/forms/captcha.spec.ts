import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { localeCodes, localize } from '#contract/locales.ts'
import type Captcha from '../../../web/i18n/en/captcha/index.ts'
import type Entrance from '../../../web/i18n/en/portal/entrance.ts'
import type { Mode } from '../../fakes/turnstile.ts'
import {
  captchaURL as origin,
  hubspotSettings,
  portal,
  root,
  turnstileURL as turnstile,
} from '../../setup/e2e-server.ts'
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
import { hasAgreed } from '../kit/fixtures.ts'
import { markMailbox } from '../kit/mailbox.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'
import { admin, client } from '../kit/portal-fixtures.ts'

/*
 * A Worker with both keys of a captcha, and a fake Turnstile: what a call demands, its form has to bring.
 */
test.use({ baseURL: origin })

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

const load = async (file: string) =>
  (await import(fileURLToPath(new URL(`../../../web/i18n/${file}`, import.meta.url)))).default

/** What a refused answer is called; its file cannot be imported here. */
const refusal = (locale: string) =>
  /\n {4}captcha: '(.*)'/.exec(
    readFileSync(`${root}/web/i18n/${locale}/portal/index.ts`, 'utf8'),
  )?.[1]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const locale of localeCodes) {
  const { forms, request } = words[locale]
  const path = (page: string) => localize(page, locale)

  test.describe('when it fails', () => {
    test.use({ expectedComplaint: /status of (503|400)/ })

    test(`signing in says what to do, and goes on from there, in ${locale}`, async ({ page }) => {
      const captcha: typeof Captcha = await load(`${locale}/captcha/index.ts`)
      const { signIn }: typeof Entrance = await load(`${locale}/portal/entrance.ts`)
      const alert = page.getByRole('alert')
      await turn('blocked')
      await page.goto(path('/client/login'))
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
      await expect(alert.getByText(refusal(locale) ?? '?')).toBeVisible()

      await turn('asks')
      await person.clicks(button(page, signIn.submit))
      await expect(alert.getByText(captcha.unanswered)).toBeVisible()
      await person.clicks(page.frameLocator('iframe[title=Turnstile]').getByLabel('I am human'))
      await expect(alert.getByText(captcha.unanswered)).toHaveCount(0)
      await person.clicks(button(page, signIn.submit))
      await expect(page).toHaveURL(/\/client\/dashboard$/)
    })
  })

  test.describe('when a mail follows another too soon', () => {
    test.use({ expectedComplaint: /status of 429/ })

    test(`an account is asked for, and its mail once more, in ${locale}`, async ({ page }) => {
      const { confirm }: typeof Entrance = await load(`${locale}/portal/entrance.ts`)
      const email = newEmail()
      const nextMail = markMailbox(origin)
      await page.goto(path(formPaths['b2b-access']))
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await fillRequest(page, locale, email)
      await person.types(page.locator('input[type=password]'), 'Olive-grove-7')
      await person.clicks(button(page, request.submit))
      await expect(page.getByText(request.sent)).toBeVisible()
      expect((await nextMail('signup')).code).toMatch(/^\d{6}$/)
      const again = page.waitForResponse('**/auth/v1/resend**')
      await person.clicks(button(page, confirm.again))
      expect([200, 429]).toContain((await again).status()) // a bad captcha would be a 400
    })
  })

  test(`a new password is asked for in ${locale}`, async ({ page }) => {
    const { recovery, signIn }: typeof Entrance = await load(`${locale}/portal/entrance.ts`)
    await page.goto(path('/client/login?mode=forgot'))
    await expect(button(page, recovery.submit)).toBeEnabled()
    await person.types(page.getByLabel(signIn.email, { exact: true }), newEmail())
    await person.clicks(button(page, recovery.submit))
    await expect(page.getByRole('heading', { name: recovery.sentTitle })).toBeVisible()
  })

  test(`another confirmation is asked for in ${locale}`, async ({ page }) => {
    const { confirm, recovery, signIn }: typeof Entrance = await load(
      `${locale}/portal/entrance.ts`,
    )
    const email = newEmail()
    await page.goto(path('/client/login?mode=confirm'))
    await expect(button(page, recovery.submit)).toBeEnabled()
    await person.types(page.getByLabel(signIn.email, { exact: true }), email)
    await person.clicks(button(page, recovery.submit))
    await expect(
      page.getByText(confirm.text.replace('{email:string}', email).replace('{email}', email)),
    ).toBeVisible()
  })

  test(`staff sign in to their portal with it in ${locale}`, async ({ page }) => {
    const { signIn, staff }: typeof Entrance = await load(`${locale}/portal/entrance.ts`)
    await page.goto(path('/admin-portal'))
    await expect(button(page, signIn.submit)).toBeEnabled()
    await person.types(page.getByLabel(staff.email, { exact: true }), admin.email)
    await person.types(page.getByLabel(signIn.password, { exact: true }), admin.password)
    await person.clicks(button(page, signIn.submit))
    await expect(page.locator('.staff-main h1')).toBeVisible()
  })

  test(`a request without an account takes one along after consent in ${locale}`, async ({
    page,
  }) => {
    await hasAgreed(page)
    await page.goto(path(formPaths['b2b-access']))
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await fillRequest(page, locale, newEmail())
    const sent = page.waitForRequest('**/api/forms/b2b-access')
    await person.clicks(button(page, request.submit))
    await expect(page.getByText(request.sent)).toBeVisible()
    const { meta } = (await sent).postDataJSON() as { meta: { captcha?: string } }
    expect(meta.captcha).toMatch(/^[\da-f-]{36}$/)
  })

  test(`a message takes a captcha along after consent in ${locale}`, async ({ page }) => {
    const email = newEmail()
    await hasAgreed(page)
    await page.goto(path(formPaths.contact))
    await fillContact(page, locale, email)
    await expect(page.getByTitle('Turnstile')).toBeAttached()
    const sent = page.waitForRequest('**/api/forms/contact')
    await person.clicks(button(page, forms.contact.submit))
    await expect(page.getByRole('dialog', { name: forms.contact.thanksTitle })).toBeVisible()
    const { meta } = (await sent).postDataJSON() as { meta: { captcha?: string } }
    expect(meta.captcha).toMatch(/^[\da-f-]{36}$/)
    expect(await atHubSpot(email)).toMatchObject({ firstname: 'Ada' })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a message is sent all the same in ${locale}`, async ({ page }) => {
      const email = newEmail()
      await page.goto(path(formPaths.contact))
      await fillContact(page, locale, email)
      await person.clicks(button(page, forms.contact.submit))
      await expect(page.getByRole('heading', { name: forms.contact.thanksTitle })).toBeVisible()
      await atHubSpot(email)
    })
  })
}

test('without consent a message and a request load nothing of another company', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(turnstile)) foreign.push(request.url())
  })
  const email = newEmail()
  await page.goto(formPaths.contact)
  await fillContact(page, 'en', email)
  await person.clicks(button(page, 'Send message'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(formPaths['b2b-access'])
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await fillRequest(page, 'en', email)
  await person.clicks(button(page, 'Request access'))
  await expect(page.getByText(words.en.request.sent)).toBeVisible()
  expect(foreign).toEqual([])
})

test.describe('when it cannot be loaded', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('a message goes without it, and the form says that it does', async ({ page }) => {
    await turn('blocked')
    const email = newEmail()
    await hasAgreed(page)
    await page.goto(formPaths.contact)
    await fillContact(page, 'en', email)
    await expect(page.getByText('You can send the form without it.')).toBeVisible()
    await person.clicks(button(page, 'Send message'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await atHubSpot(email)
  })
})
