import { type Locale, localeCodes, locales, localize } from '#contract/locales.ts'
import { expect, publicPagePaths, test, hydrate, allowErrors } from '../kit/fixtures.ts'
import { layoutLocales } from '../kit/languages.ts'
import { person } from '../person/person.ts'

const firstWords: Record<Locale, RegExp> = {
  en: /^We bring/,
  fr: /^Nous/,
  el: /^Φέρνουμε/,
  it: /^Portiamo/,
  de: /^Wir bringen/,
}

// screens/visitors.spec.ts covers the other languages
for (const locale of localeCodes.filter((code) => !layoutLocales.some((other) => other === code))) {
  // server and browser format dates and amounts, and may differ in one language
  test(`every page in ${locales[locale].name} hydrates without an error`, async ({ page }) => {
    for (const path of publicPagePaths) {
      await page.goto(localize(path, locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (path === '/') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstWords[locale])
      }
      await hydrate(page)
    }
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('navigation between pages and sections loads no new document', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
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
  await person.clicks(page.getByRole('banner').getByRole('link', { name: 'Products' }))
  await expect(page).toHaveURL('/#products')
  await expect(page.getByRole('heading', { name: 'Six categories' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/teams')

  // on a slow CPU the short loading skeleton would show the footer
  await person.slow(page, { cpu: 6 })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstWords.en)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeInViewport()
  await page.reload()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Team' })).toBeInViewport()
})

test('switching the language keeps path, query and hash', async ({ page }) => {
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

  // going back closes it as well
  await person.clicks(open)
  await person.clicks(page.getByRole('link', { name: 'Team', exact: true }).first())
  await expect(page).toHaveURL('/teams')
  await person.clicks(open)
  await expect(close).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/#products')
  await expect(close).toBeHidden()
})

test('an unknown address redirects home after a while, and back skips it', async ({ page }) => {
  allowErrors(/404 \(Not Found\)/)
  await page.goto('/teams')
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByText('You will be taken to the home page')).toBeVisible()
  // a small mouse movement does not stop the redirect
  await page.mouse.move(200, 200)
  await page.mouse.move(230, 215, { steps: 5 })
  await expect(page).toHaveURL('/', { timeout: 6000 })
  await page.goBack()
  await expect(page).toHaveURL('/teams')
})

test('a key or press stops the redirect of the not-found page', async ({ page }) => {
  allowErrors(/404 \(Not Found\)/)
  await page.clock.install()
  for (const stay of [
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(300, 300),
    () => person.clicks(page.getByRole('button', { name: 'Stay here' })),
  ]) {
    await page.goto('/nowhere')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await stay()
    await expect(page.getByText('You are staying on this page.')).toBeVisible()
    await page.clock.fastForward(5000)
    await expect(page).toHaveURL('/nowhere')
  }
  await person.clicks(page.getByRole('link', { name: 'Return to the home page' }))
  await expect(page).toHaveURL('/')
})

test('the changing keyword does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByText('olive oils', { exact: true })).toHaveCSS('animation-name', 'none')
  await expect(page.getByLabel('Pause the changing word')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, language switch and section links work without scripts', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/de')
    await person.clicks(page.getByRole('button', { name: 'Menü', exact: true }))
    await person.clicks(page.getByRole('link', { name: 'IT Italiano' }))
    await expect(page).toHaveURL('/it')
    await page.goto('/el#contact')
    await expect(page.getByRole('link', { name: 'hello@meltemi.example' }).first()).toBeInViewport()
  })

  test('the not-found page without scripts announces no redirect', async ({ page }) => {
    allowErrors(/404 \(Not Found\)/)
    await page.goto('/nowhere')
    await expect(page.getByRole('link', { name: 'Return to the home page' })).toBeVisible()
    await expect(page.getByText('You will be taken to the home page')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeHidden()
  })

  test('a page that requires scripts says so and shows contact details', async ({ page }) => {
    for (const [path, words] of [
      ['/client/dashboard', 'This page needs JavaScript'],
      ['/el/account', 'Αυτή η σελίδα χρειάζεται JavaScript'],
      ['/client/login', 'This page needs JavaScript'],
      ['/de/admin/login', 'Diese Seite braucht JavaScript'],
      ['/admin-portal', 'This page needs JavaScript'],
      ['/simple-admin', 'This page needs JavaScript'],
    ] as const) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: words })).toBeVisible()
      await expect(main.getByRole('link', { name: 'hello@meltemi.example' })).toBeVisible()
      await expect(main.locator('.skeleton')).toBeHidden()
    }
  })

  test('the keyword animation runs and can be paused without scripts', async ({ page }) => {
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
