import { askRun } from '../kit/run.ts'
import { fillContact, newEmail, words } from '../kit/form-fixtures.ts'
import { person } from '../person/person.ts'
import { client, expect, fillSignIn, test } from '../kit/portal-fixtures.ts'

/* All other journeys use the built Worker in Miniflare; `npm start` uses `wrangler dev`. */
test.afterAll(() => askRun('endWrangler', {}))

test('pages, files, forms and sign-in work under wrangler dev', async ({ page, request }) => {
  const origin = (await askRun('wrangler', {})) as string
  await page.goto(`${origin}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src')
  const found = await request.get(origin + script)
  expect(found.status()).toBe(200)
  expect(found.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get(`${origin}/assets/gone.js`)).status()).toBe(404)

  const { contact } = words.en.forms
  await fillContact(page, newEmail())
  await person.clicks(page.getByRole('button', { name: contact.submit }))
  await expect(page.getByRole('dialog', { name: contact.thanksTitle })).toBeVisible()

  await page.goto(`${origin}/client/login`)
  await fillSignIn(page, client)
  await expect(page).toHaveURL(`${origin}/client/dashboard`)
  await expect(page.getByText(client.email)).toBeVisible()
})
