import type { Page } from '@playwright/test'
import { expect, test, wake } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const choice = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))

test('after a second the visitor is asked once, without losing the focus', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  await expect(banner).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  const [accept, decline] = await Promise.all([
    banner.getByRole('button', { name: 'Accept' }).boundingBox(),
    banner.getByRole('button', { name: 'Decline' }).boundingBox(),
  ])
  expect(accept?.height).toBe(decline?.height)
  expect(accept?.width).toBe(decline?.width)

  await person.clicks(banner.getByRole('button', { name: 'Decline' }))
  await expect(banner).toBeHidden()
  expect(await choice(page)).toBe('declined')
  await page.reload()
  await wake(page)
  await page.clock.install()
  await page.clock.fastForward(2000)
  await expect(banner).toBeHidden()
})

test('the banner does not come between a press and its release', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/client/login?mode=forgot')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  // a new page: the press is there before the banner
  await page.reload()
  const submit = page.locator('form button').last()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await submit.hover()
  await page.mouse.down()
  await page.waitForFunction(() => performance.now() > 2000)
  await expect(banner).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('textbox')).toBeFocused() // the mistake was said
  await expect(banner).toBeVisible()
})

test('who agreed to an older privacy notice is asked again, who declined is not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('before')) localStorage.setItem('cookie-consent', 'accepted')
    sessionStorage.setItem('before', 'yes')
  })
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  await page.goto('/')
  await person.clicks(banner.getByRole('button', { name: 'Accept' }))
  await expect(banner).toBeHidden()
  await page.clock.install()
  for (const answer of ['accepted', 'declined']) {
    await page.evaluate((given) => localStorage.setItem('cookie-consent', given), answer)
    await page.reload()
    await wake(page)
    await page.clock.fastForward(2000)
    await expect(banner).toBeHidden()
  }
})

test('the choice can be changed from the footer of every page', async ({ page }) => {
  await page.goto('/el/terms')
  await person.clicks(page.getByRole('button', { name: 'Αποδοχή' }))
  expect(await choice(page)).toBe('accepted')
  await person.clicks(
    page.getByRole('contentinfo').getByRole('link', { name: 'Ρυθμίσεις cookies' }),
  )
  const banner = page.getByRole('region', { name: /cookies/i })
  await expect(banner).toBeFocused()
  await person.clicks(page.getByRole('button', { name: 'Απόρριψη' }))
  expect(await choice(page)).toBe('declined')
})

test('nothing is asked while the banner is switched off', async ({ page, admin }) => {
  await admin.setFlag('cookie_consent', false)
  await page.goto('/')
  await wake(page)
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0)
})

test('before consent no request leaves for another server', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
  })
  for (const path of ['/', '/fr', '/teams', '/client/login']) {
    await page.goto(path)
    await wake(page)
  }
  expect(foreign).toEqual([])
})
