import { baseURL } from '../../../setup/e2e-server.ts'
import { expectNoBarriers } from '../../kit/barriers.ts'
import { markLinks } from '../../kit/mailbox.ts'
import { comesIn, enterAccount, expect, test } from '../../kit/portal-fixtures.ts'
import { newPassword } from '../../kit/session-fixtures.ts'
import { person } from '../../person/person.ts'

/*
 * Anybody may have a mail sent that lets its reader in. The scanners of company mail open its link, and run the scripts of
 * the page that it leads to: no second step is lost by that, nobody waits, and the reader comes in all the same.
 */
const asks = {
  'without a challenge': {},
  'with a challenge of somebody else': {
    code_challenge: 'v'.repeat(43),
    code_challenge_method: 'plain',
  },
}

test.use({ expectedComplaint: /status of 40\d/ })

for (const [how, challenge] of Object.entries(asks)) {
  test(`a page that a scanner loads and reloads lets nobody in, and its reader comes after it (asked for ${how})`, async ({
    browser,
    page,
    request,
    guest,
  }) => {
    const nextMail = markLinks()
    const query = new URLSearchParams({ redirect_to: `${baseURL}/client/login?mode=recovery` })
    await request.post(`/auth/v1/recover?${query}`, { data: { email: guest.email, ...challenge } })
    const { link } = await nextMail((mailed) => mailed.searchParams.get('type') === 'recovery')

    const scanner = await browser.newPage()
    const said: string[] = []
    scanner.on('request', (call) => {
      if (call.method() !== 'GET' && /\/(?:auth\/v1|api\/account)\//.test(call.url()))
        said.push(call.url())
    })
    await scanner.goto(link)
    const question = scanner.getByRole('heading', {
      name: 'You have opened a link from our e-mail',
    })
    await expect(question).toBeFocused()
    expect(scanner.url()).not.toMatch(/token/)
    await expectNoBarriers(scanner, 'question before somebody is let in')
    await scanner.reload()
    await expect(question).toBeFocused()
    expect(said).toEqual([])
    await person.clicks(scanner.getByRole('button', { name: 'Sign in another way' }))
    await expect(scanner.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await scanner.reload()
    await expect(scanner.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    expect(said).toEqual([])
    await scanner.close()

    await page.goto(link)
    await comesIn(page)
    await person.types(page.getByLabel('New password'), newPassword)
    await person.clicks(page.getByRole('button', { name: 'Save password' }))
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  })
}

test('who is signed in here is asked nothing: no scanner is', async ({ page, request, guest }) => {
  await enterAccount(page, guest)
  const nextMail = markLinks()
  await request.post('/auth/v1/recover', { data: { email: guest.email } })
  const { link } = await nextMail((mailed) => mailed.searchParams.get('type') === 'recovery')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})
