import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PackedLine } from '#contract/trade/lots/packing-slip.ts'
import type { ShippableLot } from '#contract/trade/lots/shipments.ts'
import { shippingFixture } from './shipping-fixture.ts'
import { execute, rows as rowsIn } from '../../kit/rows.ts'

const whyNot = (body: { code?: string; errors?: unknown[] }) => [body.code, body.errors]
const refused = (line: number, message: string) => [
  'order/not-shippable',
  [{ path: `lots.${line}`, message }],
]

test('a shipped order shows its lots to the client, and weighed goods cost by their weight', async () => {
  const trade = await shippingFixture()
  const oil = await trade.lot(trade.oil, { code: 'kor-26', best_before: '2028-01-01' })
  const feta = await trade.lot(trade.feta, { code: 'FET-9' })
  const order = await trade.confirmed({ OIL: 2, FETA: 1 })
  // 2 × 100.00, and 8.005 kg at 18.35
  expect(order.total_cents).toBe(20_000 + 14_689)
  const { shipment, lines } = (await trade.read(order.id)).body
  expect([shipment, lines[0]?.est_g, lines[0]?.net_g]).toEqual([null, 8_005, null])

  const given = trade.shipment(order, { OIL: oil, FETA: { id: feta.id, net_g: 8_113 } })
  expect((await trade.ship(order.id, { ...given, reference: 'CN 77' })).status).toBe(200)
  const { body } = await trade.read(order.id)
  // 8.113 kg at 18.35 are 148.87355
  expect(body).toMatchObject({
    status: 'shipped',
    total_cents: 20_000 + 14_887,
    shipment: {
      shipped_on: '2026-11-23',
      reference: 'CN 77',
      lots: [
        { line: 1, lot_id: feta.id, code: 'FET-9', cases: 1, net_g: 8_113, best_before: null },
        {
          line: 2,
          lot_id: oil.id,
          code: 'KOR-26',
          cases: 2,
          net_g: null,
          best_before: '2028-01-01',
        },
      ],
    },
    lines: [
      { sku: 'FETA', est_g: null, net_g: 8_113, amount_cents: 14_887 },
      { sku: 'OIL', est_g: null, net_g: null },
    ],
  })
  expect(body.events.at(-1)).toMatchObject({ kind: 'shipped', detail: { total_from: '34689' } })
  const sums = await rowsIn(
    'select sum(amount_cents) sum from order_lines where order_id = ? group by revision',
    order.id,
  )
  expect(sums, 'what was agreed stays written').toEqual([{ sum: 34_689 }, { sum: 34_887 }])

  const lot = await trade.shop.admin('GET', `/catalogue/lots/${oil.id}`)
  expect(lot.body['shipped']).toMatchObject([
    { order_id: order.id, number: order.number, cases: 2, shipped_on: '2026-11-23' },
  ])
})

test('a line can be shipped from several lots whose cases add up', async () => {
  const trade = await shippingFixture()
  const { id: first } = await trade.lot(trade.oil, { code: 'A' })
  const { id: second } = await trade.lot(trade.oil, { code: 'B' })
  const order = await trade.confirmed({ OIL: 3 })
  const given = trade.shipment(order, {})
  const part = (lot_id: string, cases: number) => ({ line: 1, lot_id, cases, net_g: null })
  const send = async (...lots: ReturnType<typeof part>[]) =>
    whyNot((await trade.ship(order.id, { ...given, lots })).body)
  expect(await send(part(first, 2))).toEqual(refused(1, 'cases'))
  expect(await send(part(first, 2), part(second, 2))).toEqual(refused(1, 'cases'))
  expect(await send(part(first, 2), part(first, 1))).toEqual(refused(1, 'twice'))
  expect(await send(part(first, 2), part(second, 1))).toEqual([undefined, undefined])
})

test('lots on hold, used up or expired, wrong products and unweighed goods cannot be shipped', async () => {
  const trade = await shippingFixture()
  const good = await trade.lot(trade.oil, { code: 'GOOD', best_before: '2026-11-23' })
  const old = await trade.lot(trade.oil, { code: 'OLD', best_before: '2026-11-22' })
  const held = await trade.lot(trade.oil, { code: 'HELD' })
  const gone = await trade.lot(trade.oil, { code: 'GONE' })
  const recalled = await trade.lot(trade.oil, { code: 'BACK' })
  const honey = await trade.lot(trade.honey, { code: 'H' })
  const feta = await trade.lot(trade.feta, { code: 'F' })
  await trade.setLot(held, 'held')
  await trade.setLot(gone, 'gone')
  await execute("update lots set state = 'recalled' where id = ?", recalled.id)
  const order = await trade.confirmed({ OIL: 1, FETA: 1 })
  const send = async (oil: { id: string; net_g?: number }, net_g?: number) => {
    const lots = { OIL: oil, FETA: { id: feta.id, ...(net_g !== undefined && { net_g }) } }
    return whyNot((await trade.ship(order.id, trade.shipment(order, lots))).body)
  }
  expect(await send(held, 8_000)).toEqual(refused(2, 'held'))
  expect(await send(gone, 8_000)).toEqual(refused(2, 'held'))
  expect(await send(recalled, 8_000)).toEqual(refused(2, 'held'))
  expect(await send(old, 8_000)).toEqual(refused(2, 'expired'))
  expect(await send(honey, 8_000)).toEqual(refused(2, 'unknown'))
  expect(await send({ id: crypto.randomUUID() }, 8_000)).toEqual(refused(2, 'unknown'))
  expect(await send(good)).toEqual(refused(1, 'weight'))
  expect(await send({ id: good.id, net_g: 5 }, 8_000)).toEqual(refused(2, 'weight'))
  const tomorrow = trade.shipment(order, { OIL: good, FETA: { id: feta.id, net_g: 8_000 } })
  const late = await trade.ship(order.id, { ...tomorrow, shipped_on: '2026-11-24' })
  expect(late.body.errors).toContainEqual({ path: 'shipped_on', message: 'A day to come' })
  expect((await trade.staffSees(order.id)).body).toMatchObject({ status: 'confirmed' })

  const offered = await trade.shop.admin('GET', `/orders/${order.id}/lots`)
  const rows = offered.body['rows'] as ShippableLot[]
  expect(rows.map(({ code }) => code).toSorted()).toEqual(['F', 'GOOD'])
  expect(await send(good, 8_000)).toEqual([undefined, undefined])
})

test('staff can date a shipment back to last week, but not to a day on which it was impossible', async () => {
  const trade = await shippingFixture()
  const dayMs = 86_400_000
  const start = trade.now()
  const lot = await trade.lot(trade.oil, { code: 'A', best_before: '2026-11-25' })
  const gone = await trade.lot(trade.oil, { code: 'B', best_before: '2026-11-20' })
  const young = await trade.lot(trade.oil, { code: 'C', arrived_on: '2026-11-25' })
  const order = await trade.confirmed({ OIL: 1 })
  // a week later, with another staff member
  trade.at(new Date(start.getTime() + 7 * dayMs))
  const { token } = await trade.shop.member('later@office.test', 'admin')
  const send = async (from: { id: string }, shipped_on: string) => {
    const body = { ...trade.shipment(order, { OIL: from }), shipped_on }
    const path = `/api/admin/orders/${order.id}/shipment?locale=en`
    const answer = await trade.shop.send(path, { method: 'POST', token, body })
    return whyNot((await answer.json()) as { code?: string; errors?: unknown[] })
  }
  const isNoDay = (message: string) => ['order/not-shippable', [{ path: 'shipped_on', message }]]
  // the order came on the 23rd, so this lot cannot have left while it was valid
  expect(await send(gone, '2026-11-20')).toEqual(isNoDay('A day before the order came'))
  expect(await send(gone, '2026-11-23')).toEqual(refused(1, 'expired'))
  // expired on every possible day from now on
  expect(await send(lot, '2026-11-30')).toEqual(refused(1, 'expired'))
  expect(await send(lot, '2026-12-01')).toEqual([
    'order/not-shippable',
    [
      { path: 'lots.1', message: 'expired' },
      { path: 'shipped_on', message: 'A day to come' },
    ],
  ])
  // the lot did not exist yet
  expect(await send(young, '2026-11-24')).toEqual(refused(1, 'absent'))
  // the actual day of the shipment
  expect(await send(lot, '2026-11-24')).toEqual([undefined, undefined])
})

test('only agreed quantities are shipped, once, and a shipment cannot be changed', async () => {
  const trade = await shippingFixture()
  const oil = await trade.lot(trade.oil)
  const honey = await trade.lot(trade.honey)
  const order = await trade.order()
  const lots = { OIL: oil, HONEY: honey }
  expect((await trade.ship(order.id, trade.shipment(order, lots))).status).toBe(409)
  const { body: agreed } = await trade.staff(order.id, 'confirmation', { version: order.version })
  const given = trade.shipment(agreed, lots)
  const [one, again] = [await trade.ship(order.id, given), await trade.ship(order.id, given)]
  expect([one.status, again.status], 'a second press is like one').toEqual([200, 200])
  expect(again.body.version).toBe(one.body.version)
  const other = await trade.ship(order.id, { ...given, reference: 'another' })
  expect(other.body.code).toBe('order/version-conflict')
  const { version } = one.body
  const late = await trade.ship(order.id, { ...given, version })
  const change = trade.revision(one.body, { OIL: { cases: 2 } })
  const tries = [
    late,
    await trade.staff(order.id, 'revision', change),
    await trade.staff(order.id, 'refusal', { version, reason: 'No' }),
    await trade.does(order.id, 'cancellation', version),
    await trade.does(order.id, 'call-back', version),
  ]
  expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  const mails = (await trade.causes()).filter(({ kind }) => kind === 'shipped')
  expect(mails).toEqual([{ kind: 'shipped', whom: trade.buyer.user.id, locale: 'en' }])
})

test('the person who placed an order reads about its lots in their language', async () => {
  const trade = await shippingFixture()
  const oil = await trade.lot(trade.oil, { code: 'KOR-26' })
  await trade.put({ OIL: 1 }, undefined, 'el')
  const { body: order } = await trade.submit(undefined, undefined, 'el')
  const { body } = await trade.staff(order.id, 'confirmation', { version: order.version })
  await trade.ship(order.id, trade.shipment(body, { OIL: oil }))
  const mail = trade.shop.mailbox.find(({ subject }) => subject.includes('έφυγε'))
  expect(mail?.subject).toContain(order.number)
  expect(mail?.text).toContain('Παρτίδα: KOR-26 (1 κιβώτιο)')
})

test('a lot is created, changed, held and released, and each step is logged', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.oil, { code: ' kor-1 ', harvested: '2025/26' })
  expect(lot).toMatchObject({ code: 'KOR-1', state: 'available', sku: 'OIL', name: 'Oil' })
  const { code, producer_lot, harvested, produced_on, arrived_on } = lot
  const best_before = '2028-02-29'
  const fields = { code, producer_lot, harvested, produced_on, arrived_on, best_before }
  const path = `/catalogue/lots/${lot.id}`
  const changed = await trade.shop.admin('PUT', path, { version: 1, fields })
  expect(changed.body).toMatchObject({ best_before: '2028-02-29', version: 2 })
  const stale = await trade.shop.admin('PUT', path, { version: 1, fields })
  expect([stale.status, stale.body['code']]).toEqual([409, 'lot/version-conflict'])
  expect((await trade.setLot({ ...lot, version: 2 }, 'held')).body).toMatchObject({ state: 'held' })
  expect((await trade.setLot({ ...lot, version: 2 }, 'available')).status).toBe(409)
  const { body } = await trade.setLot({ ...lot, version: 3 }, 'available')
  const actions = body['actions'] as { action: string }[]
  expect(actions.map(({ action }) => action)).toEqual([
    'lot/available',
    'lot/held',
    'lot/changed',
    'lot/created',
  ])
})

test('a product’s lot numbers are unique, ignoring case, and another product may reuse one', async () => {
  const trade = await shippingFixture()
  await trade.lot(trade.oil, { code: 'A-1' })
  await trade.lot(trade.honey, { code: 'A-1' })
  await expect(trade.lot(trade.oil, { code: 'a-1' })).rejects.toThrow(/lot\/code-taken/)
  await expect(trade.lot({ id: crypto.randomUUID() })).rejects.toThrow(/product\/unknown/)
  await expect(trade.lot(trade.oil, { code: '=1+1' })).rejects.toThrow(/fields\.code/)
  const wrong = { code: 'B', produced_on: '2026-01-02', best_before: '2026-01-01' }
  await expect(trade.lot(trade.oil, wrong)).rejects.toThrow(/best_before/)
  const { body } = await trade.shop.admin('GET', '/catalogue/lots')
  expect((body['rows'] as unknown[]).length).toBe(2)
})

test('archiving samples archives their lots, and nothing added by staff', async () => {
  const trade = await shippingFixture()
  const own = await trade.lot(trade.oil, { code: 'OWN' })
  const sample = await trade.lot(trade.oil, { code: 'SAMPLE-1' })
  await execute('update lots set is_sample = 1 where id = ?', sample.id)
  await trade.shop.archiveSamples()
  const stateOf = async ({ id }: { id: string }) =>
    (await trade.shop.admin('GET', `/catalogue/lots/${id}`)).body['state']
  expect([await stateOf(own), await stateOf(sample)]).toEqual(['available', 'gone'])
})

test('an implausible weight is shipped only after staff confirm it', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.feta)
  const order = await trade.confirmed({ FETA: 2 })
  for (const net_g of [100_000_000, 32_021, 8_004, 1]) {
    const given = trade.shipment(order, { FETA: { id: lot.id, net_g } })
    const { status, body } = await trade.ship(order.id, given)
    expect([status, body.code, body.errors], String(net_g)).toEqual([
      409,
      'order/not-shippable',
      [{ path: 'lots.1', message: 'weight-odd' }],
    ])
  }
  for (const net_g of [8_005, 32_020])
    await trade.shipped({ FETA: 2 }, { FETA: { id: lot.id, net_g } })
  const odd = trade.shipment(order, { FETA: { id: lot.id, net_g: 40_000 } })
  const shipped = await trade.ship(order.id, { ...odd, is_weight_checked: true })
  expect([shipped.status, shipped.body.total_cents]).toEqual([200, 73_400])
})

test('a client’s new address changes neither shipped nor submitted orders', async () => {
  const trade = await shippingFixture()
  const order = await trade.shipped({ OIL: 1 }, { OIL: await trade.lot(trade.oil) })
  await trade.put({ OIL: 1 })
  const open = (await trade.submit()).body
  await trade.shop.terms(trade.company, { ship_to: '99 New Avenue, Montreal' })
  const options = { method: 'POST', token: trade.shop.staff.token }
  const body = { from: '2026-11-01', to: '2026-11-30', locale: 'en' }
  const file = await trade.shop.send('/api/admin/order-exports/movements', { ...options, body })
  const text = await file.text()
  expect(text).toContain('1 Rue du Marché')
  expect(text).not.toContain('99 New Avenue')
  expect(text).toContain('Murray Street')
  for (const { id } of [order, open])
    expect((await trade.staffSees(id)).body.ship_to).toBe('1 Rue du Marché')
  const next = await trade.confirmed({ OIL: 1 })
  expect((await trade.staffSees(next.id)).body.ship_to).toBe('99 New Avenue, Montreal')
})

test('a substitute, fewer cases and several lots cost what exact fractions say, and the slip counts them', async () => {
  const trade = await shippingFixture()
  const lots = new Map<string, string[]>()
  for (const product of [trade.oil, trade.honey, trade.feta]) {
    const idOf = async (code: string) => (await trade.lot(product, { code })).id
    lots.set(product.id, await Promise.all(['A', 'B'].map(idOf)))
  }
  const cases = fc.integer({ min: 1, max: 9 })
  const ship = async (oil: number, feta: number, isOther: boolean, caseG: number) => {
    const order = await trade.confirmed({ OIL: oil, FETA: feta })
    const fewer = Math.ceil(feta / 2)
    const other = isOther ? { sku: 'HONEY', unit_cents: null } : {}
    const { body } = await trade.revise(order, { OIL: other, FETA: { cases: fewer } })
    if (isOther) await trade.does(order.id, 'acceptance', body.version)
    const { version, lines } = (await trade.staffSees(order.id)).body
    const split = lines.flatMap(({ line, product_id: id, cases: all, price_unit: unit }) =>
      [Math.ceil(all / 2), Math.floor(all / 2)].flatMap((n, at) => {
        const net_g = unit === 'kg' ? n * caseG : null
        return n === 0 ? [] : [{ line, lot_id: lots.get(id)?.[at] ?? '', cases: n, net_g }]
      }),
    )
    const given = { ...trade.shipment({ version, lines }, {}), lots: split }
    const shipped = await trade.ship(order.id, given)
    const perCase = isOther ? 2_000 : oil >= 5 ? 9_000 : 10_000
    // thousandths of a cent, rounded half up
    const exact = 1_835n * BigInt(fewer * caseG)
    const total = perCase * oil + Number((2n * exact + 1_000n) / 2_000n)
    expect([shipped.status, shipped.body.total_cents]).toEqual([200, total])
    const slip = await trade.shop.admin('GET', `/orders/${order.id}/packing-slip`)
    const packed = slip.body['lines'] as PackedLine[]
    const sent = ({ lot_id: lot, cases: n }: { lot_id: string; cases: number }) => [lot, n]
    expect(packed.flatMap((line) => line.lots.map(sent))).toEqual(split.map(sent))
    expect(packed.find(({ sku }) => sku === 'FETA')?.net_g).toBe(fewer * caseG)
  }
  const grams = fc.integer({ min: 4_100, max: 15_900 })
  await fc.assert(fc.asyncProperty(cases, cases, fc.boolean(), grams, ship), { numRuns: 15 })
}, 60_000)
