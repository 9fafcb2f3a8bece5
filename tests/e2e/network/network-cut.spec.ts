import type { Page, Route } from '@playwright/test'
import {
  cut,
  expect,
  expectSame,
  expectTyped,
  formAlert,
  lostLine,
  mark,
  restore,
  test,
  typeContact,
  wake,
} from './network-fixtures.ts'
import { person } from '../person/person.ts'
import { client } from '../kit/portal-fixtures.ts'

/*
 * The network goes while a person scrolls, types or sends: no letter is lost, the browser's own error page never shows,
 * and nothing has to be loaded again.
 */
const soak = { tag: '@soak' }

/**
 * The meanest moment: the server has got what was sent, and its answer is lost on the way back. To be called before the
 * page is there: a busy page learns of an interception only some time after it was asked for, and what it sends until
 * then goes its usual way.
 * @returns the answer
 */
async function loseAnswer(page: Page, path: string): Promise<() => unknown> {
  let answer: unknown
  const lose = async (route: Route) => {
    answer = await (await route.fetch()).json()
    await cut(page)
    await route.abort('internetdisconnected')
  }
  await page.route(path, lose, { times: 1 })
  return () => answer
}

test('the home page shows its missing hours after a cut network', soak, async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await mark(page)
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
  await page.goto('/')
  await wake(page)
  await mark(page)
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

test(
  'a message whose answer is lost keeps every word, and arrives once',
  soak,
  async ({ page }) => {
    const lost = await loseAnswer(page, '**/api/forms/contact')
    await page.goto('/')
    await wake(page)
    await mark(page)
    await typeContact(page)
    await expect(page.locator('form.form[novalidate]')).toBeVisible()
    const send = page.getByRole('button', { name: 'Send message' })
    await person.clicks(send)
    await expect(formAlert(page)).toBeVisible()
    await expectTyped(page)
    await expect(formAlert(page)).toHaveText(/^No internet connection/)
    await restore(page)
    await expect(formAlert(page)).toHaveCount(0)
    const answered = page.waitForResponse('**/api/forms/contact')
    await person.clicks(send)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await (await answered).json()).toEqual(lost()) // the same message, not a second one
    await expectSame(page)
  },
)

test.describe('a person at a sign-in page', () => {
  const path = '/client/login'
  const { email, password } = client
  const fields = (page: Page) => ({
    name: page.locator('input[name=email]'),
    secret: page.locator('input[name=password]'),
  })
  const expectEntered = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expectSame(page)
  }

  test('a person cut off while typing is let in later', soak, async ({ page }) => {
    await page.goto(path)
    await wake(page)
    await mark(page)
    const { name, secret } = fields(page)
    await person.types(name, email.slice(0, 4))
    await cut(page)
    await person.keys(page, email.slice(4))
    await page.mouse.wheel(0, 3000)
    await page.mouse.wheel(0, -3000)
    await person.types(secret, password)
    await person.presses(page, 'Enter')
    await expect(formAlert(page)).toBeVisible()
    await expect(name).toHaveValue(email)
    await expect(secret).toHaveValue(password)
    await expect(formAlert(page)).toHaveText(/^No internet connection/)
    await restore(page)
    await expect(formAlert(page)).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
    await expectEntered(page)
  })

  test('a person whose sign-in is lost is let in later', soak, async ({ page }) => {
    await loseAnswer(page, '**/auth/v1/token**')
    await page.goto(path)
    await wake(page)
    await mark(page)
    const { name, secret } = fields(page)
    await person.types(name, email)
    await person.types(secret, password)
    await person.presses(page, 'Enter')
    await expect(formAlert(page)).toBeVisible()
    await expect(name).toHaveValue(email)
    await expect(secret).toHaveValue(password)
    await expect(formAlert(page)).toHaveText(/^No internet connection/)
    await restore(page)
    await expect(formAlert(page)).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: 'Sign In', exact: true }))
    await expectEntered(page)
  })
})
