import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import { createMeter } from '../../kit/meter.ts'
import { shippingFixture, type ShippingFixture } from '../lots/shipping-fixture.ts'
import { fillOrders } from '../shop.ts'
import { execute, rows as rowsIn } from '../../kit/rows.ts'

const year = { from: '2026-01-01', to: '2026-12-31', locale: 'en' } as const

const send = (
  trade: ShippingFixture,
  path: string,
  token: string,
  body: Partial<TradeExport> = {},
) => trade.shop.send(path, { method: 'POST', token, body: { ...year, ...body } })

/** The rows of a file as objects, keyed by heading. */
async function rowsOf(response: Response): Promise<Record<string, string>[]> {
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Array.from(bytes.slice(0, 3)), 'Excel needs the mark').toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

const own = (trade: ShippingFixture, what: 'orders' | 'purchases', token?: string, body = {}) =>
  send(trade, `${trade.base}/exports/${what}`, token ?? trade.buyer.token, body)
const staff = (trade: ShippingFixture, what: 'orders' | 'movements', body = {}) =>
  send(trade, `/api/admin/order-exports/${what}`, trade.shop.staff.token, body)

test('a client exports orders line by line with their current state', async () => {
  const trade = await shippingFixture()
  const first = await trade.order()
  trade.at(new Date('2026-11-23T15:05:00.000Z'))
  const second = await trade.confirmed({ FETA: 1 })
  const response = await own(trade, 'orders')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="orders-2026-11-23.csv"',
  )
  const rows = await rowsOf(response)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({
    Order: first.number,
    'Placed on': '2026-11-23',
    Status: 'Sent to us',
    SKU: 'HONEY',
    Cases: '2',
    'Unit price': '20.00',
    'Price per': 'case',
    Amount: '40.00',
    Currency: 'CAD',
    Kilograms: '',
  })
  expect(rows[2]).toMatchObject({
    Order: second.number,
    Status: 'Confirmed',
    Kilograms: '8.005',
    Weight: 'estimated',
    'Price per': 'kg',
  })
})

test('a viewer can export too, with headings and names in the requested language', async () => {
  const trade = await shippingFixture()
  await trade.order()
  const viewer = await trade.colleague('viewer')
  const rows = await rowsOf(await own(trade, 'orders', viewer.token, { locale: 'el' }))
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({ Προϊόν: 'Λάδι', Κατάσταση: 'Υποβλήθηκε' })
})

test('a purchase export has lots, weights and amounts', async () => {
  const trade = await shippingFixture()
  const one = await trade.lot(trade.oil, { code: 'A-1' })
  const two = await trade.lot(trade.oil, { code: 'A-2' })
  const lots = [
    { line: 1, lot_id: two.id, cases: 1, net_g: null },
    { line: 1, lot_id: one.id, cases: 2, net_g: null },
  ]
  const order = await trade.shipped({ OIL: 3 }, {}, { lots })
  await trade.order()
  const rows = await rowsOf(await own(trade, 'purchases'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    'Shipped on': '2026-11-23',
    Order: order.number,
    Cases: '3',
    Amount: '300.00',
    'Lots (cases)': 'A-1 (2), A-2 (1)',
  })
})

test('staff export the recipients of every lot with the fields of the traceability rules', async () => {
  const trade = await shippingFixture()
  const lot = await trade.lot(trade.oil, {
    code: 'KOR-26',
    producer_lot: 'P 9',
    harvested: '2025/26',
    best_before: '2028-01-01',
    arrived_on: '2026-03-01',
  })
  const order = await trade.shipped({ OIL: 2 }, { OIL: lot }, { reference: 'CN 77' })
  const rows = await rowsOf(await staff(trade, 'movements'))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    'Shipped on': '2026-11-23',
    'Traceability lot code': 'KOR-26',
    Cases: '2',
    Order: order.number,
    'Carrier’s reference': 'CN 77',
    'Producer’s lot': 'P 9',
    Harvested: '="2025/26"',
    'Best before': '2028-01-01',
    'Arrived on': '2026-03-01',
    'On the FDA’s traceability list': 'no',
  })
  expect(rows[0]?.['Shipped from']).toContain('Ottawa')
  expect(rows[0]?.['Client']).not.toBe('')
  const exported = await rowsIn("select action from admin_actions where action like '%/exported'")
  expect(exported).toEqual([{ action: 'lots/exported' }])
})

test('staff export all orders, with the client in each row', async () => {
  const trade = await shippingFixture()
  await trade.order()
  const rows = await rowsOf(await staff(trade, 'orders'))
  expect(rows).toHaveLength(2)
  expect(Object.keys(rows[0] ?? {})[0]).toBe('Client')
  expect(rows[0]).toMatchObject({ Status: 'Unanswered' })
})

test('typed text is no formula in an exported file', async () => {
  const trade = await shippingFixture()
  await trade.put({ OIL: 1 })
  await trade.ask('PUT', '/basket/details', {
    delivery_on: null,
    po_number: '=HYPERLINK("http://evil.test")',
    note: null,
  })
  await trade.submit()
  const [row] = await rowsOf(await own(trade, 'orders'))
  expect(row?.['PO number']).toBe('\u200b=HYPERLINK("http://evil.test")')
})

test('an exported period is in the office’s time zone, also on New Year’s Eve', async () => {
  const trade = await shippingFixture({ now: () => new Date('2027-01-01T03:30:00.000Z') })
  await trade.order()
  expect(await rowsOf(await own(trade, 'orders'))).toHaveLength(2)
  const next = { from: '2027-01-01', to: '2027-12-31' }
  expect(await rowsOf(await own(trade, 'orders', undefined, next))).toHaveLength(0)
})

test('a reversed period or one of more than a year is refused with the field', async () => {
  const trade = await shippingFixture()
  for (const body of [
    { from: '2026-02-01', to: '2026-01-31' },
    { from: '2025-01-01', to: '2026-12-31' },
  ]) {
    const answer = await own(trade, 'orders', undefined, body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'to' }] })
  }
})

test('a year of a thousand orders is exported completely, each order once', async () => {
  const meter = createMeter()
  const trade = await shippingFixture({ db: meter.db })
  // many at the same instant, across a page boundary
  const placed = "printf('2026-06-01T12:00:%02d.000Z', i / 200)"
  await fillOrders(trade, 1000, { year: 2026, status: "'submitted'", placed })
  const cost = await meter.of(async () => {
    const rows = await rowsOf(await own(trade, 'orders'))
    expect(new Set(rows.map((row) => row['Order'])).size).toBe(1000)
    expect(rows).toHaveLength(1000)
  })
  expect(cost.rowsRead, 'each page reads its own orders only').toBeLessThan(7_500)
})

test('with D1 down an export answers with an error instead of a file', async () => {
  const meter = createMeter()
  const trade = await shippingFixture({ db: meter.db })
  await trade.order()
  await execute('alter table order_lines rename to gone')
  const answer = await own(trade, 'orders')
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(answer.headers.get('content-type')).toContain('json')
  await execute('alter table gone rename to order_lines')
})
