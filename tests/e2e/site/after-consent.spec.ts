import type { Page } from '@playwright/test'
import { analyticsURL, chatURL } from '../../setup/e2e-server.ts'
import { expect, realBrowser, test, wake } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'
import { admin as adminAccount, signIn } from '../kit/portal-fixtures.ts'

test.use({ userAgent: realBrowser })

/** Accepts on an English page, and waits until that has been reported: it may take longer than the next visit. */
async function acceptOn(page: Page, path: string) {
  const views = reported(page)
  await page.goto(path)
  await accept(page)
  await expect.poll(() => views).toEqual([`en ${path}`])
}

const accept = async (page: Page) => person.clicks(page.getByRole('button', { name: 'Accept' }))
const decline = async (page: Page) => {
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }))
  await person.clicks(page.getByRole('button', { name: 'Decline' }))
}

/** The page views that the browser reports from now on: path and language. */
function reported(page: Page): string[] {
  const views: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-views')) return
    const { path, locale } = request.postDataJSON()
    views.push(`${locale} ${path}`)
  })
  return views
}

/** Everything that goes to the fake HubSpot from now on. */
function askedOfHubSpot(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(chatURL)) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test.describe('page views', () => {
  test('each page is counted once while there is consent', async ({ page, request }) => {
    const views = reported(page)
    const menu = page.getByRole('banner')
    await page.goto('/solutions')
    await wake(page)
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
    await page.goBack() // another query is the same page
    await expect.poll(() => views.slice(2)).toEqual(['en /insights/news'])

    await decline(page)
    await person.clicks(menu.getByRole('link', { name: 'Team' }))
    await expect(page).toHaveURL('/teams')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(views).toHaveLength(3)

    const events = await request.get(`${analyticsURL}/events?domain=e2e.test`)
    const urls: { body: { url: string } }[] = await events.json()
    expect(urls.map(({ body }) => new URL(body.url).pathname)).toEqual(
      expect.arrayContaining(['/teams', '/partnerships', '/insights/news']),
    )
  })

  test('a consent given earlier counts the first page without a touch', async ({ page }) => {
    await acceptOn(page, '/terms')
    const views = reported(page)
    await page.goto('/fr/privacy')
    await expect.poll(() => views).toEqual(['fr /privacy'])
  })

  test('without the banner nothing is asked and nothing counted', async ({ page, admin }) => {
    await acceptOn(page, '/terms')
    await admin.setFlag('cookie_consent', false)
    const views = reported(page)
    await page.goto('/privacy')
    await wake(page)
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0)
    await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
    expect(views).toEqual([])
  })
})

test.describe('the chat window', () => {
  const chat = (page: Page) => page.getByTitle('Chat Widget')

  test('the chat window comes with consent and goes with it', async ({ page, admin }) => {
    await admin.setFlag('hubspot_chat', true)
    const asked = askedOfHubSpot(page)
    await page.goto('/teams')
    await wake(page)
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible()
    expect(asked).toEqual([])

    await accept(page)
    await expect(chat(page)).toBeVisible()
    // styles came as a file: the policy took no inline ones, or the console would have complained
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
    await wake(page)
    await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team' }))
    await expect(page).toHaveURL('/teams')
    expect(asked).toEqual([])
  })

  test('declining in one tab closes the chat in every tab', async ({ page, context, admin }) => {
    await admin.setFlag('hubspot_chat', true)
    await page.goto('/teams')
    await accept(page)
    await expect(chat(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/terms')
    await decline(other)
    await expect(chat(page)).toHaveCount(0)
  })

  test('the chat window is never loaded while its flag is off', async ({ page }) => {
    const asked = askedOfHubSpot(page)
    const views = reported(page)
    await page.goto('/teams')
    await accept(page)
    await expect.poll(() => views).toHaveLength(1)
    expect(asked).toEqual([])
  })
})

test.describe('in the admin portal', () => {
  test('the chat window is hidden in the admin portal', async ({ page, admin }) => {
    await admin.setFlag('hubspot_chat', true)
    await page.goto('/terms')
    await person.clicks(page.getByRole('button', { name: 'Accept' }))
    await signIn(page, adminAccount, '/admin/login?from=/account')
    // signed in: on a slow machine the sign-in was still on its way, and then led away from the portal
    await expect(page).toHaveURL('/account')
    const chat = page.locator('#hubspot-messages-iframe-container')
    await expect(chat).toBeVisible()

    // a visit without a new document: the window travels along
    await page.evaluate(() => {
      history.pushState(null, '', '/admin-portal')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Admin portal' })).toBeVisible()
    await expect(chat).toBeHidden()
    await chat.evaluate((element) => element.style.removeProperty('display'))
    await expect(chat).toBeHidden({ timeout: 2500 })

    await page.goBack()
    await expect(page).toHaveURL('/account')
    await expect(chat).toBeVisible()
  })
})
