import type { Page } from '@playwright/test'
import { knock } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'
import { admin, enterAccount, expect, fillSignIn, signIn, test } from '../kit/portal-fixtures.ts'
import { newTab, storedSession } from '../kit/session-fixtures.ts'

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('meltemi-staff'))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('an administrator', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('an administrator signs in once, and stands in the admin portal', async ({ page }) => {
    await signIn(page, admin, '/admin/login')
    await expect(page).toHaveURL('/admin-portal/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    expect(await storedSession(page)).toBeNull()

    await person.clicks(page.getByRole('link', { name: 'Account security' }))
    await expect(heading(page, 'Account security')).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Go to the admin portal' }))
    await expect(heading(page, 'Dashboard')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
    await page.goBack()
    await expect(heading(page, 'Account security')).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'Dashboard')).toBeVisible()

    await test.step('logging out works while the server is away', async () => {
      await person.offline(page)
      await person.clicks(page.getByRole('button', { name: 'Logout' }))
      await expect(heading(page, 'Admin Portal')).toBeVisible()
      await person.online(page)
    })
  })
})

test.describe('a session of the portal that ends', () => {
  // a slow tab asks who it is at the moment when the session ends
  test.use({ expectedComplaint: /status of 40[03]/ })

  test('a second tab needs no sign-in, and logging out reaches every tab', async ({
    page,
    context,
  }) => {
    await enterAccount(page, admin)
    const one = await newTab(context, '/admin-portal/users')
    await knock(one, admin)
    await expect(heading(one, 'User Management')).toBeVisible()
    const other = await newTab(context, '/admin-portal/settings')
    await expect(heading(other, 'Settings')).toBeVisible()
    expect(await keptSession(other)).toBeNull()
    await one.reload()
    await expect(heading(one, 'User Management')).toBeVisible()
    await person.clicks(one.getByRole('button', { name: 'Logout' }))
    for (const tab of [one, other]) await expect(heading(tab, 'Admin Portal')).toBeVisible()
    await expect(heading(page, 'Welcome')).toBeVisible()

    await enterAccount(page, admin)
    await knock(other, admin)
    await expect(heading(other, 'Settings')).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
    await expect(heading(other, 'Admin Portal')).toBeVisible()
  })

  test('only a session that staff keep outlives a reload, until they log out', async ({ page }) => {
    const dashboard = heading(page, 'Dashboard')
    const box = page.getByLabel('Keep me signed in on this device for 12 hours')
    await page.goto('/admin-portal')
    await knock(page, admin)
    await expect(dashboard).toBeVisible()
    await page.reload()
    await expect(box).toBeVisible()
    await page.goto('/admin/login')
    await person.clicks(box)
    await fillSignIn(page, admin)
    await expect(dashboard).toBeVisible()
    await expect.poll(() => keptSession(page)).not.toBeNull()
    await page.reload()
    await expect(dashboard).toBeVisible()

    const copy = (await keptSession(page)) ?? ''
    await person.clicks(page.getByRole('button', { name: 'Logout' }))
    await expect(box).toBeVisible()
    const expectEnd = async (stored: string) => {
      await page.evaluate((value) => localStorage.setItem('meltemi-staff', value), stored)
      await page.reload()
      await expect(page.getByText('You have been signed out. Please sign in again.')).toBeVisible()
      expect(await keptSession(page)).toBeNull()
    }
    await expectEnd(copy)
    // twelve hours later its token has ended, too
    await expectEnd(JSON.stringify({ ...JSON.parse(copy), expires_at: 1 }))
  })
})

test('on a slow phone the gate takes every letter from the first one on', async ({ page }) => {
  await person.slow(page, { cpu: 6 })
  await page.goto('/admin-portal', { waitUntil: 'commit' })
  const field = page.getByLabel('mail')
  await field.focus()
  for (let turn = 0; turn < 30; turn++) await person.keys(page, 'ab')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.keys(page, '@example.com')
  await expect(field).toHaveValue(`${'ab'.repeat(30)}@example.com`)
  await expect(field).toBeFocused()
})
