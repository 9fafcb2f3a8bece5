import { localize } from '#contract/locales.ts'
import { strictURL } from '../../setup/e2e-server.ts'
import { knock } from '../kit/admin-fixtures.ts'
import { enrol, nextCode, section } from '../kit/factor-fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { expectUsable } from '../kit/questions.ts'
import { person } from '../person/person.ts'
import { admin, expect, signIn, test } from '../kit/portal-fixtures.ts'

/* A Worker with ADMIN_SECOND_FACTOR=on, which is right for every public site, and no sessions that outlive a reload. */
ownWorker(strictURL, { ADMIN_SECOND_FACTOR: 'on', ADMIN_KEEP_SIGNED_IN: 'off' })
test.use({ expectedComplaint: /status of 403/ })

test('an administrator without two-step verification has to set it up first', async ({ page }) => {
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' })
  const toPortal = page.getByRole('link', { name: 'Go to the admin portal' })
  const users = page.getByRole('heading', { level: 1, name: 'User Management' })
  const owed = page.getByRole('region', { name: 'Set up two-step verification to continue' })
  await page.goto('/admin-portal')
  await expect(page.getByText('reload or close this tab')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await knock(page, admin)
  await expect(page).toHaveURL(`/account?${new URLSearchParams({ from: '/admin-portal' })}`)
  await expect(owed).toContainText('The admin portal requires two-step verification')
  await expect(page.getByText('Please set up two-step verification')).toHaveCount(0)
  await expect(toPortal).toHaveCount(0)
  await page.goto(localize('/account', widestLanguage))
  await expect(page.locator('#owed-title')).toBeVisible()
  await expectUsable(page, 'an account that owes a second step')
  await page.goto('/account')
  await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
  await signIn(page, admin, '/admin/login?from=/admin-portal/users')
  await person.clicks(owed.getByRole('link', { name: 'Set it up now' }))
  const factors = section(page, 'Two-step verification')
  await expect(factors).toBeFocused()

  const { secret } = await enrol(page)
  await expect(owed).toHaveCount(0)
  await expect(factors.getByRole('button', { name: 'Continue' })).toBeVisible()
  const codes = section(page, 'Recovery codes')
  const shown = codes.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  await person.clicks(codes.getByRole('button', { name: 'I have saved them' }))
  await expect(users).toBeVisible()
  await expect(page).toHaveURL('/admin-portal/users')
  await person.clicks(page.getByRole('link', { name: 'Account security' }))
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.reload()
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(shown).toHaveCount(0)

  await person.clicks(toPortal)
  await expect(dashboard).toBeVisible()

  // the sign-in page now asks for a code
  await page.reload()
  await knock(page, admin)
  await person.types(page.getByLabel('Six-digit code'), nextCode(secret))
  await person.presses(page, 'Enter')
  await expect(dashboard).toBeVisible()

  // after removing it, it has to be set up again, without new recovery codes
  await person.clicks(page.getByRole('link', { name: 'Account security' }))
  await person.clicks(factors.getByRole('button', { name: 'Remove Pocket phone' }))
  await person.clicks(factors.getByRole('button', { name: '? Confirm' }))
  await expect(owed).toBeVisible()
  await enrol(page)
  await person.clicks(factors.getByRole('button', { name: 'Continue' }))
  await expect(dashboard).toBeVisible()
})
