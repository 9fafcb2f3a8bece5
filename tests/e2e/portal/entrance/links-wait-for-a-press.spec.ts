import type { APIRequestContext, Page } from '@playwright/test'
import type { Session, User } from '#contract/auth.ts'
import { baseURL } from '../../../setup/e2e-server.ts'
import { enrol } from '../../kit/factor-fixtures.ts'
import { markLinks } from '../../kit/mailbox.ts'
import {
  type Account,
  client,
  comesIn,
  enterAccount,
  expect,
  newEmail,
  signIn,
  test,
} from '../../kit/portal-fixtures.ts'
import { expectUsable } from '../../kit/questions.ts'
import { newPassword, storedSession } from '../../kit/session-fixtures.ts'
import { staffToken } from '../../kit/staff-fixtures.ts'
import { person } from '../../person/person.ts'

/*
 * A page that is opened does nothing: the scanners of company mail open links and run scripts. A person presses a
 * button. And a session that somebody else puts into a link is worth nothing here.
 */
test.use({ expectedComplaint: /status of 40\d/ })

const enter = (request: APIRequestContext, { email, password }: Account) =>
  request.post('/auth/v1/token?grant_type=password', { data: { email, password } })

/** Everything but reading that a page asks of the auth service and the account. */
function actsOf(page: Page): string[] {
  const acts: string[] = []
  page.on('request', (call) => {
    if (call.method() !== 'GET' && /\/(?:auth\/v1|api\/account)\//.test(call.url()))
      acts.push(call.url())
  })
  return acts
}

/** A mail for a new password, asked for by anybody. */
async function recoveryLink(request: APIRequestContext, email: string, challenge = {}) {
  const nextMail = markLinks()
  const query = new URLSearchParams({ redirect_to: `${baseURL}/client/login?mode=recovery` })
  await request.post(`/auth/v1/recover?${query}`, { data: { email, ...challenge } })
  return (await nextMail((mailed) => mailed.searchParams.get('type') === 'recovery')).link
}

const letIn = { name: 'You have opened a link from our e-mail' }

for (const [how, challenge] of Object.entries({
  'without a challenge': {},
  'with the challenge of a stranger': {
    code_challenge: 'v'.repeat(43),
    code_challenge_method: 'plain',
  },
})) {
  test(`a scanner is let in by no link (${how})`, async ({ browser, page, request, guest }) => {
    const link = await recoveryLink(request, guest.email, challenge)
    const scanner = await browser.newPage()
    const acts = actsOf(scanner)
    await scanner.goto(link)
    const question = scanner.getByRole('heading', letIn)
    await expect(question).toBeFocused()
    expect(scanner.url()).not.toMatch(/token/)
    await scanner.reload()
    await expect(question).toBeFocused()
    await expectUsable(scanner, 'question before somebody is let in')
    await person.clicks(scanner.getByRole('button', { name: 'Sign in another way' }))
    await expect(scanner.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await scanner.reload()
    await expect(scanner.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    expect(acts).toEqual([])
    await scanner.close()

    await page.goto(link)
    await comesIn(page)
    await person.types(page.getByLabel('New password'), newPassword)
    await person.clicks(page.getByRole('button', { name: 'Save password' }))
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  })
}

test('a signed-in reader of a mailed link is asked nothing', async ({ page, request, guest }) => {
  await enterAccount(page, guest)
  await page.goto(await recoveryLink(request, guest.email))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('a reader goes on as somebody else by a press', async ({ browser, page, request, guest }) => {
  const theirs = await browser.newPage()
  await enterAccount(theirs, guest)
  await enrol(theirs)
  await theirs.close()
  const link = await recoveryLink(request, guest.email)
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  await page.goto(link)
  const goOn = page.getByRole('button', { name: `Continue as ${guest.email}` })
  await expect(goOn).toBeVisible()
  await page.reload()
  await person.clicks(goOn)
  await person.types(page.getByLabel('New password'), newPassword)
  await person.presses(page, 'Enter')
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await page.goto('/account')
  await expect(page.getByText(guest.email).first()).toBeVisible()
})

/** Gives somebody rights, has them ask for another address, and finds out which link went to the old mailbox. */
async function changeAddress(request: APIRequestContext, account: Account, page: string) {
  const { user }: Session = await (await enter(request, account)).json()
  const given = await request.put(`/api/admin/users/${user.id}/role`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
    data: { role: 'client', email: account.email },
  })
  expect(given.status(), await given.text()).toBe(200)
  const { access_token: token }: Session = await (await enter(request, account)).json()
  const headers = { authorization: `Bearer ${token}` }
  const next = newEmail()
  const nextMail = markLinks()
  const query = new URLSearchParams({ redirect_to: baseURL + page })
  const asked = await request.put(`/auth/v1/user?${query}`, { headers, data: { email: next } })
  expect(asked.status(), await asked.text()).toBe(200)
  const ofChange = (link: URL) => link.searchParams.get('type') === 'email_change'
  const one = await nextMail(ofChange)
  const other = await nextMail((link) => ofChange(link) && link.href !== one.link)
  // the new mailbox agrees as its link is opened; the old one's leads on to our page
  const old: string[] = []
  for (const { link } of [one, other]) {
    const opened = await request.get(link, { maxRedirects: 0 })
    if (opened.headers()['location']?.includes('token_hash')) old.push(link)
  }
  expect(old).toHaveLength(1)
  const read = async () => {
    const answer = await request.get('/auth/v1/user', { headers })
    const { email, new_email: wanted }: User = await answer.json()
    return { email, wanted }
  }
  return { next, link: old[0] ?? '', read, before: { email: account.email, wanted: next } }
}

const agrees = { name: 'Do you agree to the new e-mail address?' }

test('a new address is agreed to by a press alone', async ({ page, request, guest }) => {
  const { next, link, read, before } = await changeAddress(request, guest, '/client/login')
  const acts = actsOf(page)
  const question = page.getByRole('heading', agrees)
  await page.goto(link)
  await expect(question).toBeFocused()
  await expect(page.getByText('A new e-mail address was requested')).toBeVisible()
  await expectUsable(page, 'question about an address')
  await page.reload()
  await expect(question).toBeFocused()
  // what lies under a finger or a key already presses nothing
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  expect(await read()).toEqual(before)
  await person.clicks(page.getByRole('button', { name: 'Do not agree' }))
  await expect(page.getByRole('status').getByText('Nothing was changed.')).toBeVisible()
  await expect(page.locator('main h2:focus')).toHaveCount(1)
  expect(await read()).toEqual(before)
  expect(acts).toEqual([])
  // what was answered is not asked again
  await page.reload()
  await expect(page.getByLabel('Business Email')).toBeVisible()
  await expect(question).toHaveCount(0)

  await page.goto(link)
  await expect(question).toBeFocused()
  await person.tabs(page)
  await expect(page.getByRole('button', { name: 'Agree to the new address' })).toBeFocused()
  await person.presses(page, 'Enter')
  await expect(page.getByText('Your e-mail address has been changed.')).toBeVisible()
  expect((await enter(request, { ...guest, email: next })).status()).toBe(200)
})

test('a signed-in reader is asked about a new address too', async ({ page, request, guest }) => {
  const { link, read, before } = await changeAddress(request, guest, '/account')
  await enterAccount(page, guest)
  await page.goto(link)
  await expect(page.getByRole('heading', agrees)).toBeFocused()
  await person.clicks(page.getByRole('button', { name: 'Do not agree' }))
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are signed in', exact: true })).toBeFocused()
  expect(await read()).toEqual(before)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/client/dashboard')
})

test('a link with the session of a stranger signs no one in', async ({ page, request, guest }) => {
  // the password is known to a stranger, who would share the session that a new one is chosen in
  const hand = async (type: string) => {
    const session = (await (await enter(request, guest)).json()) as Session
    const { access_token: token, refresh_token } = session
    const fragment = { access_token: token, refresh_token, expires_in: '3600', exchanged: '' }
    const parts = new URLSearchParams({ ...fragment, token_type: 'bearer', ...(type && { type }) })
    await page.goto(`/client/login?mode=recovery&exchanged#${parts}`)
    return async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await request.get('/auth/v1/user', { headers })).ok()
    }
  }
  const isAlive = await hand('recovery')
  await comesIn(page)
  await expect(page.getByText(/^This link has expired/)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  expect(await isAlive()).toBe(false)

  await enterAccount(page, guest)
  const own = await storedSession(page)
  for (const type of ['recovery', 'invite', 'signup', 'magiclink', '']) {
    await expect.poll(await hand(type)).toBe(false)
    await page.goto('/account')
    await expect(page.getByText(guest.email).first()).toBeVisible()
    expect(await storedSession(page)).toBe(own)
  }
})
