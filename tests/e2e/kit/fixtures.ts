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
import { baseURL as sharedWorkerURL, e2eVars } from '../../setup/e2e-server.ts'
import { watchRetriedCalls } from './retried-calls.ts'
import { recordPage, describePage } from './page-log.ts'
import { slowCpu, throttleEveryPage } from '../person/slowness.ts'

export { expect }
export const vars = e2eVars()

/** The Worker of the running test: the shared one, or the file's own (own-worker.ts). */
export const workerUnderTest = { url: sharedWorkerURL }

let expectedComplaints: RegExp[] = []
/** Allows matching console errors until the end of the running test, such as a status of 404. */
export const allowErrors = (complaint: RegExp) => void expectedComplaints.push(complaint)

type Fixtures = {
  rememberWorker: void
  /** Switches flags through the API, and restores every flag after the test. */
  admin: { setFlag: (name: FlagName, enabled: boolean) => Promise<void> }
  /** Console errors that all tests of a file expect. */
  expectedComplaint: RegExp | null
  /** Fails the test on any other console error or warning. */
  quiet: void
}

type RunFixtures = {
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
  rememberWorker: [
    async ({ baseURL }, use) => {
      workerUnderTest.url = baseURL ?? sharedWorkerURL
      await use()
    },
    { auto: true },
  ],
  expectedComplaint: [null, { option: true }],
  quiet: [
    async ({ page, expectedComplaint }, use, testInfo) => {
      expectedComplaints = expectedComplaint ? [expectedComplaint] : []
      const messages: ConsoleMessage[] = []
      const errors: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      const isRetried = watchRetriedCalls(page)
      const tell = await recordPage(page)
      await use()
      const complaints = messages.filter((it) => !isRetried(it)).map((it) => it.text())
      const unexpected = [...complaints, ...errors].filter(
        (text) => !expectedComplaints.some((it) => it.test(text)),
      )
      const { title, status, expectedStatus } = testInfo
      if (status !== expectedStatus || unexpected.length > 0) {
        tell(title)
        // shown beside the error in the runner's summary, the only output of some CI machines
        await testInfo.attach('the page at its end', { body: await describePage(page) })
      }
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  admin: async ({ request }, use) => {
    const unlock = await request.post('/api/simple-admin/unlock', {
      data: { password: vars.SIMPLE_ADMIN_PASSWORD },
      // rate limits count by IP address, so the fixture has its own
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

/** One path for each kind of public page; each article and news item counts as one. */
export const publicPagePaths = (() => {
  const every = Object.fromEntries(flagNames.map((name) => [name, true])) as FlagValues
  const kinds = new Map(indexedPages(every).map(({ page, path }) => [page, path]))
  return [...kinds.values()]
})()

/** The user agent without “Headless”, which analytics would count as a bot. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** Records the matching requests of a page, as paths or as another part chosen by `pick`. */
export function recordRequests(
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

/** Stores consent from an earlier session. */
export const giveConsent = (page: Page): Promise<unknown> =>
  page.addInitScript((version) => {
    localStorage.setItem('cookie-consent', 'accepted')
    localStorage.setItem('cookie-consent-notice', version)
  }, noticeVersion)

/** Moves the pointer, which starts hydration, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
