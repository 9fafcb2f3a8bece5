import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { baseURL } from '../../setup/e2e-server.ts'
import { person } from '../person/person.ts'
import { markMailbox } from './mailbox.ts'
import { type Account, comesIn, expect, newEmail } from './portal-fixtures.ts'
import { bearer, staffHeaders } from './staff-fixtures.ts'

export const newPassword = 'Thyme-honey-8'

/** Invites an administrator or client through the API and returns the emailed link. */
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

/** Opens an invitation and saves the first password. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await comesIn(page, 'invite')
  await savePassword(page, 'Password')
}

/** Types and saves a password in the form behind an emailed link or code. */
export async function savePassword(page: Page, label = 'New password'): Promise<void> {
  await person.types(page.getByLabel(label, { exact: true }), newPassword)
  await person.clicks(page.getByRole('button', { name: 'Save password' }))
}

/** Signs up through the API and returns the emailed link and code. */
export async function signUp(request: APIRequestContext, redirectTo?: string) {
  const account: Account = { email: newEmail(), password: newPassword }
  const nextMail = markMailbox()
  const query = redirectTo ? `?${new URLSearchParams({ redirect_to: redirectTo })}` : ''
  await request.post(`/auth/v1/signup${query}`, { data: account })
  return { ...account, ...(await nextMail('signup')) }
}

/** A PKCE challenge of another person, who could not redeem the emailed code (RFC 7636). */
export const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }

/** Requests an email for a new password through the API. Its link opens one of our pages. */
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

/** Signs a person out on all other devices, through the API. */
export async function endElsewhere(request: APIRequestContext, { email }: Account) {
  const headers = await bearer(email)
  const ended = await request.post('/auth/v1/logout?scope=others', { headers })
  expect(ended.status()).toBe(204)
}

/** Clicks "Sign out everywhere" on the account page. */
export async function signsOutEverywhere(page: Page): Promise<void> {
  await person.clicks(page.getByRole('button', { name: 'Sign out everywhere' }))
  await person.clicks(page.getByRole('button', { name: '? Confirm' }))
  // leaving before the response would keep the ended session
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
}

/** Clears cookies and storage, as in a new browser. */
export async function emptyBrowser(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** The stored value of the session that all tabs share. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('meltemi-auth'))

/** Simulates a return to this tab, after which the page checks its session again. */
export const comesBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Opens another tab of the same browser. */
export async function newTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

/** Reloads a page with unsaved text, and cancels when the browser asks. */
export async function cancelReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const pressed = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await pressed
}
