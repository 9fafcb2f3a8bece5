import { expect, type Locator, type Page } from '@playwright/test'
import { person } from '../person/person.ts'
import { hold } from '../person/hold.ts'

type Switch = { id: string; control: Locator; said: string }

/** Holds back what switches a flag. */
export const patchOf = (page: Page, id: string) =>
  hold(page, `**/api/flags/${id}`, (request) => request.method() === 'PATCH')

/** Two switches pressed one after the other: each waits for its own answer alone, and is asked for once. */
export async function keepTheirOwnState(page: Page, one: Switch, other: Switch) {
  const [first, second] = [await patchOf(page, one.id), await patchOf(page, other.id)]
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
