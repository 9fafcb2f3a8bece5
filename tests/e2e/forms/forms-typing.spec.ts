import type { Page, Route } from '@playwright/test'
import { vars } from '../kit/fixtures.ts'
import { expect, test } from '../kit/form-fixtures.ts'
import { person } from '../person/person.ts'

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

test('a half-written message survives a reload and a language switch', async ({ page }) => {
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

test('a password typed before the scripts load is not stored', async ({ page }) => {
  const held: Route[] = []
  let isSlow = true
  await page.route('**/assets/**/*.js', (route) =>
    isSlow ? void held.push(route) : route.continue(),
  )
  const field = page.locator('[name=password]')
  for (const path of ['/client/login', '/simple-admin']) {
    isSlow = true
    await page.goto(path, { waitUntil: 'commit' })
    await person.types(field, vars.SIMPLE_ADMIN_PASSWORD)
    await person.presses(page, 'Enter')
    await person.presses(page, 'Tab')
    expect(new URL(page.url()).search).toBe('')
    await expect(field).toHaveValue(vars.SIMPLE_ADMIN_PASSWORD)
    isSlow = false
    for (const route of held.splice(0)) await route.continue()
    await hydrated(page)
    await expect(field).toHaveValue(vars.SIMPLE_ADMIN_PASSWORD)
  }
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Feature flags' })).toBeVisible()
})

test('a password sent without scripts does not appear in the URL', async ({ request }) => {
  const answer = await request.post('/simple-admin?password=Olive-grove-7', {
    form: { password: 'Olive-grove-7' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(new URL(answer.headers()['location'] ?? '').pathname).toBe('/simple-admin')
  expect(answer.headers()['location']).not.toContain('grove')
})
