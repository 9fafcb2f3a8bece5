import type { Page, Route } from '@playwright/test'
import { localeCodes, localize } from '#contract/locales.ts'
import type { Seen } from '../../fakes/hubspot-portal.ts'
import { hubspotURL, portal } from '../../setup/e2e-server.ts'
import { vars } from '../kit/fixtures.ts'
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
import { person } from '../person/person.ts'

const awake = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

test('a person who types on while a slow phone checks the message loses no letter', async ({
  page,
}) => {
  await person.slow(page, { cpu: 6, latencyMs: 400 })
  await page.goto('/')
  const field = page.getByLabel('First name', { exact: true })
  await person.clicks(field)
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await person.presses(page, 'Enter')
  await person.keys(page, 'Anna-Maria')
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Please/)
  await expect(field).toHaveValue('Anna-Maria')
  await expect(field).toBeFocused()
})

test('a message half written is there after the privacy notice, in another language, and after a reload', async ({
  page,
}) => {
  await page.goto('/')
  const name = () => page.locator('[name=firstName]')
  const message = () => page.locator('[name=message]')
  const kept = async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await expect(name()).toHaveValue('Anna')
    await expect(message()).toHaveValue('Which oils are in stock?')
  }
  await person.types(name(), 'Anna')
  await person.types(message(), 'Which oils are in stock?')
  await person.clicks(page.locator('.form-notice').getByRole('link'))
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await kept()
  await person.clicks(page.locator('a[hreflang=el]:visible').first())
  await expect(page).toHaveURL(/\/el/)
  await kept()
  await page.reload()
  await kept()
})

test('a request half written is there after the privacy notice and after a reload, its password is not', async ({
  page,
}) => {
  await page.goto(formPaths['b2b-access'])
  await awake(page)
  await fillRequest(page, 'en', 'ada@marin.example')
  await person.types(page.locator('[name=password]'), 'Olive-grove-7')
  await person.clicks(page.locator('.form-notice').getByRole('link'))
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page.getByLabel('Industry')).toHaveValue('retail')
  await page.reload()
  await awake(page)
  await expect(page.getByLabel('What do you need?')).toHaveValue('Olive oil for twelve shops')
  await expect(page.getByLabel('Industry')).toHaveValue('retail')
  await expect(page.locator('[name=password]')).toHaveValue('')
})

test('once it is sent, nothing of a message is left on the device', async ({ page }) => {
  const email = newEmail()
  await page.goto('/')
  await fillContact(page, 'en', email)
  await person.doubleClicks(page.getByRole('button', { name: 'Send message' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('draft:contact')
  await atHubSpot(email)
  expect(await leadsOf(email)).toHaveLength(1)
})

test.describe('with a password that is too well known', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('another one does not send the request again', async ({ page }) => {
    const email = newEmail()
    const answers: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('/api/forms/b2b-access')) {
        answers.push(((await response.json()) as { id: string }).id)
      }
    })
    await page.goto(formPaths['b2b-access'])
    await awake(page)
    await fillRequest(page, 'en', email)
    const password = page.locator('[name=password]')
    await person.types(password, 'Password1!')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(password).toHaveAccessibleDescription(/lists that attackers try first/)
    await expect(password).toBeFocused()
    await person.retypes(password, 'Olive-grove-7')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(page.getByText(words.en.request.sent)).toBeVisible()
    expect(answers).toEqual([answers[0], answers[0]])
    await atHubSpot(email)
    expect(await leadsOf(email)).toHaveLength(1)
  })
})

async function leadsOf(email: string) {
  const seen: Seen = await (await fetch(`${hubspotURL}/fake/${portal}`)).json()
  return seen.accepted.filter(({ fields }) => fields['email'] === email)
}

test.describe('when the network is cut while a message is sent', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('it says so, keeps every word, and goes through once the network is back', async ({
    page,
  }) => {
    const email = newEmail()
    await page.goto('/')
    await fillContact(page, 'en', email)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.route('**/api/forms/contact', (route) => route.abort('internetdisconnected'), {
      times: 1,
    })
    await person.clicks(page.getByRole('button', { name: 'Send message' }))
    await expect(page.getByRole('alert').getByText(words.en.forms.failed)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Which oils are in stock?')
    await person.clicks(page.getByRole('button', { name: 'Send message' }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await atHubSpot(email)
  })
})

for (const path of ['/simple-admin', '/client/login', '/admin/login']) {
  test(`a password typed before the scripts are there stays out of the address: ${path}`, async ({
    page,
  }) => {
    const held: Route[] = []
    let isSlow = true
    await page.route('**/assets/**/*.js', (route) =>
      isSlow ? void held.push(route) : route.continue(),
    )
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.locator('[name=password]')
    await person.types(field, vars.SIMPLE_ADMIN_PASSWORD)
    await person.presses(page, 'Enter')
    await person.presses(page, 'Tab')
    expect(new URL(page.url()).search).toBe('')
    await expect(field).toHaveValue(vars.SIMPLE_ADMIN_PASSWORD)
    isSlow = false
    for (const route of held) await route.continue()
    await awake(page)
    await expect(field).toHaveValue(vars.SIMPLE_ADMIN_PASSWORD)
    if (path !== '/simple-admin') return
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeVisible()
  })
}

test('a website is a website without https://', async ({ page }) => {
  const email = newEmail()
  await page.goto(formPaths['b2b-access'])
  await awake(page)
  await fillRequest(page, 'en', email)
  const website = page.getByLabel('Website')
  await person.types(website, 'none')
  await person.clicks(page.getByRole('button', { name: 'Request access' }))
  await expect(website).toHaveAccessibleDescription(words.en.forms.fault.url)
  await person.retypes(website, 'marin.example/shop')
  await person.clicks(page.getByRole('button', { name: 'Request access' }))
  await expect(page.getByText(words.en.request.sent)).toBeVisible()
  expect(await atHubSpot(email)).toMatchObject({ website: 'https://marin.example/shop' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a website is a website without https://, too', async ({ page }) => {
    const email = newEmail()
    await page.goto(formPaths['b2b-access'])
    await fillRequest(page, 'en', email)
    await person.types(page.getByLabel('Website'), 'www.marin.example')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(page.getByText(words.en.request.sent)).toBeVisible()
    expect(await atHubSpot(email)).toMatchObject({ website: 'https://www.marin.example' })
  })

  test('the simple admin says that it needs them, in every language', async ({ page }) => {
    const said = new Set<string>()
    for (const locale of localeCodes) {
      await page.goto(localize('/simple-admin', locale))
      const text = page.locator('main noscript h2')
      await expect(text).toBeVisible()
      said.add(await text.innerText())
    }
    expect(said.size).toBe(localeCodes.length)
  })
})

test('a password that is sent without scripts is neither shown nor put into an address', async ({
  request,
}) => {
  const answer = await request.post('/simple-admin?password=Olive-grove-7', {
    form: { password: 'Olive-grove-7' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(new URL(answer.headers()['location'] ?? '').pathname).toBe('/simple-admin')
  expect(answer.headers()['location']).not.toContain('grove')
})
