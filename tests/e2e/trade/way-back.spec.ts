import { expect, test } from '../kit/trade/trade-test.ts'
import { person } from '../person/person.ts'

const head = 'sku,category,units_per_case,unit_label,name_en,ordering'

test('back, reload and links restore the catalogue position', async ({ page, market }) => {
  const { shop, letters, enter } = await market()
  const cheeses = Array.from({ length: 24 }, (_, n) => `${letters}-C${n}`)
  await shop.import(
    'products',
    [head, ...cheeses.map((sku) => `${sku},cheeses,2,4 kg,Cheese ${sku},enquire`)].join('\n'),
  )
  await enter(page, 'catalogue')
  const search = page.getByRole('searchbox')
  const category = page.locator('.goods-search select')
  await person.types(search, letters)
  await person.chooses(category, 'cheeses')
  await expect(page.locator('.goods-entry')).toHaveCount(25)
  await expect(page).toHaveURL(new RegExp(`search=${letters}&category=cheeses$`))
  const row = page.locator('.goods-entry', { hasText: `${letters}-C17` })
  await row.scrollIntoViewIfNeeded()
  const basket = page.locator('.basket-bar a')
  const place = () => page.evaluate(() => Math.round(scrollY))
  // the press itself scrolls the button clear of the cookie banner
  await page.evaluate(() => {
    addEventListener('click', () => (window.name = String(Math.round(scrollY))), { once: true })
  })

  const same = async () => {
    await expect(search).toHaveValue(letters)
    await expect(category).toHaveValue('cheeses')
    await expect(page.locator('.goods-entry')).toHaveCount(25)
  }
  await person.clicks(basket)
  await expect(page).toHaveURL('/client/basket')
  const left = await page.evaluate(() => Number(window.name))
  expect(left).toBeGreaterThan(500)
  await page.goBack()
  await same()
  await expect.poll(place).toBe(left)
  await page.reload()
  await same()
  await expect.poll(place).toBe(left)

  // a tab is a history entry
  const [list, all] = [
    page.locator('.guide-views button').first(),
    page.locator('.guide-views button').last(),
  ]
  await person.clicks(list)
  await expect(page).toHaveURL(/view=list/)
  await expect(search).toHaveCount(0)
  await page.goBack()
  await same()
  await expect(all).toHaveAttribute('aria-pressed', 'true')

  // the menu opens the catalogue at its default view
  await person.clicks(page.locator('.trade-nav a').first())
  await expect(page).toHaveURL('/client/catalogue')
  await expect(search).toHaveValue('')
  await page.goBack()
  await same()
})
