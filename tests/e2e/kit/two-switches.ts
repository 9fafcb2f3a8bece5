import { expect, type Locator, type Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { hold } from '../person/hold.ts'

type Switch = { id: string; control: Locator; said: string }

/** Delays the request that switches a flag. */
export const holdFlagUpdate = (page: Page, id: string) =>
  hold(page, `**/api/flags/${id}`, (request) => request.method() === 'PATCH')

/** Two flags switched in a row each wait for their own response and send one request each. */
export async function expectIndependentSwitches(page: Page, one: Switch, other: Switch) {
  const [first, second] = [await holdFlagUpdate(page, one.id), await holdFlagUpdate(page, other.id)]
  await expect(one.control).toBeChecked()
  await person.clicks(one.control)
  await person.clicks(other.control)
  await first.release()
  await expect(page.getByText(one.said)).toBeVisible()
  await expect(one.control).not.toHaveAttribute('aria-disabled', 'true')
  await expect(other.control).toHaveAttribute('aria-disabled', 'true')
  await other.control.dispatchEvent('click')
  await second.release()
  await expect(page.getByText(other.said)).toBeVisible()
  await expect(other.control).not.toHaveAttribute('aria-disabled', 'true')
  for (const { control } of [one, other]) await expect(control).not.toBeChecked()
  expect([first.count(), second.count()]).toEqual([1, 1])
  await first.end()
  await second.end()
}
