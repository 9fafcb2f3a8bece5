import type { Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { hydrate } from '../kit/fixtures.ts'
import { expect, test as base } from '../kit/portal-fixtures.ts'

export { expect, hydrate }

/** Tests in which files do not come: what the browser itself says of that is no complaint. */
export const test = base.extend({
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (404|500|503)/,
})

/** The file of a part or page. */
export const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`)

/** The document that is open: another one would not have the mark. */
export const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSame: true }).isSame)
/** Opens a page, hydrates it, and marks its document. */
export async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrate(page)
  await mark(page)
}

export const expectSame = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)

const offlineLine = (page: Page) => page.getByText('You are offline.')
export const lostLine = (page: Page) =>
  page.getByRole('status').getByText('Part of this page could not be loaded')

/** Cuts the network, as a tunnel does, and waits until the page knows. */
export async function cut(page: Page): Promise<void> {
  await person.offline(page)
  await expect(offlineLine(page)).toBeVisible()
}

export async function restore(page: Page): Promise<void> {
  await person.online(page)
  await expect(offlineLine(page)).toBeHidden()
}

/** Answers 500 so many times, then as ever. */
export async function failing(page: Page, name: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(chunk(name), (route) =>
    ++asked > times ? route.fallback() : route.fulfill({ status: 500 }),
  )
  return () => asked
}

/** A message to the office: each part with the field it belongs to. */
const contact = [
  ['First name', 'Anna'],
  ['Last name', 'Marin'],
  ['Email', 'anna@example.com'],
  ['Message', 'Which oils are in stock this week?'],
] as const

export async function typeContact(page: Page): Promise<void> {
  for (const [label, text] of contact) {
    await person.types(page.getByLabel(label, { exact: true }), text)
  }
}

export async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of contact) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
}
