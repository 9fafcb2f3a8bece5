import type { Page } from '@playwright/test'
import { type Locale, localeCodes, locales, localize } from '#contract/locales.ts'
import { expect, readingPaths, test, wake } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const firstWords: Record<Locale, RegExp> = {
  en: /^We bring/,
  fr: /^Nous/,
  el: /^Φέρνουμε/,
  it: /^Portiamo/,
  de: /^Wir bringen/,
}

const paths = [...readingPaths, '/client/login', '/admin/login', '/simple-admin']

for (const locale of localeCodes) {
  test(`a visitor reads the home page in ${locales[locale].name}`, async ({ page }) => {
    await page.goto(localize('/', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstWords[locale])
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })

  test(`every page wakes without a complaint in ${locales[locale].name}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(localize(path, locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await wake(page)
    }
  })
}

test('moving between pages loads no new document, and back returns to the same place', async ({
  page,
}) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'Team' }))
  await expect(page).toHaveURL('/teams')
  await expect(page).toHaveTitle('Our team · Meltemi Imports')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstWords.en)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL('/teams')
})

test('back returns to the same place on a slow machine too, and so does a reload', async ({
  page,
}) => {
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Team' })
  await page.goto('/')
  await wake(page)
  await person.clicks(link)
  await expect(page).toHaveTitle('Our team · Meltemi Imports')
  await page.goBack()
  // the skeleton in between is so short that its footer is in sight
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstWords.en)
  await expect(link).toBeInViewport()
  await page.reload()
  await expect(link).toBeInViewport()
})

test('a link to a section scrolls there, also from another page', async ({ page }) => {
  await page.goto('/teams')
  await wake(page)
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Products' }))
  await expect(page).toHaveURL('/#products')
  await expect(page.getByRole('heading', { name: 'Six categories' })).toBeInViewport()
})

test('another language keeps path, query and hash', async ({ page }) => {
  await page.goto('/solutions?from=mail#content')
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'FR Français' }))
  await expect(page).toHaveURL('/fr/solutions?from=mail#content')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the menu of a small screen works by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Close menu' })
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('link', { name: 'Products' }).and(page.locator(':focus')),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#products')
  await expect(close).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Six categories' })).toBeInViewport()
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaint: /404 \(Not Found\)/ })

  test('says so and leads home, from where back does not lead there again', async ({ page }) => {
    await page.goto('/teams')
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(page).toHaveURL('/', { timeout: 6000 })
    await page.goBack()
    await expect(page).toHaveURL('/teams')
  })

  test('a mouse that moves a little does not keep the reader there', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByText('You will be taken to the home page')).toBeVisible()
    await page.mouse.move(200, 200)
    await page.mouse.move(230, 215, { steps: 5 })
    await expect(page).toHaveURL('/', { timeout: 6000 })
  })

  for (const [act, stay] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a press', (page: Page) => page.mouse.click(300, 300)],
    ['the button', (page: Page) => person.clicks(page.getByRole('button', { name: 'Stay here' }))],
  ] as const) {
    test(`${act} keeps the reader there`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/nowhere')
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await stay(page)
      await expect(page.getByText('You are staying on this page.')).toBeVisible()
      await page.clock.fastForward(5000)
      await expect(page).toHaveURL('/nowhere')
      await person.clicks(page.getByRole('link', { name: 'Return to the home page' }))
      await expect(page).toHaveURL('/')
    })
  }
})

test('the menu of a small screen closes on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await wake(page)
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  const close = page.getByRole('button', { name: 'Close menu' })
  await person.clicks(open)
  await person.clicks(page.getByRole('link', { name: 'Team', exact: true }).first())
  await expect(page).toHaveURL('/teams')
  await person.clicks(open)
  await expect(close).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(close).toBeHidden()
})

test('the keyword changes, and stands still when paused', async ({ page }) => {
  await page.goto('/')
  const second = page.getByText('mountain honeys', { exact: true })
  await expect(second).toHaveCSS('opacity', '1', { timeout: 5000 })
  await person.clicks(page.getByLabel('Pause the changing word'))
  await expect(second).toHaveCSS('animation-play-state', 'paused')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the keyword stands still', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('olive oils', { exact: true })).toHaveCSS('animation-name', 'none')
    await expect(page.getByLabel('Pause the changing word')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, language and section links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/de')
    await person.clicks(page.getByRole('button', { name: 'Menü', exact: true }))
    await person.clicks(page.getByRole('link', { name: 'IT Italiano' }))
    await expect(page).toHaveURL('/it')
    await page.goto('/el#contact')
    await expect(page.getByRole('link', { name: 'hello@meltemi.example' }).first()).toBeInViewport()
  })

  test.describe('at an address that leads nowhere', () => {
    test.use({ expectedComplaint: /404 \(Not Found\)/ })
    test('an unknown address promises nothing that only a script could keep', async ({ page }) => {
      await page.goto('/nowhere')
      await expect(page.getByRole('link', { name: 'Return to the home page' })).toBeVisible()
      await expect(page.getByText('You will be taken to the home page')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Stay here' })).toBeHidden()
    })
  })

  for (const [path, words] of [
    ['/client/dashboard', 'This page needs JavaScript'],
    ['/el/account', 'Αυτή η σελίδα χρειάζεται JavaScript'],
    ['/client/login', 'This page needs JavaScript'],
    ['/de/admin/login', 'Diese Seite braucht JavaScript'],
    ['/admin-portal', 'This page needs JavaScript'],
  ] as const) {
    test(`${path} says that it needs scripts, and how to reach us`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: words })).toBeVisible()
      await expect(main.getByRole('link', { name: 'hello@meltemi.example' })).toBeVisible()
      await expect(main.locator('.skeleton')).toBeHidden()
    })
  }

  test('the keyword changes and can be paused', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('mountain honeys', { exact: true })).toHaveCSS('opacity', '1', {
      timeout: 5000,
    })
    await person.clicks(page.getByLabel('Pause the changing word'))
    await expect(page.getByText('aged cheeses', { exact: true })).toHaveCSS(
      'animation-play-state',
      'paused',
    )
  })
})
