import type { Locator, Page } from '@playwright/test'
import { enrol } from '../../kit/factor-fixtures.ts'
import { person } from '../../person/person.ts'
import { enterAccount, expect, newEmail, signIn, test } from '../../kit/portal-fixtures.ts'

/* What has the focus lies beneath neither the banner nor the header that stays (WCAG 2.2, 2.4.11). */

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' })

/** All of it between the header and the banner, once the page has come to rest. */
const expectClear = (page: Page, what: Locator) =>
  expect(async () => {
    await expect(what).toBeInViewport({ ratio: 1, timeout: 1000 })
    const [box, header, consent] = await Promise.all(
      [what, page.getByRole('banner'), banner(page)].map((part) => part.boundingBox()),
    )
    if (!box || !header || !consent) throw new Error('One of them is not to be seen')
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
    expect(box.y + box.height).toBeLessThanOrEqual(consent.y)
  }).toPass({ timeout: 5000 })

const windows = [
  [360, 740],
  [768, 740],
  [768, 1024],
  [1440, 900],
] as const

test('the field for a mailed code is in sight in every window', async ({ page }) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page.goto('/client/login')
    await expect(banner(page)).toBeVisible()
    await person.types(page.getByLabel('Business Email'), newEmail())
    await person.clicks(page.getByRole('link', { name: 'Forgot your password?' }))
    const heading = page.getByRole('heading', { name: 'Reset your password' })
    await expectClear(page, heading)
    await person.clicks(page.getByRole('button', { name: 'Send the email' }))
    const field = page.getByLabel('Code from the email')
    await expect(field).toBeFocused()
    await expectClear(page, field)
    await expectClear(page, page.getByRole('heading', { name: 'Check your inbox' }))
    await person.clicks(page.getByRole('button', { name: 'Use another address' }))
    await expect(heading).toBeFocused()
    await expectClear(page, heading)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedComplaint: /status of 4\d\d/ })

  test('a banner that comes later lies on no field that is being filled in', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/client/login?mode=forgot')
    const field = page.getByLabel('Business Email')
    await field.focus()
    // at the lower edge, where the banner will be
    await field.evaluate((field) =>
      scrollTo({
        top: scrollY + field.getBoundingClientRect().bottom - innerHeight,
        behavior: 'instant',
      }),
    )
    await expect(banner(page)).toBeHidden()
    await page.clock.runFor(2000)
    await expect(banner(page)).toBeVisible()
    await expectClear(page, field)
  })

  test('each way of giving the second step is in sight', async ({ page, guest }) => {
    await enterAccount(page, guest)
    await expect(banner(page)).toBeVisible()
    await enrol(page)
    await person.clicks(page.getByRole('button', { name: 'Sign Out', exact: true }))
    await signIn(page, guest, '/admin/login?from=/account')
    const inSight = async (label: string) => {
      await expect(page.getByLabel(label)).toBeFocused()
      await expectClear(page, page.getByLabel(label))
      await expectClear(page, page.getByText(label, { exact: true }))
      await expectClear(page, page.getByRole('heading', { name: 'One more step' }))
    }
    await inSight('Six-digit code')
    await person.clicks(page.getByRole('button', { name: 'Lost phone? Use a recovery code' }))
    await inSight('Recovery code')
    await person.clicks(page.getByRole('button', { name: 'Use the authenticator app' }))
    await inSight('Six-digit code')
  })
})
