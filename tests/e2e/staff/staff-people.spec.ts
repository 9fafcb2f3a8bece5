import { allowErrors } from '../kit/fixtures.ts'
import { totpCode } from '../kit/factor-fixtures.ts'
import { markLinks, markMailbox } from '../kit/mailbox.ts'
import { admin, enterAccount, expect, fillSignIn, newEmail, test } from '../kit/portal-fixtures.ts'
import { enterPortal, knock } from '../kit/admin-fixtures.ts'
import { acceptInvitation, newPassword } from '../kit/session-fixtures.ts'
import { openRow } from '../kit/staff-fixtures.ts'
import { problem } from '../kit/problem.ts'
import { person } from '../person/person.ts'

test('staff remove a second factor and suspend a person', async ({ page, browser, guest }) => {
  allowErrors(/status of 40[03]/)
  const theirs = await browser.newPage()
  const account = theirs.getByRole('heading', { level: 1, name: 'Account security' })
  const panel = page.getByRole('dialog', { name: guest.email })
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  const suspends = () => person.clicks(page.getByRole('button', { name: 'Suspend', exact: true }))
  const confirms = () => person.clicks(sure.getByRole('button', { name: 'Suspend' }))
  await enterAccount(theirs, guest)

  await test.step('staff remove the second factor of a person who lost it', async () => {
    await person.clicks(theirs.getByRole('button', { name: 'Set up an authenticator app' }))
    await person.clicks(theirs.getByRole('button', { name: 'Next' }))
    const secret = (await theirs.locator('.enrol-secret').textContent()) ?? ''
    await person.types(theirs.getByLabel('Six-digit code'), totpCode(secret))
    await person.clicks(theirs.getByRole('button', { name: 'Turn on' }))
    await expect(theirs.getByText('Two-step verification is on.')).toBeVisible()

    await enterPortal(page, 'users')
    await person.types(page.getByRole('searchbox'), guest.email)
    await openRow(page, guest.email)
    await expect(panel.getByText('On', { exact: true })).toBeVisible()
    const off = 'Turn off two-step verification'
    await person.clicks(panel.getByRole('button', { name: off }))
    await expect(sure).toContainText('check who is asking')
    const nextMail = markLinks()
    await person.clicks(sure.getByRole('button', { name: off }))
    await expect(page.getByText('Two-step verification is off.')).toBeVisible()
    await expect(panel.getByText('Off', { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: off })).toHaveCount(0)
    await expect(panel.getByText('Two-step verification turned off')).toBeVisible()
    const { link } = await nextMail(({ pathname }) => pathname === '/account')
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    await fillSignIn(theirs, guest)
    await expect(theirs.getByText('No app has been set up yet.')).toBeVisible()
  })

  await test.step('a suspended person is signed out by their next request', async () => {
    await suspends()
    await confirms()
    await expect(page.getByText('The account is suspended.')).toBeVisible()
    // the pressed button is gone: the focus stays in the panel
    await expect(page.locator('dialog[open] :focus')).toContainText('The account is suspended.')
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Reinstate' }))
    await expect(page.getByText('The account is active again.')).toBeVisible()
    await fillSignIn(theirs, guest)
    await expect(account).toBeVisible()
    await theirs.close()
  })

  await test.step('an administrator re-enters the password before a suspension', async () => {
    // presents the session as older than ten minutes; the Worker does the rest
    const path = '**/api/admin/users/*/suspension'
    await page.route(path, (route) => route.fulfill(problem(403, 'account/proof-needed')))
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await suspends()
    await confirms()
    await expect(proof).toBeVisible()
    await person.presses(page, 'Escape')
    await expect(sure.getByText('Please confirm your identity first.')).toBeVisible()
    await confirms()
    await expect(proof).toBeVisible()
    await page.unroute(path)
    await person.types(proof.getByLabel('Password'), admin.password)
    await person.presses(page, 'Enter')
    await expect(proof).toHaveCount(0)
    await expect(sure).toHaveCount(0)
    await expect(page.getByText('The account is suspended.')).toBeVisible()
  })
})

test('an invited administrator sets a password and signs in', async ({ page, browser }) => {
  const email = newEmail()
  await page.setViewportSize({ width: 360, height: 800 })
  await enterPortal(page, 'users')

  await test.step('an administrator’s own account offers no action that would be refused', async () => {
    await person.types(page.getByRole('searchbox'), admin.email)
    await openRow(page, admin.email)
    const panel = page.getByRole('dialog').filter({ hasText: admin.email })
    await expect(panel.getByRole('button', { name: 'Send password reset' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Suspend' })).toHaveCount(0)

    // an address breaks between its parts only
    const heading = panel.getByRole('heading', { level: 2 }).first()
    await expect(heading).toHaveText(admin.email)
    const rows = await heading.evaluate((heading) =>
      [...heading.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return range.getClientRects().length
        }),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(Math.max(...rows)).toBe(1)
    await person.presses(page, 'Escape')
    await expect(panel).toHaveCount(0)
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  await person.clicks(page.getByRole('button', { name: 'Invite a user' }))
  const dialog = page.getByRole('dialog', { name: 'Invite a user' })
  await person.types(dialog.getByLabel('Email address'), email)
  await person.types(dialog.getByLabel('First name'), 'Ada')
  await person.chooses(dialog.getByLabel('Role'), 'admin')
  await person.chooses(dialog.getByLabel('Language of the email'), 'en')
  const nextMail = markMailbox()
  await person.clicks(dialog.getByRole('button', { name: 'Send the invitation' }))
  await expect(page.getByText(`${email} has been invited.`)).toBeVisible()

  const theirs = await browser.newPage()
  await acceptInvitation(theirs, (await nextMail('invite')).link)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await test.step('visiting the portal creates no further session', async () => {
    for (let turn = 1; turn <= 2; turn++) {
      await theirs.goto('/admin-portal/users?q=ada')
      await knock(theirs, { email, password: newPassword })
      await expect(theirs.getByRole('button', { name: 'Open Ada' }).first()).toBeVisible()
      await theirs.reload()
    }
    await knock(theirs, { email, password: newPassword })
    await person.clicks(theirs.getByRole('link', { name: 'Account security' }))
    const devices = theirs.getByRole('region', { name: 'Where you are signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
  })
  await theirs.close()
})
