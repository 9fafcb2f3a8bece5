import {
  chunkPattern,
  cutNetwork,
  expect,
  expectSameDocument,
  failRequests,
  offlineMessage,
  openMarkedPage,
  markDocument,
  restoreNetwork,
  test,
  typeMessage,
  hydrate,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'

test('a link reports a lost network, and works once the network returns', async ({ page }) => {
  await openMarkedPage(page, '/')
  await person.types(page.getByLabel('First name', { exact: true }), 'Anna')
  await cutNetwork(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
  await expect(offlineMessage(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Anna')
  await restoreNetwork(page)
  await expect(offlineMessage(page)).toBeHidden()
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSameDocument(page)
})

test('going back to a page whose code fails to load keeps the current page', async ({ page }) => {
  await page.goto('/teams')
  await hydrate(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveTitle(/^Partnerships/)
  await page.reload()
  await hydrate(page)
  await markDocument(page)
  await page.route(chunkPattern('teams-page'), (route) => route.abort())
  await page.goBack()
  await expect(offlineMessage(page)).toBeVisible()
  await expect(page).toHaveURL('/partnerships')
  await page.unroute(chunkPattern('teams-page'))
  await page.goBack()
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSameDocument(page)
})

test('clicking a link without a network keeps an unhydrated page open', async ({ page }) => {
  await page.goto('/partnerships')
  await markDocument(page)
  await cutNetwork(page)
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Team' }))
  await expect(offlineMessage(page)).toBeVisible()
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'EL Ελληνικά' }))
  await expectSameDocument(page)
  await expect(page).toHaveURL('/partnerships')
  await restoreNetwork(page)
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
})

test('a part of a page that failed to load appears with “Try again”', async ({ page }) => {
  const asked = await failRequests(page, 'office-status', 1)
  await openMarkedPage(page, '/')
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await person.clicks(line.getByRole('button', { name: 'Try again' }))
  await expect(line).toHaveText(/^(Open|Closed) now/)
  expect(asked()).toBe(2)
  await expectSameDocument(page)
})

test('a page that failed to prefetch on hover loads when it is clicked', async ({ page }) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Team', exact: true })
  for (const times of [1, Infinity]) {
    const asked = await failRequests(page, 'teams-page', times)
    await openMarkedPage(page, '/partnerships')
    await person.clicks(link)
    if (times === Infinity) {
      await expect(offlineMessage(page)).toBeVisible()
      await expect(page).toHaveURL('/partnerships')
      await page.unroute(chunkPattern('teams-page'))
      await person.clicks(page.getByRole('status').getByRole('button', { name: 'Try again' }))
    }
    await expect(page).toHaveURL('/teams')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked()).toBeGreaterThan(1)
    await expectSameDocument(page)
  }
})

test('a sign-in page whose code failed once hydrates at the next attempt', async ({ page }) => {
  await failRequests(page, 'client-login-page', 1)
  await page.goto('/client/login')
  await person.clicks(page.getByRole('status').getByRole('button', { name: 'Try again' }))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('a contact form whose code never loads is sent as plain HTML', async ({ page }) => {
  await failRequests(page, 'contact-form', Number.POSITIVE_INFINITY)
  await page.goto('/')
  await hydrate(page)
  await typeMessage(page)
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible()
})
