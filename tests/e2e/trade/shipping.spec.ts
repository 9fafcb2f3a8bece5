import { localeCodes, localize } from '#contract/locales.ts'
import { enterPortal } from '../kit/admin-fixtures.ts'
import { expectNoBarriers, expectToFit } from '../kit/barriers.ts'
import { expect, test } from '../kit/portal-fixtures.ts'
import { enterAsClient, stockedShop } from '../kit/trade/stocked-shop.ts'
import { clientOf } from '../kit/trade/trade-fixtures.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

test('staff add lots and ship an order from them, and the client sees which', async ({
  page,
  request,
  guest,
  admin,
}) => {
  test.setTimeout(180_000 * slowCpu)
  const { shop, letters, company, products } = await stockedShop({ request, guest, admin })
  const order = await (await clientOf(request, guest, company)).order(products, 2)
  await shop.confirm(order)
  await shop.lot(products.find(({ sku }) => sku.endsWith('-FETA'))?.id ?? '', `${letters}-F`)

  await enterPortal(page, 'catalogue')
  const dialog = page.getByRole('dialog').first()
  await person.clicks(page.getByRole('button', { name: 'Lots', exact: true }))
  await person.clicks(page.getByRole('button', { name: 'Add a lot' }))
  await person.chooses(
    dialog.getByLabel('Product'),
    products.find(({ sku }) => sku.endsWith('-OIL'))?.id ?? '',
  )
  await person.types(dialog.getByLabel(/^Lot number, as printed/), `${letters}-o`)
  await person.clicks(dialog.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('The lot can now be shipped.').first()).toBeVisible()
  await person.clicks(page.getByRole('button', { name: `Open ${letters}-O` }))
  await person.clicks(dialog.getByRole('button', { name: 'Hold' }))
  await expect(
    dialog.getByText('Held. It cannot be shipped until it is released.').first(),
  ).toBeVisible()
  await person.clicks(dialog.getByRole('button', { name: 'Release' }))
  await expect(dialog.getByText('Released. It can be shipped again.').first()).toBeVisible()
  await person.presses(page, 'Escape')
  // closing is a step back, which takes its time: it would take the next address along
  await expect(page).toHaveURL(/catalogue\?tab=lots$/)

  await enterPortal(page, `orders?status=confirmed&open=${order.id}`)
  await person.clicks(dialog.getByRole('button', { name: 'Ship…' }))
  const ship = page.getByRole('dialog', { name: `Ship order ${order.number}` })
  await expect(ship.getByLabel(`Lot of Oil ${letters}`)).toContainText(`${letters}-O`)
  await person.types(ship.getByLabel(`Net weight in grams (Feta ${letters})`), '0')
  await person.clicks(ship.getByRole('button', { name: 'Ship', exact: true }))
  await expect(ship.getByText('The weight is missing').first()).toBeVisible()
  await person.retypes(ship.getByLabel(`Net weight in grams (Feta ${letters})`), '16100')
  await person.doubleClicks(ship.getByRole('button', { name: 'Ship', exact: true }))
  await expect(dialog.getByText('Shipped. The client has been notified.').first()).toBeVisible()
  await expect(dialog).toContainText(`Lot: ${letters}-O (2 cases)`)
  await expect(dialog).toContainText(`Lot: ${letters}-F (2 cases), 16100 g`)
})

for (const locale of localeCodes) {
  test(`no barrier stands in lots and shipments of staff (${locale})`, async ({
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
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await shop.confirm(order)
    for (const { id, sku } of products) await shop.lot(id, `LOT-${sku}`)
    await enterPortal(page, 'catalogue?tab=lots', locale)
    const panel = page.locator('dialog[open]')
    await expect(page.locator('.ad-row-open').first()).toBeVisible()
    await lookAt(page, 'lots')
    await person.clicks(page.locator('.ad-row-open', { hasText: `LOT-${letters}-OIL` }))
    await expect(panel.locator('[name=code]')).toHaveValue(`LOT-${letters}-OIL`)
    await lookAt(page, 'lot')
    await enterPortal(page, `orders?status=confirmed&open=${order.id}`, locale)
    await person.clicks(panel.locator('.ad-panel-actions button').first())
    await expect(page.locator('[name="lot-1-0"]')).toBeVisible()
    await lookAt(page, 'form of a shipment')
  })

  test(`a client reads which lots an order left from (${locale})`, async ({
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
    const order = await (await clientOf(request, guest, company)).order(products, 2)
    await shop.confirm(order)
    for (const { id, sku } of products) await shop.lot(id, `LOT-${sku}`)
    await shop.ship(order, 16_100)
    await enterAsClient(page, guest, locale)
    await page.goto(localize(`/client/orders/${order.id}`, locale))
    await expect(page.locator('.basket-lines')).toContainText(`LOT-${letters}-OIL`)
    // 2 × 64.80, and 16.1 kg at 19.25
    await expect(page.locator('.basket-total')).toContainText(/439[.,]53/)
    await page.setViewportSize({ width: 320, height: 640 })
    await lookAt(page, 'order that was shipped')
  })
}
