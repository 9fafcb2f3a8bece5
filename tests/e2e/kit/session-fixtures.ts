import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { baseURL } from '../../setup/e2e-server.ts'
import { person } from '../person/person.ts'
import { markMailbox } from './mailbox.ts'
import { type Account, comesIn, expect, newEmail } from './portal-fixtures.ts'
import { bearer, staffHeaders } from './staff-fixtures.ts'

export const newPassword = 'Thyme-honey-8'

/** Invites someone, as staff would, and returns the mailed link. */
export async function invite(
  request: APIRequestContext,
  role: 'admin' | 'client' | 'none' = 'client',
) {
  const email = newEmail()
  const nextMail = markMailbox()
  const answer = await request.post('/api/admin/users', {
    headers: await staffHeaders(),
    data: { email, first_name: 'Ada', last_name: 'Guest', role, locale: 'en' },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  const { link } = await nextMail('invite')
  return { email, link }
}

/** Follows an invitation, and saves the first password. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await comesIn(page, 'invite')
  await savePassword(page, 'Password')
}

/** Types a password where a link or a code has led, and saves it. */
export async function savePassword(page: Page, label = 'New password'): Promise<void> {
  await person.types(page.getByLabel(label, { exact: true }), newPassword)
  await person.clicks(page.getByRole('button', { name: 'Save password' }))
}

/** Signs someone up without the page, and returns the mailed link and code. */
export async function signUp(request: APIRequestContext, redirectTo?: string) {
  const account: Account = { email: newEmail(), password: newPassword }
  const nextMail = markMailbox()
  const query = redirectTo ? `?${new URLSearchParams({ redirect_to: redirectTo })}` : ''
  await request.post(`/auth/v1/signup${query}`, { data: account })
  return { ...account, ...(await nextMail('signup')) }
}

/** What only a stranger who asked for a mail could answer (RFC 7636). */
export const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }

/** A mail for a new password, asked for by anyone, that leads to one of our pages. */
export async function recoveryLink(
  request: APIRequestContext,
  email: string,
  path = '/client/login?mode=recovery',
  more = {},
): Promise<string> {
  const nextMail = markMailbox()
  const query = new URLSearchParams({ redirect_to: baseURL + path })
  await request.post(`/auth/v1/recover?${query}`, { data: { email, ...more } })
  return (await nextMail('recovery')).link
}

/** Signs out a person's other devices, as they would from one of those. */
export async function endElsewhere(request: APIRequestContext, { email }: Account) {
  const headers = await bearer(email)
  const ended = await request.post('/auth/v1/logout?scope=others', { headers })
  expect(ended.status()).toBe(204)
}

/** Signs out by the button of the account page that ends all sessions. */
export async function signsOutEverywhere(page: Page): Promise<void> {
  await person.clicks(page.getByRole('button', { name: 'Sign out everywhere' }))
  await person.clicks(page.getByRole('button', { name: '? Confirm' }))
  // who leaves before the answer keeps a session that is gone already
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
}

/** A browser as it was before its first visit: signed out. */
export async function emptyBrowser(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** What stands in this browser's storage under the name of the shared session. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('meltemi-auth'))

/** Goes to another tab and comes back: the session is looked up again. */
export const comesBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Another tab of the same browser, at an address. */
export async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}
