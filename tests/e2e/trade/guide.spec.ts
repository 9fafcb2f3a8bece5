import { expect, test } from '../kit/trade/market.ts'
import { person } from '../person/person.ts'

test('a client reorders from a list without a mouse', async ({ page, market }) => {
  const { shop, letters, buyer, oil, enter } = await market()
  const order = await buyer.order([oil], 2)
  await shop.confirm(order)
  await shop.lot(oil.id, `LOT-${letters}`)
  await shop.ship(order, 1)
  await enter(page, 'catalogue')
  const views = page.locator('.guide-views button')
  const entry = page.locator('.goods-entry')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(`Oil ${letters}`)

  // what was never bought is kept from the catalogue
  await person.clicks(views.nth(1))
  await person.types(page.getByRole('searchbox'), letters)
  const cheese = page.locator('.goods-entry', { hasText: `Feta ${letters}` })
  await person.doubleClicks(cheese.locator('.guide-tools button'))
  await expect(cheese.locator('.guide-tools button')).toHaveAttribute('aria-disabled', 'true')
  await person.clicks(views.nth(0))
  await expect(entry).toHaveCount(2)
  await expect(entry.nth(1)).toContainText(`Feta ${letters}`)

  const arrange = page.locator('.goods > .btn[aria-pressed]')
  await arrange.focus()
  await person.presses(page, 'Enter')
  await entry.nth(1).locator('.guide-tools button').first().focus()
  await person.presses(page, 'Enter')
  await expect(entry.nth(0)).toContainText(`Feta ${letters}`)
  await expect(page.locator('.message-success').first()).toBeVisible()
  await person.types(entry.nth(1).locator('.guide-tools input'), '6')
  await person.presses(page, 'Enter')
  await person.clicks(arrange)
  await expect(entry.nth(1).locator('.guide-tools p')).toContainText('6')
  await person.types(entry.nth(1).locator('.guide-tools input'), '2')
  await person.presses(page, 'Tab')
  await expect(entry.nth(1).locator('.stepper input')).toHaveValue('4')
  await expect(page.locator('.basket-bar .saving-saved')).toBeVisible()
  await page.reload()
  await expect(entry.nth(0)).toContainText(`Feta ${letters}`)
  await expect(entry.nth(1).locator('.stepper input')).toHaveValue('4')
})

test.describe('beside a colleague', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('a list that a colleague has changed says so', async ({ page, market }) => {
    const { letters, buyer, feta, enter } = await market()
    await enter(page, 'catalogue')
    await person.types(page.getByRole('searchbox'), letters)
    const keep = page.getByRole('button', { name: `Add to your list Oil ${letters}` })
    await expect(keep).toBeVisible()
    // the address follows the search
    await expect(page).toHaveURL(/search=/)
    await buyer.keep([feta])
    await person.clicks(keep)
    await expect(page.getByText('A colleague has rearranged the list.')).toBeVisible()
    await expect(page.locator('.goods-entry')).toHaveCount(1)
    await expect(page.locator('.goods-entry')).toContainText(`Feta ${letters}`)
  })
})
