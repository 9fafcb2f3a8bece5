import type { APIRequestContext, Page } from '@playwright/test'
import { baseURL, hubspotURL, portal } from '../../setup/e2e-server.ts'
import { knock } from '../kit/admin-fixtures.ts'
import { markLinks, markMailbox } from '../kit/mailbox.ts'
import { askRun } from '../kit/run.ts'
import {
  type Account,
  admin,
  comesIn,
  expect,
  newEmail,
  type Purpose,
  test,
} from '../kit/portal-fixtures.ts'
import {
  emptyBrowser,
  invite,
  newPassword,
  savePassword,
  signUp,
  storedSession,
} from '../kit/session-fixtures.ts'
import { bearer, staffHeaders } from '../kit/staff-fixtures.ts'

/*
 * No emailed link leaves the site, no matter who caused the mail or passed it on: what a link hands over (a session, a
 * code) goes to our own pages or nowhere.
 */
const stranger = 'https://evil.example'

/** A preview link of staff is exchanged by a redirect of its own: one more that might lead on. */
async function previewToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/admin/flags/preview', {
    headers: await staffHeaders(),
    data: { flags: { founder: false }, hours: 24 },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { url }: { url: string } = await answer.json()
  const token = new URL(url).searchParams.get('preview')
  expect(token).not.toBeNull()
  return token ?? ''
}

const wishes = async (request: APIRequestContext) => [
  `${stranger}/take`,
  `${baseURL}//evil.example/take`,
  `${baseURL}/%2Fevil.example/take`,
  `${baseURL}/\\evil.example/take`,
  `${baseURL}@evil.example/take`,
  `${baseURL}//evil.example/take?preview=${await previewToken(request)}`,
]

/** Everything that this browser asked a stranger for. */
async function watch(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<h1>caught</h1>' })
    },
  )
  return asked
}

/** Follows a link until one of our pages is hydrated. */
async function follow(page: Page, link: string | URL): Promise<void> {
  await page.goto('about:blank') // the same address but for its fragment would be no visit
  await page.goto(String(link))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
}

/** The same link with every parameter that names a place, or hands over a preview, naming the stranger's. */
function turned(link: string, wish: string): URL {
  const url = new URL(link)
  for (const name of ['redirect_to', 'from', 'next']) url.searchParams.set(name, wish)
  const preview = URL.canParse(wish) ? new URL(wish).searchParams.get('preview') : null
  if (preview !== null) url.searchParams.set('preview', preview)
  return url
}

type Mailed = (request: APIRequestContext, guest: Account, wish: string) => Promise<string>

/** Asks for a mail and takes its link. */
async function mailed(type: string, ask: () => Promise<{ status: () => number }>): Promise<string> {
  const nextMail = markMailbox()
  expect((await ask()).status()).toBeLessThan(300)
  return (await nextMail(type)).link
}

const query = (wish: string) => `?${new URLSearchParams({ redirect_to: wish })}`

const mails: Partial<Record<Purpose, Mailed>> = {
  signup: async (request, _, wish) => (await signUp(request, wish)).link,
  recovery: (request, { email }, wish) =>
    mailed('recovery', () =>
      request.post(`/auth/v1/recover${query(wish)}`, {
        headers: { referer: wish, redirect_to: wish },
        data: { email },
      }),
    ),
  magiclink: (request, { email }, wish) =>
    mailed('magiclink', () =>
      request.post(`/auth/v1/otp${query(wish)}`, { data: { email, create_user: false } }),
    ),
  email_change: async (request, { email }, wish) => {
    const headers = await bearer(email)
    return mailed('email_change', () =>
      request.put(`/auth/v1/user${query(wish)}`, { headers, data: { email: newEmail() } }),
    )
  },
}

test.use({ expectedComplaint: /status of 40\d/ })

test('no emailed link leads off the site', async ({ page, request }) => {
  const asked = await watch(page)
  const turns = await wishes(request)
  // so many links would meet the limit of one address
  const moveOn = () => {
    const part = () => Math.floor(Math.random() * 65_536).toString(16)
    const headers = { 'cf-connecting-ip': `2001:db8:${part()}:${part()}::1` }
    return page.setExtraHTTPHeaders(headers)
  }
  // each wish once, by a link that works or by a spent one; redirects.test.ts and return-path.test.ts hold them all
  for (const [at, [purpose, ask]] of Object.entries(mails).entries()) {
    await moveOn()
    // a mailbox gets one mail a minute
    const owner = { email: newEmail(), password: newPassword }
    await askRun('guest', { url: baseURL, ...owner })
    const [wish = '', spent = ''] = [turns[at], turns.at(-1 - at)]
    const link = await ask(request, owner, wish)
    expect(link).not.toContain('evil')
    await follow(page, turned(link, wish))
    await comesIn(page, purpose as Purpose)
    // a session that came after this browser was emptied would meet the next link
    if (purpose === 'signup') await expect.poll(() => storedSession(page)).not.toBeNull()
    await follow(page, turned(link, spent))
    await emptyBrowser(page)
  }
  const { link } = await invite(request)
  await follow(page, turned(link, `${stranger}/take`))
  await comesIn(page, 'invite')
  await savePassword(page, 'Password')
  await expect(page).toHaveURL(`${baseURL}/client/dashboard`)
  expect(asked).toEqual([])
})

test('the link of a notice to staff stays on the site', async ({ page, request }) => {
  const asked = await watch(page)
  // HubSpot does not take it, so the office gets a mail
  const refuse = { faults: ['INVALID_EMAIL', 'INVALID_EMAIL', 'INVALID_EMAIL'] }
  await fetch(`${hubspotURL}/fake/${portal}`, { method: 'PUT', body: JSON.stringify(refuse) })
  const nextMail = markLinks()
  const answer = await request.post('/api/forms/contact', {
    headers: { 'idempotency-key': crypto.randomUUID(), referer: `${stranger}/take` },
    data: {
      firstName: 'Ada',
      lastName: 'Marin',
      email: newEmail(),
      message: `See ${stranger}/take and ${baseURL}//evil.example/take`,
      meta: { locale: 'en', filledInMs: 9000, pageUri: `${stranger}/take` },
    },
  })
  expect(answer.status(), await answer.text()).toBe(202)
  const { id }: { id: string } = await answer.json()
  const { link } = await nextMail((link) => link.searchParams.get('open') === id)
  const [first = '', , , , , last = ''] = await wishes(request)
  for (const wish of [link, turned(link, first), turned(link, last)]) {
    await follow(page, wish)
    await knock(page, admin)
    await expect(page.getByRole('dialog', { name: 'Ada Marin' })).toBeVisible()
  }
  await fetch(`${hubspotURL}/fake/${portal}`, { method: 'PUT', body: '{}' })
  expect(asked).toEqual([])
})
