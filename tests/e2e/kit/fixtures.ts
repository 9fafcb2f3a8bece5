import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type { Flag, FlagList } from '#contract/flag-calls.ts'
import { type FlagName, flagNames, type FlagValues } from '#contract/flags.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import type { SimpleAdminToken } from '#contract/staff/simple-admin.ts'
import { noticeVersion } from '../../../web/app/consent.ts'
import { baseURL as runsWorker, e2eVars } from '../../setup/e2e-server.ts'
import { watchRetriedCalls } from './retried-calls.ts'
import { note, stateOf } from './page-log.ts'
import { slowCpu, throttleEveryPage } from '../person/slowness.ts'

export { expect }
export const vars = e2eVars()

/** The Worker that the running test is about: the run's, or that of its file (own-worker.ts). */
export const site = { url: runsWorker }

type Fixtures = {
  /** Notes which Worker a test is about. */
  siteNoted: void
  /** Switches flags as staff would, through the API; every flag is back after the test. */
  admin: { setFlag: (name: FlagName, enabled: boolean) => Promise<void> }
  /** Complaints of the browser that a test is about, such as a status of 404. */
  expectedComplaint: RegExp | null
  /** Every other console error or warning of the page fails the test. */
  quiet: void
}

type RunFixtures = {
  /** Slows every page of the run by `SLOW_CPU`. */
  slowPages: void
}

export const test = base.extend<Fixtures, RunFixtures>({
  slowPages: [
    async ({ browser }, use) => {
      if (slowCpu > 1) throttleEveryPage(browser, slowCpu)
      await use()
    },
    { auto: true, scope: 'worker' },
  ],
  siteNoted: [
    async ({ baseURL }, use) => {
      site.url = baseURL ?? runsWorker
      await use()
    },
    { auto: true },
  ],
  expectedComplaint: [null, { option: true }],
  quiet: [
    async ({ page, expectedComplaint }, use, testInfo) => {
      const messages: ConsoleMessage[] = []
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      const isRetried = watchRetriedCalls(page)
      const tell = await note(page)
      await use()
      const complaints = messages.filter((it) => !isRetried(it)).map((it) => it.text())
      const unexpected = [...complaints, ...errors].filter((text) => !expectedComplaint?.test(text))
      const { title, status, expectedStatus } = testInfo
      if (status !== expectedStatus || unexpected.length > 0) {
        tell(title)
        // stands beside the error in the runner's closing lines, which is all that some machines keep
        await testInfo.attach('the page at its end', { body: await stateOf(page) })
      }
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  admin: async ({ request }, use) => {
    const unlock = await request.post('/api/simple-admin/unlock', {
      data: { password: vars.SIMPLE_ADMIN_PASSWORD },
      // limits are counted per address; this one is the fixture's own
      headers: {
        'cf-connecting-ip': `2001:db8:1:${Math.floor(Math.random() * 65536).toString(16)}::1`,
      },
    })
    const { access_token }: SimpleAdminToken = await unlock.json()
    const headers = { authorization: `Bearer ${access_token}` }
    const list = async (): Promise<FlagList> => (await request.get('/api/flags')).json()
    const before = new Map((await list()).flags.map(({ id, enabled }) => [id, enabled]))
    const set = async ({ id, enabled }: Pick<Flag, 'id' | 'enabled'>) => {
      const answer = await request.patch(`/api/flags/${id}`, { data: { enabled }, headers })
      expect(answer.status()).toBe(200)
    }
    await use({ setFlag: (id, enabled) => set({ id, enabled }) })
    for (const { id, enabled } of (await list()).flags) {
      const was = before.get(id)
      if (was !== undefined && was !== enabled) await set({ id, enabled: was })
    }
  },
})

/** Every kind of reading page once: articles are alike, and so are stories. */
export const readingPaths = (() => {
  const every = Object.fromEntries(flagNames.map((name) => [name, true])) as FlagValues
  const kinds = new Map(indexedPages(every).map(({ page, path }) => [page, path]))
  return [...kinds.values()]
})()

/** Chromium under test calls itself headless, which counts as a program. */
export const realBrowser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** What a page asks for at such an address from now on: its path, or what is picked of it. */
export function askedFor(
  page: Page,
  address: RegExp,
  pick = (request: Request): string => new URL(request.url()).pathname,
): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(pick(request))
  })
  return asked
}

/** A visitor who has agreed on an earlier visit. */
export const hasAgreed = (page: Page): Promise<unknown> =>
  page.addInitScript((noticeVersion) => {
    localStorage.setItem('cookie-consent', 'accepted')
    localStorage.setItem('cookie-consent-notice', noticeVersion)
  }, noticeVersion)

/** Gives the first sign of a person and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
