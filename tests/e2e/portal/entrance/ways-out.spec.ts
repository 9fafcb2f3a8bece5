import { knock } from '../../kit/admin-fixtures.ts'
import { markMailbox } from '../../kit/mailbox.ts'
import { enrol } from '../../kit/factor-fixtures.ts'
import {
  comesIn,
  admin,
  enterAccount,
  expect,
  fillSignIn,
  test,
} from '../../kit/portal-fixtures.ts'
import { endElsewhere, savePassword, signsOutEverywhere } from '../../kit/session-fixtures.ts'
import { staffHeaders } from '../../kit/staff-fixtures.ts'
import { person } from '../../person/person.ts'

test.describe('a session of the admin portal that is over', () => {
  test.use({ expectedComplaint: /status of 40[13]/ })

  test('the gate says once why a session is over', async ({ page, request }) => {
    const out = page.getByText('You are signed out.')
    await test.step('after Logout, though the first list is still coming', async () => {
      await page.goto('/admin-portal/users')
      await knock(page, admin)
      await person.clicks(page.getByRole('button', { name: 'Logout' }))
      await expect(page.getByRole('status').getByText('You are signed out.')).toBeVisible()
      // not to who opens it again
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Sign in as an administrator' })).toBeVisible()
      await expect(out).toHaveCount(0)
    })

    await knock(page, admin)
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
    await endElsewhere(request, admin)
    await person.clicks(page.getByRole('link', { name: 'Companies' }))
    const ended = page
      .getByRole('alert')
      .getByText('You have been signed out. Please sign in again.')
    await expect(ended).toBeVisible()
    await knock(page, admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Logout' }))
    await expect(out).toBeVisible()
    await expect(ended).toHaveCount(0)
  })
})

test('an administrator who is signed in reads so at a forgotten password', async ({ page }) => {
  await enterAccount(page, admin)
  await page.goto('/admin-portal/users')
  await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
  await expect(page.getByText(`You are signed in as ${admin.email}.`)).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Sign Out' }))
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()

  await enterAccount(page, admin)
  await page.goto('/admin-portal/users')
  await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
})

test.describe('at a forgotten password', () => {
  // a link that is used up, and a password that is due
  test.use({ expectedComplaint: /status of 40[34]/ })

  test('a signed-in person can ask for another new password', async ({ page, guest }) => {
    await enterAccount(page, guest)
    for (const address of ['?mode=recovery&type=recovery&token_hash=spent', '?mode=forgot']) {
      await page.goto(`/client/login${address}`)
      await expect(page.getByText(`You are signed in as ${guest.email}.`)).toBeVisible()
      await expect(page.getByLabel('Business Email')).toHaveValue(guest.email)
    }
    const nextMail = markMailbox()
    await person.clicks(page.getByRole('button', { name: 'Send the email' }))
    const { code } = await nextMail('recovery')
    await person.types(page.getByLabel('Code from the email'), code)
    await person.presses(page, 'Enter')
    await savePassword(page)
    await expect(page).toHaveURL('/')
  })
})

test.describe('a second step whose session ended elsewhere', () => {
  test.use({ expectedComplaint: /status of 40[013]/ })

  test('a second step without its session says why', async ({ page, guest, request }) => {
    await enterAccount(page, guest)
    await enrol(page)
    await signsOutEverywhere(page)
    await fillSignIn(page, guest)
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    // what staff do for someone who lost their phone
    const headers = await staffHeaders()
    const listed = await request.get(`/api/admin/users?q=${guest.email}`, { headers })
    const [{ id }] = ((await listed.json()) as { rows: [{ id: string }] }).rows
    const removed = await request.delete(`/api/admin/users/${id}/factors`, { headers })
    expect(removed.status()).toBe(200)
    await person.types(page.getByLabel('Six-digit code'), '000000')
    await person.presses(page, 'Enter')
    await expect(
      page.getByRole('alert').getByText('You have been signed out. Please sign in again.'),
    ).toBeVisible()
    await fillSignIn(page, guest)
    await expect(page).toHaveURL('/')
  })
})

test.describe('a new password that is due', () => {
  test.use({ expectedComplaint: /status of 403/ }) // the service says so

  test('a new password that was asked for can be declined', async ({ page, guest }) => {
    const nextMail = markMailbox()
    await page.goto('/admin/login?mode=forgot')
    await person.types(page.getByLabel('mail'), guest.email)
    await person.presses(page, 'Enter')
    await page.goto((await nextMail('recovery')).link)
    await comesIn(page)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(page.getByText(`You are signed in as ${guest.email}.`)).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Sign Out' }))
    await expect(page.getByRole('status').getByText('You are signed out.')).toBeVisible()
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible()
  })
})
