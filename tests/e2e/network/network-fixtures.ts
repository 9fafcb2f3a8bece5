import type { Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { hydrate } from '../kit/fixtures.ts'
import { expect, test as base } from '../kit/portal-fixtures.ts'

export { expect, hydrate }

/** Ignores the browser’s own console errors about failed loads. */
export const test = base.extend({
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (404|500|503)/,
})

/** Matches the file of a page or part. */
export const chunkPattern = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`)

/** Marks the current document: a new one has no mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSame: true }).isSame)
/** Opens, hydrates and marks a page. */
export async function openMarkedPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await markDocument(page)
}

export const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)

const offlineLine = (page: Page) => page.getByText('You are offline.')
export const offlineMessage = (page: Page) =>
  page.getByRole('status').getByText('Part of this page could not be loaded')

/** Cuts the network and waits for the page’s `offline` event. */
export async function cutNetwork(page: Page): Promise<void> {
  await person.offline(page)
  await expect(offlineLine(page)).toBeVisible()
}

export async function restoreNetwork(page: Page): Promise<void> {
  await person.online(page)
  await expect(offlineLine(page)).toBeHidden()
}

/** Answers 500 this many times, then normally. @returns the number of requests so far */
export async function failRequests(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(chunkPattern(name), (route) =>
    ++asked > times ? route.fallback() : route.fulfill({ status: 500 }),
  )
  return () => asked
}

/** The fields of the contact form and their values. */
const contact = [
  ['First name', 'Anna'],
  ['Last name', 'Marin'],
  ['Email', 'anna@example.com'],
  ['Message', 'Which oils are in stock this week?'],
] as const

export async function typeMessage(page: Page): Promise<void> {
  for (const [label, text] of contact) {
    await person.types(page.getByLabel(label, { exact: true }), text)
  }
}

export async function expectMessageKept(page: Page): Promise<void> {
  for (const [label, text] of contact) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
}
