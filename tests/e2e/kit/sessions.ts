import type { Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { sessionKey } from '../../../web/session/auth-client.ts'
import { expect, workerUnderTest } from './fixtures.ts'
import type { Account } from './portal-fixtures.ts'
import { askRun } from './run.ts'

/** Starts a session without form or password hash, for tests that are not about signing in. */
export const sessionOf = async (email: string, userAgent: string | null = null): Promise<Session> =>
  (await askRun('session', { url: workerUnderTest.url, email, userAgent })) as Session

/** Opens a page with a stored session. */
export async function opensAs(page: Page, { email }: Account, path: string): Promise<void> {
  const session = await sessionOf(email, await page.evaluate(() => navigator.userAgent))
  const stored = { key: sessionKey, value: JSON.stringify(session), origin: workerUnderTest.url }
  const script = await page.addInitScript(({ key, value, origin }) => {
    if (location.origin === origin) localStorage.setItem(key, value)
  }, stored)
  await page.goto(path)
  // the session is stored for the first document only
  await script.dispose()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
