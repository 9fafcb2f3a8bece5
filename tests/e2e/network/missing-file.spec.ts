import { expect, test } from '../kit/fixtures.ts'

test('a missing file is not cached, and an existing one is', async ({ page, request }) => {
  const missing = await request.get('/assets/hydrated-ofAnotherBuild.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')

  // existing files are cached and served without the Worker
  await page.goto('/')
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src')
  const found = await request.get(script ?? '')
  expect(found.status()).toBe(200)
  expect(found.headers()['cache-control']).toContain('immutable')
  expect(found.headers()['x-request-id']).toBeUndefined()

  // files that the build leaves for the Worker are not public
  expect((await request.get('/web/styles.json')).status()).toBe(404)
})
