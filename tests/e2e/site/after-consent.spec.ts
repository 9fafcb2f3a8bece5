import type { Page } from '@playwright/test'
import { analyticsURL, chatURL } from '../../setup/e2e-server.ts'
import { recordRequests, expect, browserUserAgent, test, hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'
import { admin as adminAccount, signIn } from '../kit/portal-fixtures.ts'

test.use({ userAgent: browserUserAgent })

const accept = async (page: Page) => person.clicks(page.getByRole('button', { name: 'Accept' }))
const decline = async (page: Page) => {
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }))
  await person.clicks(page.getByRole('button', { name: 'Decline' }))
}

/** Records the page views that the browser reports: path and language. */
const reported = (page: Page) =>
  recordRequests(page, /\/api\/page-views$/, (request) => {
    const { path, locale } = request.postDataJSON()
    return `${locale} ${path}`
  })

/** Records the requests to the fake HubSpot. */
const askedOfHubSpot = (page: Page) => recordRequests(page, new RegExp(`^${chatURL}`))

test('each page view is counted once while consent is given', async ({ page, request }) => {
  const views = reported(page)
  const askedOfChat = askedOfHubSpot(page)
  const menu = page.getByRole('banner')
  await page.goto('/solutions')
  await hydrate(page)
  await person.clicks(menu.getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
  expect(views).toEqual([])

  await accept(page)
  await expect.poll(() => views).toEqual(['en /teams'])
  await person.clicks(menu.getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveURL('/partnerships')
  await expect.poll(() => views).toEqual(['en /teams', 'en /partnerships'])
  await person.clicks(menu.getByRole('link', { name: 'News' }))
  await person.clicks(page.getByRole('link', { name: 'Trade', exact: true }))
  await expect(page).toHaveURL(/category/)
  await page.goBack() // a changed query is not another page view
  await expect.poll(() => views.slice(2)).toEqual(['en /insights/news'])

  await decline(page)
  await person.clicks(menu.getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(views).toHaveLength(3)
  // the chat’s flag is off
  expect(askedOfChat).toEqual([])

  const events = await request.get(`${analyticsURL}/events?domain=e2e.test`)
  const urls: { body: { url: string } }[] = await events.json()
  expect(urls.map(({ body }) => new URL(body.url).pathname)).toEqual(
    expect.arrayContaining(['/teams', '/partnerships', '/insights/news']),
  )
})

test('consent from an earlier visit counts the first page view', async ({ page, admin }) => {
  const views = reported(page)
  // waits for the report, which may take longer than the next navigation
  await page.goto('/terms')
  await accept(page)
  await expect.poll(() => views).toEqual(['en /terms'])
  await page.goto('/fr/privacy')
  await expect.poll(() => views).toEqual(['en /terms', 'fr /privacy'])

  await admin.setFlag('cookie_consent', false)
  await page.goto('/privacy')
  await hydrate(page)
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  expect(views).toHaveLength(2)
})

const chat = (page: Page) => page.getByTitle('Chat Widget')

test('the chat window appears only with consent in every tab', async ({ page, context, admin }) => {
  await admin.setFlag('hubspot_chat', true)
  const asked = askedOfHubSpot(page)
  await page.goto('/teams')
  await hydrate(page)
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
  expect(asked).toEqual([])

  await accept(page)
  await expect(chat(page)).toBeVisible()
  // the frame’s styles come from a file, as the policy forbids inline styles
  await expect(page.locator('#hubspot-messages-iframe-container')).toHaveCSS('position', 'fixed')
  expect(asked).toEqual(expect.arrayContaining(['/4242.js', '/widget.css', '/frame']))
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveURL('/partnerships')
  await expect(chat(page)).toBeVisible()
  expect(asked.filter((path) => path === '/4242.js')).toHaveLength(1)
  expect(await page.evaluate(() => document.cookie)).toContain('hubspotutk')

  await decline(page)
  await expect(chat(page)).toHaveCount(0)
  await expect.poll(async () => page.evaluate(() => document.cookie)).not.toContain('hubspot')
  await expect.poll(async () => page.evaluate(() => 'HubSpotConversations' in window)).toBe(false)
  await expect(page).toHaveURL('/partnerships')
  asked.length = 0
  await hydrate(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
  expect(asked).toEqual([])

  await person.clicks(page.getByRole('link', { name: 'Cookie settings' }))
  await accept(page)
  await expect(chat(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/terms')
  await decline(other)
  await expect(chat(page)).toHaveCount(0)
})

test('the chat window is hidden in the admin portal', async ({ page, admin }) => {
  await admin.setFlag('hubspot_chat', true)
  await page.goto('/terms')
  await accept(page)
  await signIn(page, adminAccount, '/admin/login?from=/account')
  // waits for the sign-in, which would otherwise navigate later on a slow machine
  await expect(page).toHaveURL('/account')
  const box = page.locator('#hubspot-messages-iframe-container')
  await expect(box).toBeVisible()

  // navigates without a new document, which keeps the chat window
  await page.evaluate(() => {
    history.pushState(null, '', '/admin-portal')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Admin portal' })).toBeVisible()
  await expect(box).toBeHidden()
  await box.evaluate((element) => element.style.removeProperty('display'))
  await expect(box).toBeHidden({ timeout: 2500 })

  await page.goBack()
  await expect(page).toHaveURL('/account')
  await expect(box).toBeVisible()
})
