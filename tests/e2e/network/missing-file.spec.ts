import { expect, test } from '../kit/fixtures.ts'

test('a missing file is kept by no cache, a file of the build is', async ({ page, request }) => {
  const missing = await request.get('/assets/hydrated-ofAnotherBuild.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')

  // those that are there are kept, and cost no call of the Worker
  await page.goto('/')
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src')
  const found = await request.get(script ?? '')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-request-id']).toBeUndefined()

  // what the build keeps for the Worker is no one's to read
  expect((await request.get('/web/styles.json')).status()).toBe(404)
})
