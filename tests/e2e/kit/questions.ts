import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { inspector } from '../person/slowness.ts'

/* A check of a page that returns the problems found. */
type Question = (page: Page) => Promise<string[]>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations of WCAG 2.2 AA found by axe. */
const barriers: Question = async (page) => {
  // axe measures targets half under the sticky header as too small
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // injected once per document, as parsing axe takes long
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe }
    const { violations } = await loaded.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
    )
  }, tags)
}

/** Horizontal scrolling, and texts outside the window (WCAG 2.2, 1.4.10). */
export const overflow: Question = (page) =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth
    const found = excess > 0 ? [`wider than the window by ${excess} px`] : []
    /** Elements outside the window by design: for screen readers, a honeypot, or in a scroller. */
    const isMeant = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('.sr-only, .form-trap') ||
        (element !== document.body && getComputedStyle(element).overflowX !== 'visible') ||
        isMeant(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isBeside = [...range.getClientRects()].some(
        ({ left, right }) => left < -1 || right > innerWidth + 1,
      )
      if (isBeside && !isMeant(parentElement)) found.push(`beside it: ${textContent.slice(0, 80)}`)
    }
    return found
  })

/** Runs a check with a user stylesheet, which the page's security policy does not block. */
async function withStyle(page: Page, css: string, ask: Question): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const found = await ask(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return found
}

/** Texts cut off by the text spacing of WCAG 2.2, 1.4.12. */
const cutBySpacing: Question = (page) =>
  withStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
    async () => {
      const cut = await page.evaluate(() => {
        const hasOwnText = (element: Element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          )
        const isCut = (element: Element) => {
          const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
          if (overflowX === 'visible' && overflowY === 'visible') return false
          if (clip !== 'auto' || clipPath !== 'none') return false // visible to screen readers only
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
          return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
        }
        return [...document.querySelectorAll('body *')]
          .filter((element) => hasOwnText(element) && isCut(element))
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
      return [...cut, ...(await overflow(page))]
    },
  )

/** Overflow at 200 % text size (WCAG 2.2, 1.4.4). First checks that the text has grown. */
const largeOverflow: Question = async (page) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  return overflow(page)
}

/** Enlarges text by the browser's font size setting, which media queries follow. */
const largeBySetting: Question = async (page) => {
  const session = await inspector(page)
  const set = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await set(32, 26)
  const found = await largeOverflow(page)
  await set(16, 13)
  return found
}

/** Enlarges text by a user stylesheet, which media queries do not follow. */
const largeByStyle: Question = (page) =>
  withStyle(page, 'html { font-size: 200% !important }', largeOverflow)

type Asked = readonly [name: string, widths: readonly number[], ask: Question]

const asked: readonly Asked[] = [['layout', [320, 360, 1280], overflow]]

/** Checks for every public page. */
const askedOfReadingAids: readonly Asked[] = [
  ['spacing of text', [320, 1280], cutBySpacing],
  ['text size of the browser', [360, 640, 1280], largeBySetting],
  ['text size of the reader', [360, 640, 1280], largeByStyle],
]

type Options = { widths?: readonly number[]; readingAids?: boolean }

/** The admin portal is designed for 360 px and more. */
const widthsOf = (page: Page) =>
  page.url().includes('/admin-portal') ? [360, 1280] : [320, 360, 640, 1280]

/** The width for axe: desktop for staff pages, else that of a phone if tested. */
const barrierWidth = (page: Page, widths: readonly number[]) =>
  !page.url().includes('/admin-portal') && widths.includes(360) ? 360 : widths.at(-1)

/** Runs every check at its widths. The window keeps the last width. */
export async function expectUsable(page: Page, what: string, options: Options = {}): Promise<void> {
  const { widths = widthsOf(page), readingAids = false } = options
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if (width === barrierWidth(page, widths)) {
      for (const fault of await barriers(page)) faults.push(`${what} at ${width} px: ${fault}`)
    }
    for (const [name, at, ask] of readingAids ? [...asked, ...askedOfReadingAids] : asked) {
      if (!at.includes(width)) continue
      for (const fault of await ask(page)) faults.push(`${what} at ${width} px, ${name}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
}
