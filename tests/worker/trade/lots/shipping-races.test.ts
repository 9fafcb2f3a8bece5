import { expect, test } from 'vitest'
import { someFaults, someOrders } from '../../kit/every-order.ts'
import { firstRow } from '../../kit/rows.ts'
import { thenLook } from '../../kit/two-at-once.ts'
import { race, type Request } from '../race.ts'
import { createWarehouse } from './warehouse.ts'

/** Shipped wholly or not at all. */
const shipped = () =>
  firstRow<{
    status: string
    shipments: number
    lots: number
    events: number
    mails: number
  }>(`select
    (select status from orders) status, (select count(*) from shipments) shipments,
    (select count(*) from shipment_lots) lots,
    (select count(*) from order_events where kind = 'shipped') events,
    (select count(*) from outbox where idempotency_key like 'mail:order:%:shipped:%') mails`)

const whole = { status: 'shipped', shipments: 1, lots: 1, events: 1, mails: 1 }
const nothing = { status: 'confirmed', shipments: 0, lots: 0, events: 0, mails: 0 }

const shipping = (id: string, body: unknown, token: string): Request => ({
  method: 'POST',
  path: `/api/admin/orders/${id}/shipment?locale=en`,
  token,
  body,
})

test('of two colleagues who ship the same order from two lots one does, and the other gets a conflict', async () => {
  const house = await createWarehouse()
  const [one, two] = [
    await house.lot(house.feta, { code: 'A' }),
    await house.lot(house.feta, { code: 'B' }),
  ]
  const order = await house.confirmed([[house.feta, 1]])
  const colleague = await house.shop.member('second@office.test', 'admin')
  const from = (lot: { id: string }, net_g: number, token: string) =>
    shipping(order.id, house.shipment(order, { FETA: { id: lot.id, net_g } }), token)
  const { actors, reset, answers } = await race(house, [
    from(one, 8_000, house.shop.staff.token),
    from(two, 9_000, colleague.token),
  ])
  const winners = new Set<string>()
  const check = async (story: string) => {
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([200, 409])
    expect(await shipped(), story).toEqual(whole)
    const row = await firstRow<{ total: number; sum: number; code: string }>(`select
      total_cents total, (select code from lots join shipment_lots on lot_id = lots.id) code,
      (select sum(amount_cents) from order_lines
        where order_id = orders.id and revision = orders.revision) sum from orders`)
    const won = statuses[0] === 200 ? 'A' : 'B'
    winners.add(won)
    const total = won === 'A' ? 14_680 : 16_515
    expect(row, story).toEqual({ total, sum: total, code: won })
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect([...winners].toSorted()).toEqual(['A', 'B'])
})

test('a lot that is held while it is being shipped stays here, or had left before', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed([[house.oil, 1]])
  const ship = shipping(order.id, house.shipment(order, { OIL: lot }), house.shop.staff.token)
  const hold: Request = {
    method: 'PUT',
    path: `/api/admin/catalogue/lots/${lot.id}/state`,
    token: house.shop.staff.token,
    body: { version: lot.version, state: 'held' },
  }
  const { actors, reset, answers } = await race(house, [ship, hold])
  const { looking, last } = thenLook(actors[1], shipped)
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [sent, held] = answers
    expect(held?.status, story).toBe(200)
    const isSent = sent?.status === 200
    outcomes.add(isSent ? 'left' : 'stayed')
    expect(await shipped(), story).toEqual(isSent ? whole : nothing)
    if (isSent) expect(last.seen?.status, `${story}: before it was held`).toBe('shipped')
    else {
      expect([sent?.code, sent?.errors?.[0]?.message], story).toEqual([
        'order/not-shippable',
        'held',
      ])
    }
  }
  expect(await someOrders({ actors: [actors[0], looking], reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['left', 'stayed'])
})

test('a shipment that fails half-way is whole or none, and can be sent again', async () => {
  const house = await createWarehouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed([[house.oil, 1]])
  const body = house.shipment(order, { OIL: lot })
  const send = shipping(order.id, body, house.shop.staff.token)
  const { actors, reset, answers } = await race(house, [send, send])
  const check = async (story: string) => {
    expect(
      answers.some(({ status }) => status === 200),
      story,
    ).toBe(true)
    expect(await shipped(), story).toEqual(whole)
  }
  expect(await someFaults({ actors, reset, check })).toBeGreaterThan(2)
})
