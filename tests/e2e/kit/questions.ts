import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { inspector } from '../person/slowness.ts'

/* What every screen is asked on one visit. A question answers with what is wrong; an empty list is a good answer. */
type Question = (page: Page) => Promise<string[]>

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA on the page as it stands. */
const barriers: Question = async (page) => {
  // what lies half under the sticky header would count as too small
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // once per document: reading its code takes longer than the second width
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

/** Whether the page scrolls sideways, and which texts lie beside the window (WCAG 2.2, 1.4.10). */
export const overflow: Question = (page) =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth
    const found = excess > 0 ? [`wider than the window by ${excess} px`] : []
    /** Off the page on purpose: for screen readers, a trap for programs, or in a part that scrolls by itself. */
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

/** Asks a question while a reader's own style applies: one that no policy of the page forbids. */
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

/** Texts that are cut off with the spacing that a reader may need (WCAG 2.2, 1.4.12). */
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
          if (clip !== 'auto' || clipPath !== 'none') return false // for screen readers only
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

/** What does not fit at twice the text size (WCAG 2.2, 1.4.4), checking first that the text has grown. */
const largeOverflow: Question = async (page) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  return overflow(page)
}

/** By the browser's own setting, which media queries follow. */
const largeBySetting: Question = async (page) => {
  const session = await inspector(page)
  const set = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await set(32, 26)
  const found = await largeOverflow(page)
  await set(16, 13)
  return found
}

/** By a style of the reader's own, which media queries do not follow. */
const largeByStyle: Question = (page) =>
  withStyle(page, 'html { font-size: 200% !important }', largeOverflow)

type Asked = readonly [name: string, widths: readonly number[], ask: Question]

const asked: readonly Asked[] = [['layout', [320, 360, 1280], overflow]]

/** Asked of every page that is open to all. */
const askedOfReadingAids: readonly Asked[] = [
  ['spacing of text', [320, 1280], cutBySpacing],
  ['text size of the browser', [360, 640, 1280], largeBySetting],
  ['text size of the reader', [360, 640, 1280], largeByStyle],
]

type Options = { widths?: readonly number[]; readingAids?: boolean }

/** The widths that a page is made for: the admin portal begins at 360 px. */
const widthsOf = (page: Page) =>
  page.url().includes('/admin-portal') ? [360, 1280] : [320, 360, 640, 1280]

/** Where barriers are looked for, once a visit: staff work at a desk, everyone else on a phone if it is looked at. */
const barrierWidth = (page: Page, widths: readonly number[]) =>
  !page.url().includes('/admin-portal') && widths.includes(360) ? 360 : widths.at(-1)

/** Asks every question at every width that it is about; the window stays at the last one. */
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
