import { test } from '@playwright/test'
import { askRun } from './run.ts'

/**
 * Gives the tests of one file a Worker of their own, which is set up in another way than the run's. They run in order.
 * @param settings what an operator would set, beside the address
 * @param database without a single table, if `empty`
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
