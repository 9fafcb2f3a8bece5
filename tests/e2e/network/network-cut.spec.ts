import {
  cut,
  expect,
  expectSame,
  expectTyped,
  lostLine,
  openMarked,
  restore,
  test,
  typeContact,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'
import { client } from '../kit/portal-fixtures.ts'

/*
 * The network goes while a person scrolls, types or sends: no letter is lost, the browser's own error page never shows,
 * and nothing has to be loaded again.
 */
const soak = { tag: '@soak' }

test('the home page shows its missing hours after a cut network', soak, async ({ page }) => {
  await openMarked(page, '/')
  await cut(page)
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Six categories' })).toBeAttached()
  await restore(page)
  await expect(line).toHaveText(/^(Open|Closed) now/)
  await expectSame(page)
})

test('a message typed while the network is cut goes out later', soak, async ({ page }) => {
  await openMarked(page, '/')
  await cut(page)
  await typeContact(page)
  await expect(page.getByText('This part of the page could not be loaded.').last()).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(lostLine(page)).toBeVisible()
  await expectTyped(page)
  await expectSame(page)
  await restore(page)
  await expect(page.locator('form.form[novalidate]')).toBeVisible()
  await expectTyped(page)
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSame(page)
})

test('a person cut off while typing is let in later', soak, async ({ page }) => {
  const { email, password } = client
  const name = page.locator('input[name=email]')
  const secret = page.locator('input[name=password]')
  const alert = page.locator('form').getByRole('alert').filter({ hasText: /\S/ })
  await openMarked(page, '/client/login')
  await person.types(name, email.slice(0, 4))
  await cut(page)
  await person.keys(page, email.slice(4))
  await page.mouse.wheel(0, 3000)
  await page.mouse.wheel(0, -3000)
  await person.types(secret, password)
  await person.presses(page, 'Enter')
  await expect(alert).toBeVisible()
  await expect(name).toHaveValue(email)
  await expect(secret).toHaveValue(password)
  await expect(alert).toHaveText(/^No internet connection/)
  await restore(page)
  await expect(alert).toHaveCount(0)
  await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectSame(page)
})
