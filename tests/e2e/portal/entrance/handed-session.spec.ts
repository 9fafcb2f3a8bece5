import type { APIRequestContext } from '@playwright/test'
import { type Account, comesIn, enterAccount, expect, test } from '../../kit/portal-fixtures.ts'
import { storedSession } from '../../kit/session-fixtures.ts'

/*
 * Whoever knows a password writes a link to this very site with a session of their own in it, and sends it to the owner. A
 * new password would be chosen in that session, which is theirs, too.
 */
async function sessionOf(request: APIRequestContext, { email, password }: Account) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  expect(answer.ok()).toBe(true)
  const session = (await answer.json()) as { access_token: string; refresh_token: string }
  return {
    token: session.access_token,
    link: (type: string) =>
      `/client/login?mode=recovery&exchanged#${new URLSearchParams({
        access_token: session.access_token,
        refresh_token: session.refresh_token,
        expires_in: '3600',
        token_type: 'bearer',
        exchanged: '',
        ...(type && { type }),
      })}`,
  }
}

test.use({ expectedComplaint: /status of 40[13]/ })

for (const type of ['recovery', 'invite', 'signup', 'magiclink', '']) {
  test(`a link with somebody’s session of the same account is none of ours, and ends it (${type || 'without a type'})`, async ({
    page,
    request,
    guest,
  }) => {
    await enterAccount(page, guest)
    const own = await storedSession(page)
    const handed = await sessionOf(request, guest)
    await page.goto(handed.link(type))
    await expect.poll(() => isAlive(request, handed.token)).toBe(false)
    await page.goto('/account')
    await expect(page.getByText(guest.email).first()).toBeVisible()
    expect(await storedSession(page)).toBe(own)
  })
}

test('who is signed in nowhere reads that the link is spent, and is not signed in by it', async ({
  page,
  request,
  guest,
}) => {
  const handed = await sessionOf(request, guest)
  await page.goto(handed.link('recovery'))
  await comesIn(page)
  await expect(page.getByText(/^This link has expired/)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  expect(await isAlive(request, handed.token)).toBe(false)
})

const isAlive = async (request: APIRequestContext, token: string) =>
  (await request.get('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })).ok()
