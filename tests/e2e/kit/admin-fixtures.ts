import type { Page } from '@playwright/test'
import { localize, type Locale } from '#contract/locales.ts'
import { person } from '../person/person.ts'
import { admin, expect, type Account } from './portal-fixtures.ts'
import { opensAs } from './sessions.ts'

export { admin, client, expect, test } from './portal-fixtures.ts'

/** Every screen of the admin portal with its heading, in the order of the sidebar. */
export const screens = [
  ['dashboard', 'Dashboard'],
  ['sections', 'Sections & Features'],
  ['content', 'Content Management'],
  ['amazon-assets', 'Amazon Assets'],
  ['analytics', 'Analytics'],
  ['messages', 'Messages'],
  ['catalogue', 'Catalogue'],
  ['orders', 'Orders'],
  ['recalls', 'Recalls'],
  ['users', 'User Management'],
  ['companies', 'Companies'],
  ['feature-flags', 'Feature Flags'],
  ['settings', 'Settings'],
  ['notifications', 'Notifications'],
] as const

/** Opens a screen by its link in the sidebar, in any language. */
export const goes = (page: Page, screen: (typeof screens)[number][0]) =>
  person.clicks(page.locator(`.staff-side .side-list a[href$="/${screen}"]`))

/** Fills in the staff sign-in form without waiting for the result. */
export async function knock(page: Page, account: Account) {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.locator('input[name=email]'), account.email)
  await person.types(page.locator('input[name=password]'), account.password)
  await person.presses(page, 'Enter')
}

/** Opens a screen of the admin portal as an administrator with an existing session. */
export async function enterPortal(page: Page, screen = 'dashboard', locale: Locale = 'en') {
  const from = new URLSearchParams({ from: `/admin-portal/${screen}` })
  await opensAs(page, admin, `${localize('/admin/login', locale)}?${from}`)
  await expect(page.locator('.staff-main h1')).toBeVisible()
}
