import type { Page } from '@playwright/test'
import { expect } from './portal-fixtures.ts'

/** Reloads a page with unsaved words; the browser's own question is answered with staying. */
export async function refuseUnload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const pressed = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await pressed
}
