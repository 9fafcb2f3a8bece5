import type { Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { expect, allowErrors, hydrate, publicPagePaths, test } from '../kit/fixtures.ts'

const paths = [...publicPagePaths, pages.clientLogin.path, pages.simpleAdmin.path]

/** Applies the full stylesheet. @returns the elements and pseudo-elements whose computed style changed */
const changedByWholeStylesheet = (page: Page) =>
  page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll('*')]
    const looks = () =>
      elements.map((element) =>
        ['', '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(({ content }, index) => index === 0 || content !== 'none')
          .flatMap((style) => Array.from(style, (key) => style.getPropertyValue(key)))
          .join('|'),
      )
    const own = looks()
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link?.disabled) throw new Error('The stylesheet did not wait')
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
    link.disabled = false
    await loaded
    const whole = looks()
    return elements
      .filter((_, index) => own[index] !== whole[index])
      .map(({ tagName, className }) => `${tagName} ${className}`)
  })

test('a page looks the same with its inlined and its full styles', async ({ page }) => {
  allowErrors(/ERR_FAILED/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // only the stylesheet may cause changes: scripts and late fonts are blocked
  await page.route(/\/assets\/(index-.*\.js|.*\.woff2)$/, (route) => route.abort())
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      expect(await changedByWholeStylesheet(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the full stylesheet is applied when the page is hydrated', async ({ page }) => {
  await page.goto('/')
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length))
  const [own = 0, ...others] = await rules()
  expect(own).toBeGreaterThan(50)
  expect(others).toEqual([])
  await hydrate(page)
  await expect.poll(async () => (await rules())[1] ?? 0).toBeGreaterThan(own)
})
