import type { Page } from '@playwright/test'
import { markMailbox } from '../../kit/mailbox.ts'
import { comesIn, enterAccount, expect, test } from '../../kit/portal-fixtures.ts'
import { expectUsable } from '../../kit/questions.ts'
import {
  challenge,
  newPassword,
  recoveryLink,
  savePassword,
  storedSession,
} from '../../kit/session-fixtures.ts'
import { sessionOf } from '../../kit/sessions.ts'
import { bearer } from '../../kit/staff-fixtures.ts'
import { person } from '../../person/person.ts'

/*
 * A page that is opened does nothing: the scanners of company mail open links and run scripts. A person presses a
 * button, which names the account. And a session that someone else puts into a link is worth nothing here.
 */
test.use({ expectedComplaint: /status of 40\d/ })

/** Everything that a page asks of the auth service and the account, but reading, and whose link it is. */
function actsOf(page: Page): string[] {
  const acts: string[] = []
  page.on('request', (call) => {
    const isAct = call.method() !== 'GET' && /\/(?:auth\/v1|api\/account)\//.test(call.url())
    if (isAct && !call.url().endsWith('/mailed-link')) acts.push(call.url())
  })
  return acts
}

test('a scanner is let in by no link', async ({ browser, page, request, guest }) => {
  const link = await recoveryLink(request, guest.email, '/client/login', challenge)
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
  await savePassword(page)
  await expect(page).toHaveURL('/')
})

test('a signed-in reader of an emailed link is asked, too', async ({ page, request, guest }) => {
  await enterAccount(page, guest)
  await page.goto(await recoveryLink(request, guest.email))
  await comesIn(page)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('a link that waits for a press is left by going elsewhere', async ({
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
  const nextMail = markMailbox()
  const changed = await request.put('/auth/v1/user', {
    headers: await bearer(guest.email),
    data: { password: newPassword, current_password: guest.password },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await page.goto((await nextMail('undo')).link)
  await expect(page.getByText('You then choose a new password.')).toBeVisible()
  await comesIn(page, 'undo')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

// a page in a language, and a file; what is no page of ours is an app's (contract §5)
for (const path of ['/fr/teams', '/robots.txt']) {
  test(`a link led to ${path} by a stranger lets its owner in`, async ({
    page,
    request,
    guest,
  }) => {
    await page.goto(await recoveryLink(request, guest.email, path, challenge))
    const yes = /^(?:Choose a new password|Choisir un nouveau mot de passe)$/
    await person.clicks(page.getByRole('button', { name: yes }))
    const title = /^(?:Choose a new password|Choisissez un nouveau mot de passe)$/
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page).toHaveURL(/\/(client|admin)\/login$/)
  })
}

test('a link with the session of a stranger signs no one in', async ({ page, guest }) => {
  const { access_token, refresh_token } = await sessionOf(guest.email)
  const fragment = { access_token, refresh_token, expires_in: '3600', exchanged: '' }
  for (const type of ['recovery', 'invite', 'signup', 'magiclink', '']) {
    const parts = new URLSearchParams({ ...fragment, token_type: 'bearer', ...(type && { type }) })
    await page.goto('about:blank') // another fragment alone would open no page
    await page.goto(`/client/login?mode=recovery&exchanged#${parts}`)
    await expect(page.getByRole('alert').getByText('No session defined in URL')).toBeVisible()
    expect(await storedSession(page)).toBeNull()
  }
})
