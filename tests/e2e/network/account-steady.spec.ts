import { section } from '../kit/factor-fixtures.ts'
import { enterAccount, expect, test } from '../kit/portal-fixtures.ts'
import { hold } from '../person/hold.ts'
import { person } from '../person/person.ts'

test('sign-out buttons appear once the page above them has loaded', async ({ page, guest }) => {
  await enterAccount(page, guest)
  const own = await hold(page, '**/api/account/sessions')
  // the two-step section uses this call, and nothing else calls it later
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

test('a late device list does not restore a signed-out one', async ({ page, guest, request }) => {
  await request.post('/auth/v1/token?grant_type=password', { data: guest })
  await enterAccount(page, guest)
  const sessions = section(page, 'Where you are signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  // the first list is held back until the second one has arrived
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
  // the pressed button stays busy until the list is reloaded
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
