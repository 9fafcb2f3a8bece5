import type { Page } from '@playwright/test'
import type { Session } from '#contract/auth.ts'
import { sessionKey } from '../../../web/session/auth-client.ts'
import { expect, site } from './fixtures.ts'
import type { Account } from './portal-fixtures.ts'
import { askRun } from './run.ts'

/** Signs in behind the scenes of a journey that is about something else: no form is typed, no password is hashed. */
export const sessionOf = async (email: string, userAgent: string | null = null): Promise<Session> =>
  (await askRun('session', { url: site.url, email, userAgent })) as Session

/** Opens a page as a person who has signed in before in this browser. */
export async function opensAs(page: Page, { email }: Account, path: string): Promise<void> {
  const session = await sessionOf(email, await page.evaluate(() => navigator.userAgent))
  const stored = { key: sessionKey, value: JSON.stringify(session), origin: site.url }
  const script = await page.addInitScript(({ key, value, origin }) => {
    if (location.origin === origin) localStorage.setItem(key, value)
  }, stored)
  await page.goto(path)
  // once: what the page does with its session later stays
  await script.dispose()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
