import type { Page, Route } from '@playwright/test'
import { vars } from '../kit/fixtures.ts'
import {
  atHubSpot,
  expect,
  fillRequest,
  formPaths,
  leadsOf,
  newEmail,
  test,
  words,
} from '../kit/form-fixtures.ts'
import { person } from '../person/person.ts'

const awake = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

test('a person who types on while a slow phone works loses no letter', async ({ page }) => {
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

test('a message half written survives other pages, languages and a reload', async ({ page }) => {
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

test('a request half written survives a reload, its password does not', async ({ page }) => {
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

test.describe('with a password that is too well known', () => {
  test.use({ expectedComplaint: /status of 422/ })

  test('a second password for a request does not send it again', async ({ page }) => {
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
    await person.types(password, 'olives')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(password).toHaveAccessibleDescription(/Password does not meet requirements\./)
    await person.retypes(password, 'Password1!')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(password).toHaveAccessibleDescription(/too easy to guess/)
    await expect(password).toBeFocused()
    await person.retypes(password, 'Olive-grove-7')
    await person.clicks(page.getByRole('button', { name: 'Request access' }))
    await expect(page.getByText(words.en.request.sent)).toBeVisible()
    expect(answers).toEqual([answers[0], answers[0]])
    await atHubSpot(email)
    expect(await leadsOf(email)).toHaveLength(1)
  })
})

for (const path of ['/simple-admin', '/client/login']) {
  test(`a password typed at ${path} before the scripts stays secret`, async ({ page }) => {
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

test('a website is taken without https:// before it', async ({ page }) => {
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

test('a password sent without scripts stays out of the address', async ({ request }) => {
  const answer = await request.post('/simple-admin?password=Olive-grove-7', {
    form: { password: 'Olive-grove-7' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(new URL(answer.headers()['location'] ?? '').pathname).toBe('/simple-admin')
  expect(answer.headers()['location']).not.toContain('grove')
})
