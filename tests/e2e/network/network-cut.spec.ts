import {
  cutNetwork,
  expect,
  expectSameDocument,
  expectMessageKept,
  offlineMessage,
  openMarkedPage,
  restoreNetwork,
  test,
  typeMessage,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'
import { client } from '../kit/portal-fixtures.ts'

/* The network fails while a person scrolls, types or submits: no letter is lost and no document is reloaded. */
const soak = { tag: '@soak' }

test('missing opening hours load once the network returns', soak, async ({ page }) => {
  await openMarkedPage(page, '/')
  await cutNetwork(page)
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await expect(line.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Six categories' })).toBeAttached()
  await restoreNetwork(page)
  await expect(line).toHaveText(/^(Open|Closed) now/)
  await expectSameDocument(page)
})

test('a message typed offline can be sent once online', soak, async ({ page }) => {
  await openMarkedPage(page, '/')
  await cutNetwork(page)
  await typeMessage(page)
  await expect(page.getByText('This part of the page could not be loaded.').last()).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(offlineMessage(page)).toBeVisible()
  await expectMessageKept(page)
  await expectSameDocument(page)
  await restoreNetwork(page)
  await expect(page.locator('form.form[novalidate]')).toBeVisible()
  await expectMessageKept(page)
  await person.clicks(page.getByRole('button', { name: 'Send message' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSameDocument(page)
})

test('a person who typed offline can sign in once online', soak, async ({ page }) => {
  const { email, password } = client
  const name = page.locator('input[name=email]')
  const secret = page.locator('input[name=password]')
  const alert = page.locator('form').getByRole('alert').filter({ hasText: /\S/ })
  await openMarkedPage(page, '/client/login')
  await person.types(name, email.slice(0, 4))
  await cutNetwork(page)
  await person.keys(page, email.slice(4))
  await page.mouse.wheel(0, 3000)
  await page.mouse.wheel(0, -3000)
  await person.types(secret, password)
  await person.presses(page, 'Enter')
  await expect(alert).toBeVisible()
  await expect(name).toHaveValue(email)
  await expect(secret).toHaveValue(password)
  await expect(alert).toHaveText(/^No internet connection/)
  await restoreNetwork(page)
  await expect(alert).toHaveCount(0)
  await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectSameDocument(page)
})
