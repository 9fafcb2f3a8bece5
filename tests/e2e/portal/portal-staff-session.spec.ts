import type { Page } from '@playwright/test'
import { knock } from '../kit/admin-fixtures.ts'
import { person } from '../person/person.ts'
import { admin, enterAccount, expect, signIn, test } from '../kit/portal-fixtures.ts'
import { newTab, storedSession } from '../kit/session-fixtures.ts'

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

test.describe('logging out of the portal', () => {
  // a slow tab asks who it is at the moment when the session ends
  test.use({ expectedComplaint: /403/ })

  test('logging out of the portal reaches every open tab', async ({ page, context }) => {
    await enterAccount(page, admin)
    const tabs = [
      await newTab(context, '/admin-portal/users'),
      await newTab(context, '/admin-portal/settings'),
    ] as const
    for (const tab of tabs) {
      await knock(tab, admin)
      await expect(tab.locator('.staff-main h1')).toBeVisible()
    }
    await person.clicks(tabs[0].getByRole('button', { name: 'Logout' }))
    for (const tab of tabs) await expect(heading(tab, 'Admin Portal')).toBeVisible()
    await expect(heading(page, 'Welcome')).toBeVisible()

    await enterAccount(page, admin)
    await knock(tabs[1], admin)
    await expect(heading(tabs[1], 'Settings')).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
    await expect(heading(tabs[1], 'Admin Portal')).toBeVisible()
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
