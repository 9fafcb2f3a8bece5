import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { markLinks, typeIn } from './mailbox.ts'
import { type Account, expect, newEmail } from './portal-fixtures.ts'
import { staffToken } from './staff-fixtures.ts'

export const newPassword = 'Thyme-honey-8'

/** Invites somebody, as staff would, and returns the mailed link. */
export async function invite(
  request: APIRequestContext,
  role: 'admin' | 'client' | 'none' = 'client',
) {
  const email = newEmail()
  const nextMail = markLinks()
  const answer = await request.post('/api/admin/users', {
    headers: { authorization: `Bearer ${await staffToken()}` },
    data: { email, first_name: 'Ada', last_name: 'Guest', role, locale: 'en' },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  const { link } = await nextMail((link) => typeIn(link) === 'invite')
  return { email, link }
}

/** Signs somebody up without the page, and returns the mailed link and code. */
export async function signUp(request: APIRequestContext, redirectTo?: string) {
  const account: Account = { email: newEmail(), password: newPassword }
  const nextMail = markLinks()
  const query = redirectTo ? `?${new URLSearchParams({ redirect_to: redirectTo })}` : ''
  await request.post(`/auth/v1/signup${query}`, { data: account })
  const mail = await nextMail((link) => typeIn(link) === 'signup')
  return { ...account, ...mail }
}

/** What stands in this browser's storage under the name of the shared session. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('meltemi-auth'))

/** What the server says while its database is away. */
export const databaseAway = {
  status: 503,
  contentType: 'application/problem+json',
  json: { code: 'server/database-unavailable', title: '', status: 503, requestId: '' },
}

/** Goes to another tab and comes back: whoever is signed in is looked up again. */
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
