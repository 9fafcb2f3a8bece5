import { expect, test } from '../kit/fixtures.ts'

test('who presses where the question for consent has just appeared has agreed to nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.clock.install()
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  const accept = page.locator('[data-consent=accepted]')
  const stored = () => page.evaluate(() => localStorage.getItem('cookie-consent'))
  await page.clock.runFor(1000)
  await expect(page.locator('#consent')).toBeVisible()
  const box = await accept.boundingBox()
  if (!box) throw new Error('There is no button')
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await press()
  expect(await stored()).toBeNull()
  await page.goto('/')
  await page.clock.runFor(1000)
  await page.clock.runFor(500)
  await expect(banner).toBeVisible()
  await press()
  expect(await stored()).toBe('accepted')
})

test('the keyboard answers it from the first moment', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(1000)
  const decline = page.getByRole('button', { name: 'Decline' })
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(decline).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  const settings = page.getByRole('link', { name: 'Cookie settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await decline.focus()
  await page.keyboard.press('Enter')
  await expect(settings).toBeFocused()
})
