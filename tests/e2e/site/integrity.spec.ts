import { readFileSync } from 'node:fs'
import { expect, test } from '../kit/fixtures.ts'

test.use({ expectedComplaint: /integrity|digest|Failed to load|dynamically imported module/i })

test('a modified script does not run on a page with integrity hashes', async ({ page }) => {
  const hashes = Object.keys(JSON.parse(readFileSync('dist/client/web/integrity.json', 'utf8')))
  const hydrated = hashes.find((address) => address.includes('/hydrated-')) ?? ''
  let wasAsked = false
  await page.route(`**${hydrated}`, async (route) => {
    wasAsked = true
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};document.title='stolen'` })
  })
  const refusal = page.waitForEvent('console', (message) => /integrity/i.test(message.text()))
  await page.goto('/admin/login')
  await refusal
  expect(wasAsked).toBe(true)
  expect(await page.title()).not.toBe('stolen')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})
