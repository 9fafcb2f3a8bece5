import type { Locator, Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { expect } from './portal-fixtures.ts'

/** What all fields of the page say. */
const values = (page: Page): Promise<string[]> =>
  page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

/** Enter in an empty form, then a name: all of it stands in the field that it was typed into. */
export async function expectToStay(page: Page, field: Locator): Promise<void> {
  await person.clicks(field)
  await person.presses(page, 'Enter')
  await expect(field).toHaveAccessibleDescription(/Please/)
  await expect(field).toBeFocused()
  const before = await values(page)
  await person.keys(page, 'Anna')
  await expect(field).toHaveValue('Anna')
  const changed = (await values(page)).filter((value, index) => value !== before[index])
  expect(changed).toEqual(['Anna'])
}
