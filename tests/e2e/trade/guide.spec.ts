import { localeCodes, localize } from '#contract/locales.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

for (const locale of localeCodes) {
  test(`a client reorders from a list in the shelf's own order, without a mouse (${locale})`, async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(240_000 * slowCpu)
    const lookAt = ['en', 'el'].includes(locale) ? expectNoBarriers : expectToFit
    const { shop, letters, company, products } = await stockedShop(
      { request, guest, admin },
      locale,
    )
    const client = await clientOf(request, guest, company)
    const oil = products.find(({ sku }) => sku.endsWith('-OIL'))
    const order = await client.order(oil ? [oil] : [], 2)
    await shop.confirm(order)
    await shop.lot(oil?.id ?? '', `LOT-${letters}`)
    await shop.ship(order, 1)
    await enterAsClient(page, guest, locale)
    await page.goto(localize('/client/catalogue', locale))
    const views = page.locator('.guide-views button')
    const entry = page.locator('.goods-entry')
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText(`Oil ${letters}`)

    // what was never bought is kept from the catalogue
    await person.clicks(views.nth(1))
    await person.types(page.getByRole('searchbox'), letters)
    const feta = page.locator('.goods-entry', { hasText: `Feta ${letters}` })
    await person.doubleClicks(feta.locator('.guide-tools button'))
    await expect(feta.locator('.guide-tools button')).toHaveAttribute('aria-disabled', 'true')
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
    const par = entry.nth(1).locator('.guide-tools input')
    await person.types(par, '6')
    await person.presses(page, 'Enter')
    await page.setViewportSize({ width: 320, height: 640 })
    await lookAt(page, 'a list that is arranged')
    await person.clicks(arrange)
    await expect(entry.nth(1).locator('.guide-tools p')).toContainText('6')
    await person.types(entry.nth(1).locator('.guide-tools input'), '2')
    await person.presses(page, 'Tab')
    await expect(entry.nth(1).locator('.stepper input')).toHaveValue('4')
    await expect(page.locator('.basket-bar .saving-saved')).toBeVisible()
    await lookAt(page, 'a list')
    await page.reload()
    await expect(entry.nth(0)).toContainText(`Feta ${letters}`)
    await expect(entry.nth(1).locator('.stepper input')).toHaveValue('4')
  })
}

test.describe('a colleague was quicker', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('a list that was changed elsewhere is shown as it is, and says so', async ({
    page,
    request,
    guest,
    admin,
  }) => {
    test.setTimeout(120_000 * slowCpu)
    const { letters, company, products } = await stockedShop({ request, guest, admin })
    const client = await clientOf(request, guest, company)
    await enterAsClient(page, guest)
    await page.goto('/client/catalogue')
    await person.types(page.getByRole('searchbox'), letters)
    const keep = page.getByRole('button', { name: `Add to your list Oil ${letters}` })
    await expect(keep).toBeVisible()
    await client.keep(products.filter(({ sku }) => sku.endsWith('-FETA')))
    await person.clicks(keep)
    await expect(
      page.getByText('A colleague has rearranged the list in the meantime.'),
    ).toBeVisible()
    await expect(page.locator('.goods-entry')).toHaveCount(1)
    await expect(page.locator('.goods-entry')).toContainText(`Feta ${letters}`)
  })
})
