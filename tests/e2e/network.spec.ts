import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, test, wake } from './fixtures.ts'

/** What the browser itself says of files that do not come. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (404|500|503)/
test.use({ expectedComplaint: noNetwork })

/** The file of a part or page. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`)

/** The document that is open: another one would not have the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const expectSame = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)

const offlineLine = (page: Page) => page.getByText('You are offline.')
const lostLine = (page: Page) => page.getByRole('status').getByText('Something could not be loaded')

/** Cuts the network, as a tunnel does, and waits until the page knows. */
async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect(offlineLine(page)).toBeVisible()
}

async function restore(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(offlineLine(page)).toBeHidden()
}

const message = 'Which oils are in stock this week?'

/** Types a message into the contact form, key by key. */
async function typeContact(page: Page): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Anna'],
    ['Last name', 'Marin'],
    ['E-mail', 'anna@example.com'],
    ['Message', message],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click()
    await page.keyboard.type(text, { delay: 5 })
  }
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Anna')
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Marin')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('anna@example.com')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
}

const speeds = [
  ['', 1],
  [' on a slow machine', 6],
] as const

for (const [where, rate] of speeds) {
  test.describe(`the network is cut${where}`, () => {
    test.beforeEach(async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    })

    test('while scrolling the home page: the hours are said to be missing, then come', async ({
      page,
    }) => {
      await page.goto('/')
      await wake(page)
      await mark(page)
      await cut(page)
      const line = page.locator('.office-now')
      await line.scrollIntoViewIfNeeded()
      await expect(line.getByText('This part could not be loaded.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Six categories' })).toBeAttached()
      await restore(page)
      await expect(line).toHaveText(/^(Open|Closed) now/)
      await expectSame(page)
    })

    test('while typing to the office: no letter is lost, and the message goes out later', async ({
      page,
    }) => {
      await page.goto('/')
      await wake(page)
      await mark(page)
      await cut(page)
      await typeContact(page)
      await expect(page.getByText('This part could not be loaded.').last()).toBeVisible()
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(lostLine(page)).toBeVisible()
      await expectTyped(page)
      await expectSame(page)
      await restore(page)
      await expect(page.locator('form.form[novalidate]')).toBeVisible()
      await expectTyped(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSame(page)
    })

    test('while sending to the office: the form says so and keeps every word', async ({ page }) => {
      await page.goto('/')
      await wake(page)
      await mark(page)
      await typeContact(page)
      await expect(page.locator('form.form[novalidate]')).toBeVisible()
      await cut(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.locator('form').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await expectTyped(page)
      await restore(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectSame(page)
    })

    for (const path of [pages.clientLogin.path, '/admin-portal']) {
      test(`while somebody signs in at ${path}`, async ({ page }) => {
        await page.goto(path)
        await wake(page)
        await mark(page)
        const email = page.locator('input[name=email]')
        const password = page.locator('input[name=password]')
        await email.click()
        await page.keyboard.type('nobody@exa', { delay: 5 })
        await cut(page)
        await page.keyboard.type('mple.com', { delay: 5 })
        await password.click()
        await page.keyboard.type('Olive-grove-7', { delay: 5 })
        await page.keyboard.press('Enter')
        await expect(
          page.locator('form').getByRole('alert').filter({ hasText: /\S/ }),
        ).toBeVisible()
        await expect(email).toHaveValue('nobody@example.com')
        await expect(password).toHaveValue('Olive-grove-7')
        await restore(page)
        await expectSame(page)
      })
    }
  })
}

test('a page not seen before: offline its link says so, and works when the network is back', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  await mark(page)
  await page.getByLabel('First name', { exact: true }).click()
  await page.keyboard.type('Anna')
  await cut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click()
  await expect(lostLine(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Anna')
  await restore(page)
  await expect(lostLine(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSame(page)
})

test('back to a page whose code does not load stays where it is', async ({ page }) => {
  await page.goto('/teams')
  await wake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click()
  await expect(page).toHaveTitle(/^Partnerships/)
  await page.reload()
  await wake(page)
  await mark(page)
  await page.route(chunk('teams-page'), (route) => route.abort())
  await page.goBack()
  await expect(lostLine(page)).toBeVisible()
  await expect(page).toHaveURL('/partnerships')
  await page.unroute(chunk('teams-page'))
  await page.goBack()
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle(/^Our team/)
  await expectSame(page)
})

test('a page that nobody touched before the network went keeps its reader, too', async ({
  page,
}) => {
  await page.goto('/partnerships')
  await mark(page)
  await cut(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click()
  await expect(lostLine(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'EL Ελληνικά' }).click()
  await expectSame(page)
  await expect(page).toHaveURL('/partnerships')
  await restore(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL('/teams')
})

/** Answers 500 so many times, then as ever. */
async function failing(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(chunk(name), (route) =>
    ++asked > times ? route.fallback() : route.fulfill({ status: 500 }),
  )
  return () => asked
}

test('code that fails once comes when asked again, and nothing else changes', async ({ page }) => {
  const asked = await failing(page, 'office-status', 1)
  await page.goto('/')
  await wake(page)
  await mark(page)
  const line = page.locator('.office-now')
  await line.scrollIntoViewIfNeeded()
  await line.getByRole('button', { name: 'Try again' }).click()
  await expect(line).toHaveText(/^(Open|Closed) now/)
  expect(asked()).toBe(2)
  await expectSame(page)
})

test('a page whose code fails once opens at the second try', async ({ page }) => {
  await failing(page, 'teams-page', 1)
  await page.goto('/partnerships')
  await wake(page)
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click()
  await expect(lostLine(page)).toBeVisible()
  await expect(page).toHaveURL('/partnerships')
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/teams')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSame(page)
})

test('what wakes a sign-in page may fail once, too', async ({ page }) => {
  await failing(page, 'client-login-page', 1)
  await page.goto('/client/login')
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})

test('a contact form whose code never comes is still sent, as plain HTML', async ({ page }) => {
  await failing(page, 'contact-form', Number.POSITIVE_INFINITY)
  await page.goto('/')
  await wake(page)
  await typeContact(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you', { exact: false }).first()).toBeVisible()
})

test.describe('after a deployment the code of a page is gone', () => {
  test('its link loads the new page, once', async ({ page }) => {
    await page.goto('/teams')
    await wake(page)
    await mark(page)
    await page.route(chunk('partnerships-page'), (route) => route.fulfill({ status: 404 }))
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    // another build's pages start with another script
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        /\/assets\/index-[^"]*\.js/g,
        '/assets/new.js',
      )
      await route.fulfill({ response, body })
    })
    const link = page.getByRole('banner').getByRole('link', { name: 'Partners' })
    await link.click()
    await expect(page).toHaveURL('/partnerships')
    await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toBe(1)

    // it is gone from there as well: the page says so, and nothing goes round in circles
    await page.goto('/teams')
    await wake(page)
    await mark(page)
    await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click()
    await expect(lostLine(page)).toBeVisible()
    await expectSame(page)
    await expect(page).toHaveURL('/teams')
  })

  test('while the same build is served, no page is loaded anew', async ({ page }) => {
    await page.route(chunk('partnerships-page'), (route) => route.fulfill({ status: 404 }))
    await page.goto('/teams')
    await wake(page)
    await mark(page)
    for (let round = 0; round < 3; round++) {
      await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click()
      await expect(lostLine(page)).toBeVisible()
    }
    await expectSame(page)
    await expect(page).toHaveURL('/teams')
  })

  test('a part of a page is no reason to load the page anew', async ({ page }) => {
    await page.route(chunk('office-status'), (route) => route.fulfill({ status: 404 }))
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('/assets/index-', '/assets/other-')
      await route.fulfill({
        response,
        body: route.request().isNavigationRequest() ? await response.text() : body,
      })
    })
    await page.goto('/')
    await wake(page)
    await mark(page)
    const line = page.locator('.office-now')
    await line.scrollIntoViewIfNeeded()
    await expect(line.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectSame(page)
  })
})
