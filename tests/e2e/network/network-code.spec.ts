import {
  chunk,
  cut,
  expect,
  expectSame,
  failing,
  lostLine,
  openMarked,
  mark,
  restore,
  test,
  typeContact,
  hydrate,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'

/* Code of a page or of a part that does not come: it is said where it is missing, and comes when asked again. */
test('a link says that the network is cut, and works after it', async ({ page }) => {
  await openMarked(page, '/')
  await person.types(page.getByLabel('First name', { exact: true }), 'Anna')
  await cut(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
  await expect(lostLine(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Anna')
  await restore(page)
  await expect(lostLine(page)).toBeHidden()
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }))
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSame(page)
})

test('back to a page whose code does not load stays where it is', async ({ page }) => {
  await page.goto('/teams')
  await hydrate(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Partners' }))
  await expect(page).toHaveTitle(/^Partnerships/)
  await page.reload()
  await hydrate(page)
  await mark(page)
  await page.route(chunk('teams-page'), (route) => route.abort())
  await page.goBack()
  await expect(lostLine(page)).toBeVisible()
  await expect(page).toHaveURL('/partnerships')
  await page.unroute(chunk('teams-page'))
  await page.goBack()
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSame(page)
})

test('a page that was not touched before the network went keeps its reader', async ({ page }) => {
  await page.goto('/partnerships')
  await mark(page)
  await cut(page)
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Team' }))
  await expect(lostLine(page)).toBeVisible()
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'EL Ελληνικά' }))
  await expectSame(page)
  await expect(page).toHaveURL('/partnerships')
  await restore(page)
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
})

test('code that fails once comes when asked again, and nothing else changes', async ({ page }) => {
  const asked = await failing(page, 'office-status', 1)
  await openMarked(page, '/')
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await person.clicks(line.getByRole('button', { name: 'Try again' }))
  await expect(line).toHaveText(/^(Open|Closed) now/)
  expect(asked()).toBe(2)
  await expectSame(page)
})

test('code that failed at a hover is asked for again by the click, and by its button', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Team', exact: true })
  for (const times of [1, Infinity]) {
    const asked = await failing(page, 'teams-page', times)
    await openMarked(page, '/partnerships')
    await person.clicks(link)
    if (times === Infinity) {
      await expect(lostLine(page)).toBeVisible()
      await expect(page).toHaveURL('/partnerships')
      await page.unroute(chunk('teams-page'))
      await person.clicks(page.getByRole('status').getByRole('button', { name: 'Try again' }))
    }
    await expect(page).toHaveURL('/teams')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked()).toBeGreaterThan(1)
    await expectSame(page)
  }
})

test('a sign-in page whose code fails once hydrates at the next try', async ({ page }) => {
  await failing(page, 'client-login-page', 1)
  await page.goto('/client/login')
  await person.clicks(page.getByRole('status').getByRole('button', { name: 'Try again' }))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('a contact form whose code never comes is still sent, as plain HTML', async ({ page }) => {
  await failing(page, 'contact-form', Number.POSITIVE_INFINITY)
  await page.goto('/')
  await hydrate(page)
  await typeContact(page)
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible()
})
