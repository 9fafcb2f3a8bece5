import type { Browser } from '@playwright/test'
import { markMailbox } from '../../kit/mailbox.ts'
import { enrol } from '../../kit/factor-fixtures.ts'
import {
  type Account,
  client,
  enterAccount,
  expect,
  signIn,
  test,
} from '../../kit/portal-fixtures.ts'
import { newPassword } from '../../kit/session-fixtures.ts'
import { person } from '../../person/person.ts'

/** In a browser of their own: sets up a second step, and asks for a mail to choose another password. */
async function forget(browser: Browser, account: Account): Promise<string> {
  const page = await browser.newPage()
  await enterAccount(page, account)
  await enrol(page)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/client/login?mode=forgot')
  await person.types(page.getByLabel('Business Email'), account.email)
  const nextMail = markMailbox()
  await person.presses(page, 'Enter')
  const { link } = await nextMail('recovery')
  await page.close()
  return link
}

test('whoever goes on is let in to choose a password, also after a reload', async ({
  browser,
  page,
  guest,
}) => {
  const link = await forget(browser, guest)
  await signIn(page, client)
  await expect(page).toHaveURL('/client/dashboard')
  await page.goto(link)
  const goOn = page.getByRole('button', { name: `Continue as ${guest.email}` })
  await expect(goOn).toBeVisible()
  await page.reload()
  await person.clicks(goOn)
  await person.types(page.getByLabel('New password'), newPassword)
  await person.presses(page, 'Enter')
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Continue' }))
  await page.goto('/account')
  await expect(page.getByText(guest.email).first()).toBeVisible()
})
