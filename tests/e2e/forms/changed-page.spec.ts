import type { Page } from '@playwright/test'
import { expect, formPaths, test } from '../kit/form-fixtures.ts'
import { hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

// React reports that the DOM differs from the server’s HTML
test.use({ expectedComplaint: /Minified React error #418/ })

/** Splits each text into two elements, as the browser’s translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.appendChild(inner)
      text.replaceWith(outer)
      inner.appendChild(text)
    }
    document.documentElement.classList.add('translated-ltr')
  })

/** Adds a button to each field, as password managers do. */
const decorate = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      const icon = document.createElement('div')
      icon.attachShadow({ mode: 'open' })
      field.insertAdjacentElement('beforebegin', icon)
    }
  })

const name = (page: Page) => page.locator('[name=firstName]')
const lastName = (page: Page) => page.locator('[name=lastName]')

for (const [program, change, isHydrated] of [
  ['translation', translate, false],
  ['a password manager', decorate, false],
  ['translation, after it woke', translate, true],
] as const) {
  test(`text typed into a page changed by ${program} stays in its field`, async ({ page }) => {
    await page.goto('/')
    if (isHydrated) await hydrate(page)
    await change(page)
    await person.slow(page, { cpu: 4, latencyMs: 200 })
    // focusing starts hydration, so letters arrive while the page or its form hydrates
    await name(page).focus()
    await person.keys(page, 'Zoe-Marie')
    await person.presses(page, 'Tab')
    await person.keys(page, 'Lopez')
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await person.keys(page, '-Diaz')
    await expect(name(page)).toHaveValue('Zoe-Marie')
    await expect(lastName(page)).toHaveValue('Lopez-Diaz')
    await expect(lastName(page)).toBeFocused()
  })
}

test('an access request translated before hydration keeps its typed text', async ({ page }) => {
  const { promise: scripts, resolve: send } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(formPaths['b2b-access'], { waitUntil: 'commit' })
  await person.types(name(page), 'Zoe-Marie')
  await person.chooses(page.locator('[name=industry]'), 'retail')
  await translate(page)
  await person.clicks(name(page))
  await person.presses(page, 'Home')
  await person.presses(page, 'Shift+ArrowRight', 3)
  send()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('[name=industry]')).toHaveValue('retail')
  await expect(name(page)).toBeFocused()
  await person.keys(page, 'Chloe')
  await expect(name(page)).toHaveValue('Chloe-Marie')
})
