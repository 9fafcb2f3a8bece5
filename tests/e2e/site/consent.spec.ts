import type { Page } from '@playwright/test'
import { recordRequests, expect, test, hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const choice = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))

test('a visitor is asked for consent once and keeps the focus', async ({ page }) => {
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
  await hydrate(page)
  await page.clock.install()
  await page.clock.fastForward(2000)
  await expect(banner).toBeHidden()
})

test('the cookie banner does not appear during a press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  // the fake clock holds the banner back until the press
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/client/login?mode=forgot')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  const submit = page.locator('form button').last()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await submit.hover()
  await page.mouse.down()
  await page.clock.runFor(2000)
  await expect(banner).toBeHidden()
  await page.mouse.up()
  await expect(page.getByRole('textbox')).toBeFocused() // the press reached the form: its error moved the focus
  await page.clock.runFor(2000)
  await expect(banner).toBeVisible()
})

test('a visitor who agreed to an older privacy notice is asked again', async ({ page }) => {
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
    await hydrate(page)
    await page.clock.fastForward(2000)
    await expect(banner).toBeHidden()
  }
})

test('no request goes to another server before consent', async ({ page, baseURL }) => {
  const foreign = recordRequests(page, new RegExp(`^(?!${baseURL}|data:)`), (request) =>
    request.url(),
  )
  for (const path of ['/', '/fr', '/teams', '/client/login']) {
    await page.goto(path)
    await hydrate(page)
  }
  expect(foreign).toEqual([])
})

test('a press where the cookie banner just appeared gives no consent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  const accept = page.locator('[data-consent=accepted]')
  await page.clock.runFor(1000)
  await expect(page.locator('#consent')).toBeVisible()
  const box = await accept.boundingBox()
  if (!box) throw new Error('There is no button')
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await press()
  expect(await choice(page)).toBeNull()
  await page.goto('/')
  await page.clock.runFor(1000)
  await page.clock.runFor(500)
  await expect(banner).toBeVisible()
  await press()
  expect(await choice(page)).toBe('accepted')
})

test('the cookie banner can be answered by keyboard as soon as it appears', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(1000)
  const decline = page.getByRole('button', { name: 'Decline' })
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(decline).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  const settings = page.getByRole('link', { name: 'Cookie settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeFocused()
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(settings).toBeFocused()
})
