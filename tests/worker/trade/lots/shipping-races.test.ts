import { expect, test } from 'vitest'
import { someFaults } from '../../kit/every-order.ts'
import { firstRow } from '../../kit/rows.ts'
import { byStaff } from '../orders/order-race.ts'
import { race, raceWith } from '../race.ts'
import { createWarehouse } from './warehouse.ts'

type Shipped = { status: string; shipments: number; lots: number; events: number; mails: number }

/** Shipped wholly or not at all. */
const shipped = () =>
  firstRow<Shipped>(`select
    (select status from orders) status, (select count(*) from shipments) shipments,
    (select count(*) from shipment_lots) lots,
    (select count(*) from order_events where kind = 'shipped') events,
    (select count(*) from outbox where idempotency_key like 'mail:order:%:shipped:%') mails`)

const whole: Shipped = { status: 'shipped', shipments: 1, lots: 1, events: 1, mails: 1 }
const nothing: Shipped = { status: 'confirmed', shipments: 0, lots: 0, events: 0, mails: 0 }

/** An order of one case, and what ships it from a lot. */
async function confirmed(sku: 'OIL' | 'FETA') {
  const house = await createWarehouse()
  const product = sku === 'OIL' ? house.oil : house.feta
  const order = await house.confirmed({ [sku]: 1 })
  const shipping = (lot: { id: string; net_g?: number }) => {
    const path = `/orders/${order.id}/shipment?locale=en`
    return byStaff(house, 'POST', path, house.shipment(order, { [sku]: lot }))
  }
  return { house, product, shipping }
}

test('of two colleagues who ship the same order from two lots one does, and the other gets a conflict', async () => {
  const { house, product, shipping } = await confirmed('FETA')
  const one = await house.lot(product, { code: 'A' })
  const two = await house.lot(product, { code: 'B' })
  const { token } = await house.shop.member('second@office.test', 'admin')
  const works = [
    shipping({ id: one.id, net_g: 8_000 }),
    { ...shipping({ id: two.id, net_g: 9_000 }), token },
  ] as const
  const winners = await race(house, works, async ({ answers, statuses, story }) => {
    expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([200, 409])
    expect(await shipped(), story).toEqual(whole)
    const row = await firstRow(`select
      total_cents total, (select code from lots join shipment_lots on lot_id = lots.id) code,
      (select sum(amount_cents) from order_lines
        where order_id = orders.id and revision = orders.revision) sum from orders`)
    const code = statuses[0] === 200 ? 'A' : 'B'
    const total = code === 'A' ? 14_680 : 16_515
    expect(row, story).toEqual({ total, sum: total, code })
    return code
  })
  expect(winners).toEqual(['A', 'B'])
})

test('a lot that is held while it is being shipped stays here, or had left before', async () => {
  const { house, product, shipping } = await confirmed('OIL')
  const { id, version } = await house.lot(product)
  const hold = byStaff(house, 'PUT', `/catalogue/lots/${id}/state`, { version, state: 'held' })
  const outcomes = await raceWith(
    house,
    [shipping({ id }), hold],
    { look: shipped },
    async ({ answers: [sent, held], seen, story }) => {
      expect(held?.status, story).toBe(200)
      const isSent = sent?.status === 200
      expect(await shipped(), story).toEqual(isSent ? whole : nothing)
      if (isSent) expect(seen?.status, `${story}: before it was held`).toBe('shipped')
      else expect([sent?.code, sent?.errors?.[0]?.message]).toEqual(['order/not-shippable', 'held'])
      return isSent ? 'left' : 'stayed'
    },
  )
  expect(outcomes).toEqual(['left', 'stayed'])
})

test('a shipment that fails half-way is whole or none, and can be sent again', async () => {
  const { house, product, shipping } = await confirmed('OIL')
  const send = shipping(await house.lot(product))
  await raceWith(house, [send, send], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    expect(await shipped(), story).toEqual(whole)
  })
})
