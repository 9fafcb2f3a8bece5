import {
  chunkPattern,
  expect,
  expectSameDocument,
  offlineMessage,
  openMarkedPage,
  test,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'

test('a link to code that a deployment removed reloads the page once', async ({ page }) => {
  await openMarkedPage(page, '/teams')
  await page.route(chunkPattern('partnerships-page'), (route) => route.fulfill({ status: 404 }))
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++
  })
  // every build has another entry script
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

  // the new page fails as well: an error is shown, without a reload loop
  await openMarkedPage(page, '/teams')
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(offlineMessage(page)).toBeVisible()
  await expectSameDocument(page)
  await expect(page).toHaveURL('/teams')
})

test('a link whose code is missing does not reload a page of the same build', async ({ page }) => {
  await page.route(chunkPattern('partnerships-page'), (route) => route.fulfill({ status: 404 }))
  await openMarkedPage(page, '/teams')
  for (let round = 0; round < 3; round++) {
    await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
    await expect(offlineMessage(page)).toBeVisible()
  }
  await expectSameDocument(page)
  await expect(page).toHaveURL('/teams')
})

test('a missing part of a page does not reload the page', async ({ page }) => {
  await page.route(chunkPattern('office-status'), (route) => route.fulfill({ status: 404 }))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('/assets/index-', '/assets/other-')
    await route.fulfill({
      response,
      body: route.request().isNavigationRequest() ? await response.text() : body,
    })
  })
  await openMarkedPage(page, '/')
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectSameDocument(page)
})
