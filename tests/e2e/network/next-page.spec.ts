import type { Page } from '@playwright/test'
import { askedFor, expect, hasAgreed, test, hydrate } from '../kit/fixtures.ts'

const link = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Counts scripts from now on: what was asked for, and what of it is still on its way. */
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

/** Until all that pointing at a link brought along has come: files name others, so nothing new for half a second. */
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

test.describe('on a hydrated page', () => {
  // drawings and the title's words come after the page itself
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

  test('a page is loaded when its link is pointed at, or has the focus', async ({
    page,
    context,
  }) => {
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
})

test('a page that was pointed at and not opened counts as no view', async ({ page }) => {
  const views = askedFor(page, /\/api\/page-views$/, (request) => request.postDataJSON().path)
  await hasAgreed(page)
  await page.goto('/')
  await hydrate(page)
  await expect.poll(() => views).toEqual(['/'])
  const scripts = watchScripts(page)
  await link(page, 'Team').hover()
  await untilAllIsHere(scripts)
  await link(page, 'Solutions').click()
  await expect.poll(() => views).toEqual(['/', '/solutions'])
})

test.describe('before a page is hydrated', () => {
  // its code is cut off on purpose, so that it stays plain HTML
  test.use({ expectedComplaint: /ERR_BLOCKED_BY_CLIENT|Failed to fetch|dynamically imported/ })

  test('the browser fetches the page of a link that the pointer rests on', async ({ page }) => {
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
})
