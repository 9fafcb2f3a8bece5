import { client, expect, signIn, test } from '../kit/portal-fixtures.ts'

test('a device whose clock is an hour ahead signs in, and asks for no new token all the time', async ({
  page,
}) => {
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes++
  })
  await page.addInitScript((offMs) => {
    const { now } = Date
    const Shifted = class extends Date {
      constructor(...given: []) {
        super(...((given.length === 0 ? [now() + offMs] : given) as []))
      }
    }
    Shifted.now = () => now() + offMs
    globalThis.Date = Shifted as DateConstructor
  }, 3_720_000)
  await signIn(page, client)
  await expect(page).toHaveURL(/\/client\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // a page that is opened later finds the session in storage
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refreshes).toBe(0)
})
