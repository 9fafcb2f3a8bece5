import type { Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { comesIn, expect, test } from '../kit/portal-fixtures.ts'
import { invite, newPassword } from '../kit/session-fixtures.ts'

/* An emailed link says what it does, in words of its own, and never shows a form to sign in by. */

/** What stood in the page at any moment: headings and names of fields, from the first line of HTML on. */
async function remember(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('main h2')) {
        seen.add(heading.textContent.trim())
      }
      for (const field of document.querySelectorAll('main input')) {
        seen.add((field as HTMLInputElement).autocomplete)
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { remembered: () => [...seen] })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'remembered') as () => string[])())
}

// while the password is due
test.use({ expectedComplaint: /status of 403/ })

test('an invited person sees only what is asked', { tag: '@soak' }, async ({ page, request }) => {
  const { email, link } = await invite(request)
  await person.slow(page, { cpu: 6, latencyMs: 200 })
  const seen = await remember(page)
  await page.goto(link)
  await comesIn(page, 'invite')
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
  await expect(password).toBeVisible()
  expect((await seen()).toSorted()).toEqual(
    [
      'Choose your password',
      'One moment, please',
      `Accept the invitation for ${email}`,
      'new-password',
      'username',
    ].toSorted(),
  )
  await person.types(password, newPassword)
  await person.presses(page, 'Enter')
  await expect(page).toHaveURL('/client/dashboard')
  await expect(page.getByText(email)).toBeVisible()
})
