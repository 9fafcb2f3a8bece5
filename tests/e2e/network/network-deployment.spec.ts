import { chunk, expect, expectSame, lostLine, openMarked, test } from './network-fixtures.ts'
import { person } from '../person/person.ts'

test('a link whose code a deployment has removed loads the new page, once', async ({ page }) => {
  await openMarked(page, '/teams')
  await page.route(chunk('partnerships-page'), (route) => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  // another build's pages start with another script
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/\/assets\/index-[^"]*\.js/g, '/assets/new.js')
    await route.fulfill({ response, body })
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Partners' })
  await person.clicks(link)
  await expect(page).toHaveURL('/partnerships')
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toBe(1)

  // it is gone from there as well: the page says so, and nothing goes round in circles
  await openMarked(page, '/teams')
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(lostLine(page)).toBeVisible()
  await expectSame(page)
  await expect(page).toHaveURL('/teams')
})

test('a link without its code loads no page of the same build', async ({ page }) => {
  await page.route(chunk('partnerships-page'), (route) => route.fulfill({ status: 404 }))
  await openMarked(page, '/teams')
  for (let round = 0; round < 3; round++) {
    await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
    await expect(lostLine(page)).toBeVisible()
  }
  await expectSame(page)
  await expect(page).toHaveURL('/teams')
})

test('a missing part of a page is no reason to load the page again', async ({ page }) => {
  await page.route(chunk('office-status'), (route) => route.fulfill({ status: 404 }))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('/assets/index-', '/assets/other-')
    await route.fulfill({
      response,
      body: route.request().isNavigationRequest() ? await response.text() : body,
    })
  })
  await openMarked(page, '/')
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectSame(page)
})
