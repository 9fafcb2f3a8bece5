import { expect, test } from '../kit/portal-fixtures.ts'

for (const [path, link, title] of [
  ['/client/login', 'Need B2B access? Request it here', 'Join B2B Network'],
  ['/admin/login', 'Are you a client? Go to the client portal', 'Sign In to Your Account'],
] as const) {
  test(`late ways to sign in at ${path} move nothing pressed`, async ({ page }) => {
    const settings = Promise.withResolvers<void>()
    await page.route('**/auth/v1/settings', async (route) => {
      await settings.promise
      await route.continue()
    })
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    const pressed = page.getByRole('link', { name: link })
    await pressed.hover()

    await page.mouse.down()
    settings.resolve()
    await expect(page.getByRole('button', { name: 'Continue with Fake' })).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
}
