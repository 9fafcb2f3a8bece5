import { expect, test } from '../kit/portal-fixtures.ts'

test('late single sign-on buttons do not move the link being pressed', async ({ page }) => {
  const settings = Promise.withResolvers<void>()
  await page.route('**/auth/v1/settings', async (route) => {
    await settings.promise
    await route.continue()
  })
  await page.goto('/client/login')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const pressed = page.getByRole('link', { name: 'Need B2B access? Request it here' })
  await pressed.hover()

  await page.mouse.down()
  settings.resolve()
  await expect(page.getByRole('button', { name: 'Continue with Fake' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Join B2B Network' })).toBeVisible()
})
