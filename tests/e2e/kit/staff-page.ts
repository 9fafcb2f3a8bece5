import type { Page } from '@playwright/test'

/** A part of a screen of staff. */
export const card = (page: Page, name: string) => page.getByRole('region', { name })

export const success = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

/** What visitors are sent at an address. */
export const pageAt = async (page: Page, path: string) => (await page.request.get(path)).text()
