import { knock } from '../../kit/admin-fixtures.ts'
import { markMailbox } from '../../kit/mailbox.ts'
import { admin, expect, test } from '../../kit/portal-fixtures.ts'
import { newPassword } from '../../kit/session-fixtures.ts'
import { person } from '../../person/person.ts'

test('the gate of the admin portal says that somebody signed out', async ({ page }) => {
  await page.goto('/admin-portal/users')
  await knock(page, admin)
  await person.clicks(page.getByRole('button', { name: 'Logout' }))
  await expect(page.getByRole('status').getByText('You are signed out.')).toBeVisible()
  // not to who opens it anew
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in as an administrator' })).toBeVisible()
  await expect(page.getByText('You are signed out.')).toHaveCount(0)
})

test.describe('a session of the admin portal that ended elsewhere', () => {
  test.use({ expectedComplaint: /status of 40[13]/ })

  test('is the reason that its gate gives, until somebody is in again', async ({
    page,
    request,
  }) => {
    await page.goto('/admin-portal/users')
    await knock(page, admin)
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
    const grant = await request.post('/auth/v1/token?grant_type=password', { data: admin })
    const { access_token: token } = (await grant.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    await request.post('/auth/v1/logout?scope=others', { headers })
    await person.clicks(page.getByRole('link', { name: 'Companies' }))
    const ended = page.getByRole('alert').getByText('Your session has ended. Please sign in again.')
    await expect(ended).toBeVisible()
    await knock(page, admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Logout' }))
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(ended).toHaveCount(0)
  })
})

test('what leads on after a new password stands clear of what is said of it', async ({
  page,
  guest,
}) => {
  await page.goto('/client/login?mode=forgot')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.types(page.getByLabel('Business Email'), guest.email)
  const nextMail = markMailbox()
  await person.presses(page, 'Enter')
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
  await person.keys(page, (await nextMail('recovery')).code)
  await person.presses(page, 'Enter')
  await person.types(page.getByLabel('New password'), newPassword)
  await person.presses(page, 'Enter')
  const said = await page.getByText('You are signed in here. On other devices').boundingBox()
  const button = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  if (!said || !button) throw new Error('One of them is not to be seen')
  expect(button.y - said.y - said.height).toBeGreaterThanOrEqual(16)
})
