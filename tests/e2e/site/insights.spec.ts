import { recordRequests, expect, test, hydrate } from '../kit/fixtures.ts'
import { person } from '../person/person.ts'

const article = '/insights/blog/tariffs-on-mediterranean-food'

test('a reader filters the news by keyboard and shares the filter’s link', async ({ page }) => {
  await page.goto('/insights/news')
  await hydrate(page)
  const filter = page.getByRole('navigation', { name: 'Show news about' })
  await expect(page.getByText('5 news items shown')).toBeVisible()
  await filter.getByRole('link', { name: 'Trade' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/insights/news?category=trade')
  await expect(page.getByRole('status').filter({ hasText: '1 news item shown' })).toBeVisible()
  await expect(filter.getByRole('link', { name: 'Trade' })).toBeFocused()
  await expect(filter.locator('[aria-current]')).toHaveText('Trade')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByText('October 6, 2026')).toBeVisible()
  await person.clicks(page.getByRole('link', { name: /^Read Full Story ?: New-harvest/ }))
  await expect(page).toHaveURL('/insights/news/new-harvest-koroneiki')
  await expect(page.getByText('five-litre tin for kitchens')).toBeVisible()
  await page.goBack()
  const feed = page.getByRole('link', { name: 'News feed (Atom)' })
  expect(await feed.getAttribute('href')).toBe('/insights/news/feed.xml')

  await page.goto('/de/insights/news?category=trade')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('opening an article from the blog loads only its text', async ({ page }) => {
  const bodies = recordRequests(page, /\/article[A-Z]/)
  await page.goto('/insights/blog')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(bodies).toEqual([])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await person.clicks(page.getByRole('link', { name: /^Read Article ?: Tariffs/ }))
  await expect(page).toHaveURL(article)
  await expect(page).toHaveTitle(/^Tariffs on Mediterranean food: .* · Meltemi Imports$/)
  await expect(page.getByRole('heading', { name: 'The code comes first' })).toBeVisible()
  expect(bodies).toEqual([expect.stringContaining('articleTariffs')])
  await person.clicks(page.getByRole('link', { name: /^Olive oil grades/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olive oil grades/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /olive-oil-grades/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('Share opens the share sheet, or copies the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] })
    Reflect.set(Navigator.prototype, 'share', async (data: unknown) => {
      Reflect.get(window, 'shared').push(data)
    })
  })
  await page.goto(`${article}?from=mail`)
  await hydrate(page)
  const share = page.getByRole('button', { name: 'Share' })
  await person.clicks(share)
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'))
  await expect
    .poll(shared)
    .toEqual([{ title: expect.stringMatching(/^Tariffs/), url: expect.stringContaining(article) }])
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await person.clicks(share)
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(RegExp(`${article}$`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('news and articles can be filtered and read without scripts', async ({ page }) => {
    await page.goto('/el/insights/news')
    await person.clicks(page.getByRole('link', { name: 'Βιωσιμότητα' }))
    await expect(page).toHaveURL('/el/insights/news?category=sustainability')
    await expect(page.getByRole('article')).toHaveCount(1)
    await person.clicks(page.getByRole('article').getByRole('link'))
    await expect(page).toHaveURL('/el/insights/news/less-glass-more-tin')
    await page.goto(article)
    await expect(page.getByRole('heading', { name: 'The code comes first' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
    await page.goto('/terms')
    await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0)
  })
})

test('a router link to a file loads the file', async ({ page }) => {
  const answer = await page.goto('/fr/sitemap.xml')
  expect(new URL(answer?.url() ?? '').pathname).toBe('/sitemap.xml')
  expect(answer?.headers()['content-type']).toContain('application/xml')
})
