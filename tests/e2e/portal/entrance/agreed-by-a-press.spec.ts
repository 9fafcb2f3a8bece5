import type { APIRequestContext } from '@playwright/test'
import type { Session, User } from '#contract/auth.ts'
import { baseURL } from '../../../setup/e2e-server.ts'
import { expectNoBarriers } from '../../kit/barriers.ts'
import { markLinks } from '../../kit/mailbox.ts'
import { type Account, enterAccount, expect, newEmail, test } from '../../kit/portal-fixtures.ts'
import { staffToken } from '../../kit/staff-fixtures.ts'
import { person } from '../../person/person.ts'

/*
 * An account with rights leaves its address when the reader of the old mailbox says so. A page that is opened says
 * nothing: the scanners of company mail run scripts, too.
 */

const enter = (request: APIRequestContext, data: Account) =>
  request.post('/auth/v1/token?grant_type=password', { data })

/** Gives somebody rights, has them ask for another address, and finds out which link went to which mailbox. */
async function change(request: APIRequestContext, account: Account, page = '/client/login') {
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
    const { email, new_email: wanted }: User = await (
      await request.get('/auth/v1/user', { headers })
    ).json()
    return { email, wanted }
  }
  return { next, link: old[0] ?? '', read, before: { email: account.email, wanted: next } }
}

const question = { name: 'Do you agree to the new e-mail address?' }

test('a page that is loaded and reloaded agrees to nothing, “no” leaves it so, and a press agrees', async ({
  page,
  request,
  guest,
}) => {
  const { next, link, read, before } = await change(request, guest)
  const posted: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/auth/v1/')) posted.push(sent.url())
  })
  await page.goto(link)
  await expect(page.getByRole('heading', question)).toBeFocused()
  await expect(page.getByText('A new e-mail address was requested')).toBeVisible()
  await expectNoBarriers(page, 'question')
  await page.reload()
  await expect(page.getByRole('heading', question)).toBeFocused()
  // what lies under a finger or a key already presses nothing
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  expect(await read()).toEqual(before)
  await person.clicks(page.getByRole('button', { name: 'Do not agree' }))
  await expect(page.getByRole('status').getByText('Nothing was changed.')).toBeVisible()
  await expect(page.locator('main h2:focus')).toHaveCount(1)
  expect(await read()).toEqual(before)
  expect(posted).toEqual([])
  // what was answered is not asked again
  await page.reload()
  await expect(page.getByLabel('Business Email')).toBeVisible()
  await expect(page.getByRole('heading', question)).toHaveCount(0)

  await page.goto(link)
  await expect(page.getByRole('heading', question)).toBeFocused()
  await person.tabs(page)
  await expect(page.getByRole('button', { name: 'Agree to the new address' })).toBeFocused()
  await person.presses(page, 'Enter')
  await expect(page.getByText('Your e-mail address has been changed.')).toBeVisible()
  expect((await enter(request, { ...guest, email: next })).status()).toBe(200)
})

test('who is signed in is asked as well, wherever the link leads, and stays signed in', async ({
  page,
  request,
  guest,
}) => {
  const { link, read, before } = await change(request, guest, '/account')
  await enterAccount(page, guest)
  await page.goto(link)
  await expect(page.getByRole('heading', question)).toBeFocused()
  expect(await read()).toEqual(before)
  await person.clicks(page.getByRole('button', { name: 'Do not agree' }))
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are signed in', exact: true })).toBeFocused()
  expect(await read()).toEqual(before)
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page).toHaveURL('/client/dashboard')

  await page.goto(link)
  await person.clicks(page.getByRole('button', { name: 'Agree to the new address' }))
  await expect(page.getByText('Your e-mail address has been changed.')).toBeVisible()
})
