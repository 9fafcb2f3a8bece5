import { test } from '@playwright/test'
import { askRun } from './run.ts'

/**
 * Runs a separate Worker for all tests of a file, which then run in order.
 * @param settings environment variables besides the URL
 * @param database `empty` has no tables
 */
export function ownWorker(
  url: string,
  settings: Record<string, string> = {},
  database: 'seeded' | 'empty' = 'seeded',
): void {
  test.use({ baseURL: url })
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() =>
    askRun('worker', { url, settings: { SITE_URL: url, ...settings }, database }),
  )
  test.afterAll(() => askRun('end', { url }))
}
