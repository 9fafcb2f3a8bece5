import { section } from '../kit/factor-fixtures.ts'
import { enterAccount, expect, test } from '../kit/portal-fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

test('the buttons of the devices wait for their own list and the one above it', async ({
  page,
  guest,
}) => {
  await enterAccount(page, guest)
  const own = await hold(page, '**/api/account/sessions')
  // the second steps are read from the account: nothing else asks for it once the page is there
  const above = await hold(page, '**/auth/v1/user', (request) => request.method() === 'GET')
  const sessions = section(page, 'Where you are signed in')
  const releaseAll = async ({ count, release, end }: typeof own) => {
    for (let call = count(); call > 0; call--) await release()
    await end()
  }
  await page.reload()
  await expect.poll(own.count).toBe(1)
  await expect.poll(above.count).toBeGreaterThan(0)
  await releaseAll(own)
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('button')).toHaveCount(0)
  await releaseAll(above)
  await expect(sessions.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()

  const late = await hold(page, '**/api/account/sessions')
  await page.reload()
  const setUp = section(page, 'Two-step verification').getByRole('button', {
    name: 'Set up an authenticator app',
  })
  await expect(setUp).toBeVisible()
  await expect(sessions.getByRole('button')).toHaveCount(0)
  await releaseAll(late)
  await person.clicks(sessions.getByRole('button', { name: 'Sign out everywhere' }))
  await expect(sessions.getByRole('button', { name: '? Confirm' })).toBeVisible()
})

test('a late list of sessions brings none of them back', async ({ page, guest, request }) => {
  await request.post('/auth/v1/token?grant_type=password', { data: guest })
  await enterAccount(page, guest)
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  // the first answer after an end is on its way until the second one is there
  const gate = Promise.withResolvers<void>()
  const isThere = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/account/sessions', async (route) => {
    if (++asked > 1) return route.fallback()
    const response = await route.fetch()
    isThere.resolve()
    await gate.promise
    await route.fulfill({ response })
  })
  // the button that was pressed is busy until its list is there
  const end = async () => {
    await person.clicks(
      sessions.getByRole('button', { name: /^Sign out .+, /, disabled: false }).first(),
    )
    await person.clicks(sessions.getByRole('button', { name: '? Confirm', disabled: false }))
  }
  await end()
  await isThere.promise
  await expect(sessions.getByText('Signed out.')).toBeVisible()
  await end()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  const late = page.waitForResponse('**/api/account/sessions')
  gate.resolve()
  await (await late).finished()
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
  })
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})
