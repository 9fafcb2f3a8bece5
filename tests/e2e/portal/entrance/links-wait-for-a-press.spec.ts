import type { APIRequestContext, Page } from '@playwright/test'
import type { Session, User } from '#contract/auth.ts'
import { baseURL } from '../../../setup/e2e-server.ts'
import { markLinks, typeIn } from '../../kit/mailbox.ts'
import {
  type Account,
  comesIn,
  enterAccount,
  expect,
  newEmail,
  test,
} from '../../kit/portal-fixtures.ts'
import { expectUsable } from '../../kit/questions.ts'
import { newPassword, storedSession } from '../../kit/session-fixtures.ts'
import { person } from '../../person/person.ts'

/*
 * A page that is opened does nothing: the scanners of company mail open links and run scripts. A person presses a
 * button, which names the account. And a session that someone else puts into a link is worth nothing here.
 */
test.use({ expectedComplaint: /status of 40\d/ })

const enter = (request: APIRequestContext, { email, password }: Account) =>
  request.post('/auth/v1/token?grant_type=password', { data: { email, password } })

/** Everything that a page asks of the auth service and the account, but reading, and whose link it is. */
function actsOf(page: Page): string[] {
  const acts: string[] = []
  page.on('request', (call) => {
    const isAct = call.method() !== 'GET' && /\/(?:auth\/v1|api\/account)\//.test(call.url())
    if (isAct && !call.url().endsWith('/mailed-link')) acts.push(call.url())
  })
  return acts
}

/** A mail for a new password, asked for by anyone. */
async function recoveryLink(request: APIRequestContext, email: string, challenge = {}) {
  const nextMail = markLinks()
  const query = new URLSearchParams({ redirect_to: `${baseURL}/client/login?mode=recovery` })
  await request.post(`/auth/v1/recover?${query}`, { data: { email, ...challenge } })
  return (await nextMail((mailed) => typeIn(mailed) === 'recovery')).link
}

/** What only the stranger who asked for the mail could answer (RFC 7636). */
const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }

test('a scanner is let in by no link', async ({ browser, page, request, guest }) => {
  const link = await recoveryLink(request, guest.email, challenge)
  const scanner = await browser.newPage()
  const acts = actsOf(scanner)
  await scanner.goto(link)
  const question = scanner.getByRole('heading', {
    name: `Choose a new password for ${guest.email}`,
  })
  await expect(question).toBeFocused()
  expect(scanner.url()).not.toMatch(/token/)
  await scanner.reload()
  await expect(question).toBeFocused()
  await expectUsable(scanner, 'page of an emailed link')
  expect(acts).toEqual([])
  await scanner.close()

  await page.goto(link)
  await comesIn(page)
  await person.types(page.getByLabel('New password'), newPassword)
  await person.clicks(page.getByRole('button', { name: 'Save password' }))
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
})

test('a signed-in reader of an emailed link is asked, too', async ({ page, request, guest }) => {
  await enterAccount(page, guest)
  await page.goto(await recoveryLink(request, guest.email))
  await comesIn(page)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('a link that waits for its press is left by going elsewhere', async ({
  page,
  request,
  guest,
}) => {
  const link = await recoveryLink(request, guest.email)
  const question = page.getByRole('heading', { name: `Choose a new password for ${guest.email}` })
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  await page.goto(link)
  await expect(question).toBeFocused()
  await page.goto('/client/login')
  await expect(signIn).toBeVisible()
  await expect(question).toHaveCount(0)
  // the link itself is as good as before
  await page.goto(link)
  await comesIn(page)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL(/\/client\/login(\?mode=recovery)?$/)
})

test('“This wasn’t me” says what it undoes', async ({ page, request, guest }) => {
  const { access_token: token }: Session = await (await enter(request, guest)).json()
  const nextMail = markLinks()
  const changed = await request.put('/auth/v1/user', {
    headers: { authorization: `Bearer ${token}` },
    data: { password: newPassword, current_password: guest.password },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.goto((await nextMail((link) => typeIn(link) === 'undo')).link)
  await expect(page.getByText('You then choose a new password.')).toBeVisible()
  await comesIn(page, 'undo')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('a new address is agreed to by two presses', async ({ page, request, guest }) => {
  const { access_token: token }: Session = await (await enter(request, guest)).json()
  const headers = { authorization: `Bearer ${token}` }
  const next = newEmail()
  const nextMail = markLinks()
  const query = new URLSearchParams({ redirect_to: `${baseURL}/client/login` })
  const asked = await request.put(`/auth/v1/user?${query}`, { headers, data: { email: next } })
  expect(asked.status(), await asked.text()).toBe(200)
  const ofChange = (link: URL) => typeIn(link) === 'email_change'
  const one = await nextMail(ofChange)
  const other = await nextMail((link) => ofChange(link) && link.href !== one.link)
  const read = async () => {
    const { email }: User = await (await request.get('/auth/v1/user', { headers })).json()
    return email
  }
  for (const { link } of [one, other]) {
    expect(await read()).toBe(guest.email)
    await page.goto(link)
    const title = page.getByRole('heading', { name: `Change your email address to ${next}` })
    await expect(title).toBeFocused()
    await comesIn(page, 'email_change')
    await expect(title).toHaveCount(0)
  }
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  expect((await enter(request, { ...guest, email: next })).status()).toBe(200)
})

test('a link with the session of a stranger signs no one in', async ({ page, request, guest }) => {
  const session = (await (await enter(request, guest)).json()) as Session
  const { access_token, refresh_token } = session
  const fragment = { access_token, refresh_token, expires_in: '3600', exchanged: '' }
  for (const type of ['recovery', 'invite', 'signup', 'magiclink', '']) {
    const parts = new URLSearchParams({ ...fragment, token_type: 'bearer', ...(type && { type }) })
    await page.goto('about:blank') // another fragment alone would open no page
    await page.goto(`/client/login?mode=recovery&exchanged#${parts}`)
    await expect(page.getByRole('alert').getByText('No session defined in URL')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  }
})
