import { expect, test } from 'vitest'
import { someFaults } from '../../kit/every-order.ts'
import { firstRow } from '../../kit/rows.ts'
import { staffCall } from '../orders/order-race.ts'
import { race, raceWith } from '../race.ts'
import { shippingFixture } from './shipping-fixture.ts'

type Shipped = { status: string; shipments: number; lots: number; events: number; mails: number }

/** Counts orders, shipments and lots, to detect a partial shipment. */
const shipped = () =>
  firstRow<Shipped>(`select
    (select status from orders) status, (select count(*) from shipments) shipments,
    (select count(*) from shipment_lots) lots,
    (select count(*) from order_events where kind = 'shipped') events,
    (select count(*) from outbox where idempotency_key like 'mail:order:%:shipped:%') mails`)

const whole: Shipped = { status: 'shipped', shipments: 1, lots: 1, events: 1, mails: 1 }
const nothing: Shipped = { status: 'confirmed', shipments: 0, lots: 0, events: 0, mails: 0 }

/** A confirmed order of one case, with the request that ships it from a lot. */
async function confirmed(sku: 'OIL' | 'FETA') {
  const trade = await shippingFixture()
  const product = sku === 'OIL' ? trade.oil : trade.feta
  const order = await trade.confirmed({ [sku]: 1 })
  const shipping = (lot: { id: string; net_g?: number }) => {
    const path = `/orders/${order.id}/shipment?locale=en`
    return staffCall(trade, 'POST', path, trade.shipment(order, { [sku]: lot }))
  }
  return { trade, product, shipping }
}

test('of two colleagues who ship the same order from two lots one wins, and the other gets a conflict', async () => {
  const { trade, product, shipping } = await confirmed('FETA')
  const one = await trade.lot(product, { code: 'A' })
  const two = await trade.lot(product, { code: 'B' })
  const { token } = await trade.shop.member('second@office.test', 'admin')
  const works = [
    shipping({ id: one.id, net_g: 8_000 }),
    { ...shipping({ id: two.id, net_g: 9_000 }), token },
  ] as const
  const winners = await race(trade, works, async ({ answers, statuses, story }) => {
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

test('a lot put on hold during its shipment has either left before or stays', async () => {
  const { trade, product, shipping } = await confirmed('OIL')
  const { id, version } = await trade.lot(product)
  const hold = staffCall(trade, 'PUT', `/catalogue/lots/${id}/state`, { version, state: 'held' })
  const outcomes = await raceWith(
    trade,
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

test('a shipment that fails halfway is whole or absent, and can be sent again', async () => {
  const { trade, product, shipping } = await confirmed('OIL')
  const send = shipping(await trade.lot(product))
  await raceWith(trade, [send, send], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    expect(await shipped(), story).toEqual(whole)
  })
})
