import { expect, test } from 'vitest'
import { createWarehouse } from './warehouse.ts'

test('a weight that is far from what the cases should weigh is shipped only once staff say that it is right', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.feta)
  const order = await house.confirmed([[house.feta, 2]])
  for (const net_g of [100_000_000, 32_021, 8_004, 1]) {
    const given = house.shipment(order, { FETA: { id: lot.id, net_g } })
    const { status, body } = await house.ship(order.id, given)
    expect([status, body.code, body.errors], String(net_g)).toEqual([
      409,
      'order/not-shippable',
      [{ path: 'lots.1', message: 'weight-odd' }],
    ])
  }
  const odd = house.shipment(order, { FETA: { id: lot.id, net_g: 40_000 } })
  const shipped = await house.ship(order.id, { ...odd, is_weight_checked: true })
  expect([shipped.status, shipped.body.total_cents]).toEqual([200, 73_400])
})

test('weights between half and double of the expected are shipped without a question', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.feta)
  for (const net_g of [8_005, 32_020]) {
    const order = await house.confirmed([[house.feta, 2]])
    const given = house.shipment(order, { FETA: { id: lot.id, net_g } })
    expect((await house.ship(order.id, given)).status, String(net_g)).toBe(200)
  }
})

test('a client who moves does not move what was shipped to them, nor an order that was sent', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed([[house.oil, 1]])
  await house.ship(order.id, house.shipment(order, { OIL: lot }))
  await house.put([[house.oil, 1]])
  const open = (await house.submit()).body
  await house.shop.terms(house.company, { ship_to: '99 New Avenue, Montreal' })
  const options = { method: 'POST', token: house.shop.staff.token }
  const body = { from: '2026-11-01', to: '2026-11-30', locale: 'en' }
  const file = await house.shop.send('/api/admin/order-exports/movements', { ...options, body })
  const text = await file.text()
  expect(text).toContain('1 Rue du Marché')
  expect(text).not.toContain('99 New Avenue')
  expect(text).toContain('Murray Street')
  for (const { id } of [order, open]) {
    expect((await house.staffSees(id)).body.company.ship_to).toBe('1 Rue du Marché')
  }
  const next = await house.confirmed([[house.oil, 1]])
  expect((await house.staffSees(next.id)).body.company.ship_to).toBe('99 New Avenue, Montreal')
})
