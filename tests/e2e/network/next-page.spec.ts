import type { Page } from '@playwright/test'
import { recordRequests, expect, giveConsent, test, hydrate, allowErrors } from '../kit/fixtures.ts'

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Counts script requests: all, and those in flight. */
function watchScripts(page: Page) {
  const seen = { asked: 0, onTheirWay: 0 }
  const isScript = (address: string) => address.endsWith('.js')
  page.on('request', (request) => {
    if (!isScript(request.url())) return
    seen.asked++
    seen.onTheirWay++
  })
  page.on('requestfinished', (request) => {
    if (isScript(request.url())) seen.onTheirWay--
  })
  return seen
}

/** Waits until no script was requested for half a second, as loaded files import others. */
async function untilAllIsHere(scripts: ReturnType<typeof watchScripts>): Promise<void> {
  let before = 0
  const isStill = () => {
    const { asked, onTheirWay } = scripts
    const isSame = asked > 0 && asked === before && onTheirWay === 0
    before = asked
    return isSame
  }
  await expect.poll(isStill, { intervals: [500] }).toBe(true)
}

test('a page loads when its link is hovered or focused', async ({ page, context }) => {
  // illustrations and localised titles load after the page
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  for (const [name, path] of [
    ['Team', '/teams'],
    ['Solutions', '/solutions'],
  ] as const) {
    const isPointedAt = name === 'Team'
    await page.goto('/')
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const scripts = watchScripts(page)
    await (isPointedAt ? link(page, name).hover() : link(page, name).focus())
    await untilAllIsHere(scripts)
    await context.setOffline(true)
    await (isPointedAt ? link(page, name).click() : page.keyboard.press('Enter'))
    await expect(page).toHaveURL(path)
    if (isPointedAt) {
      await expect(page.getByRole('heading', { name: 'Eleni Markou' })).toBeVisible()
    }
    await context.setOffline(false)
  }
})

test('a page that was only prefetched is not counted as a view', async ({ page }) => {
  const views = recordRequests(page, /\/api\/page-views$/, (request) => request.postDataJSON().path)
  await giveConsent(page)
  await page.goto('/')
  await hydrate(page)
  await expect.poll(() => views).toEqual(['/'])
  const scripts = watchScripts(page)
  await link(page, 'Team').hover()
  await untilAllIsHere(scripts)
  await link(page, 'Solutions').click()
  await expect.poll(() => views).toEqual(['/', '/solutions'])
})

test('the browser prefetches the page of a hovered link', async ({ page }) => {
  // blocked, so that the page is not hydrated
  allowErrors(/ERR_BLOCKED_BY_CLIENT|Failed to fetch|dynamically imported/)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Network.enable')
  await inspector.send('Network.setBlockedURLs', { urls: ['*/assets/hydrated-*'] })
  await inspector.send('Preload.enable')
  const fetched: string[] = []
  inspector.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await page.goto('/')
  await link(page, 'Team').hover()
  await expect.poll(() => fetched).toEqual(['/teams'])
  await link(page, 'Team').click()
  await expect(page).toHaveTitle(/^Our team/)
  const how = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    return navigation && Reflect.get(navigation, 'deliveryType')
  }
  expect(await page.evaluate(how)).toBe('navigational-prefetch')
})
