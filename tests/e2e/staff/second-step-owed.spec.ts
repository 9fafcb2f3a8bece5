import { strictURL } from '../../setup/e2e-server.ts'
import { knock } from '../kit/admin-fixtures.ts'
import { enrol, nextCode, section } from '../kit/factor-fixtures.ts'
import { ownServers } from '../kit/own-servers.ts'
import { person } from '../person/person.ts'
import { admin, expect, test } from '../kit/portal-fixtures.ts'

/* A Worker with ADMIN_SECOND_FACTOR=on, which is right for every public site. */
const servers = ownServers('strict')

test.use({ baseURL: strictURL, expectedComplaint: /status of 403/ })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await servers.worker(strictURL, { SITE_URL: strictURL, ADMIN_SECOND_FACTOR: 'on' })
})

test.afterAll(() => servers.end())

test('an administrator without a second step sets one up before anything else, and then stands in the portal', async ({
  page,
}) => {
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' })
  const toPortal = page.getByRole('link', { name: 'Go to the admin portal' })
  const owed = page
    .getByRole('alert')
    .getByText('needs a second sign-in step before you can do this')
  for (const screen of ['/admin-portal', '/admin-portal/users']) {
    await page.goto(screen)
    await knock(page, admin)
    await expect(page).toHaveURL('/account')
    await expect(owed).toBeVisible()
    await expect(toPortal).toHaveCount(0)
  }

  const { secret } = await enrol(page)
  await expect(owed).toHaveCount(0)
  const codes = section(page, 'Recovery codes')
  await person.clicks(codes.getByRole('button', { name: 'Create recovery codes' }))
  const shown = codes.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  await person.clicks(codes.getByRole('button', { name: 'I have saved them' }))
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.reload()
  await expect(codes.getByText('10 of 10 left')).toBeVisible()
  await expect(shown).toHaveCount(0)

  await person.clicks(toPortal)
  await expect(dashboard).toBeVisible()

  // from now on the gate asks for it
  await page.reload()
  await knock(page, admin)
  await person.types(page.getByLabel('Six-digit code'), nextCode(secret))
  await person.presses(page, 'Enter')
  await expect(dashboard).toBeVisible()
})
