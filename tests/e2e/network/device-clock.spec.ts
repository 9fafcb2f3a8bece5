import { client, expect, signIn, test } from '../kit/portal-fixtures.ts'

const hourMs = 3_600_000

for (const hours of [-30, -1, 1.03, 2, 26]) {
  test(`a device whose clock is ${hours} hours off signs in with three refreshes at most`, async ({
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
    }, hours * hourMs)
    await signIn(page, client)
    await expect(page).toHaveURL(/\/client\/dashboard/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // a page that is opened later finds the session in storage, and the time of the server in the first answer
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(refreshes).toBeLessThanOrEqual(3)
  })
}
