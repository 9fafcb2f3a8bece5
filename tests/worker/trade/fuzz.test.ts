import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standingOrderActions } from '#contract/trade/standing/standing.ts'
import { localeCodes } from '#contract/locales.ts'
import { odd, oddText } from '../auth/fuzzing.ts'
import { rows } from '../kit/rows.ts'
import { tries } from '../kit/soak.ts'
import { foreignOrder } from './orders/order-race.ts'
import { clientRoutes } from './shop.ts'
import { standingFixture, friday } from './standing/standing-fixture.ts'

const routes = clientRoutes.map((route) => route.split(' ') as [method: string, path: string])

/** Fields of bodies and queries, by the end of the path; others take the locale. */
const bodyKeys: [end: RegExp, keys: string[]][] = [
  [/basket\/items$/, ['items']],
  [/basket\/details$/, ['delivery_on', 'po_number', 'note']],
  [/submission$/, ['id', 'version', 'seen', 'seen_total_cents', 'delivery_on']],
  [/standing$/, ['id', 'every_weeks', 'next_on', 'po_number', 'items', 'seen', 'seen_total_cents']],
  [
    /standing\/:id$/,
    ['version', 'every_weeks', 'next_on', 'po_number', 'items', 'seen', 'seen_total_cents'],
  ],
  [/actions$/, ['version', 'action', 'seen', 'seen_total_cents']],
  [/guide$/, ['version', 'items']],
  [/acknowledgement$/, ['cases_held']],
  [/exports\/\w+$/, ['from', 'to', 'locale']],
  [/(approval|acceptance|cancellation|call-back)$/, ['version']],
  [/(reorder|link)$/, []],
]
const queryKeys: [end: RegExp, keys: string[]][] = [
  [/company\/documents$/, ['locale', 'group', 'cursor']],
  [/catalogue$/, ['locale', 'cursor']],
  [/orders$/, ['cursor']],
  [/(overview|purchases|guide)$/, []],
]
const keysOf = (lists: typeof bodyKeys, path: string) =>
  lists.find(([end]) => end.test(path))?.[1] ?? ['locale']
const only = (keys: string[], given: object) =>
  Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key)))

/** A body with the fields of the call, as an unknown one would be refused for itself. */
function fitting(path: string, given: object) {
  const ofItems = path.endsWith('guide') ? ['product', 'pinned', 'par_cases'] : ['product', 'cases']
  const body: Record<string, unknown> = only(keysOf(bodyKeys, path), given)
  const { items } = body
  if (!Array.isArray(items)) return body
  const isRow = (item: unknown): item is object => typeof item === 'object' && item !== null
  return { ...body, items: items.map((item) => (isRow(item) ? only(ofItems, item) : item)) }
}

/** All data of a company that a client can change. */
async function held(company: string) {
  return Promise.all(
    [
      'select * from orders where company_id = ?',
      'select l.* from order_lines l join orders o on o.id = l.order_id where o.company_id = ?',
      'select e.* from order_events e join orders o on o.id = e.order_id where o.company_id = ?',
      'select * from standing_orders where company_id = ?',
    ].map((read) => rows(read, company)),
  )
}

test('no client call, however malformed, fails internally or reaches another company', async () => {
  const trade = await standingFixture()
  const order = await trade.order()
  const standing = await trade.begun()
  const other = await foreignOrder(trade)
  const sent = await trade.shop.send(other.send.path, other.send)
  expect(sent.status).toBe(200)
  const { id: theirs } = await sent.json<{ id: string }>()
  const before = await held(other.company)

  const ids = [order.id, standing.id, theirs, trade.oil.id, crypto.randomUUID(), '%00', '..%2F..']
  const anId = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
  )
  const count = fc.oneof(
    { weight: 19, arbitrary: fc.integer({ min: 0, max: 12 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 99_999, 1e308) },
  )
  const maybe = <Value>(likely: fc.Arbitrary<Value>) =>
    fc.oneof(
      { weight: 25, arbitrary: likely as fc.Arbitrary<unknown> },
      { weight: 1, arbitrary: odd },
    )
  const items = fc.array(
    fc.record({
      product: maybe(fc.constantFrom(trade.oil.id, trade.honey.id, trade.feta.id)),
      cases: maybe(count),
      pinned: maybe(fc.boolean()),
      par_cases: maybe(count),
    }),
    { maxLength: 3 },
  )
  const fields = {
    id: maybe(anId),
    version: maybe(fc.integer({ min: 0, max: 4 })),
    items: maybe(items),
    seen: maybe(fc.constantFrom([], null)),
    seen_total_cents: maybe(fc.constantFrom(0, 22_000, 14_000, 12_000, null)),
    delivery_on: maybe(fc.constantFrom(friday, '2026-12-01', '2026-02-31', null)),
    next_on: maybe(fc.constantFrom(friday, '2020-01-01')),
    every_weeks: maybe(fc.constantFrom(1, 2, 3)),
    action: maybe(fc.constantFrom(...standingOrderActions)),
    po_number: maybe(fc.constantFrom('PO-1', '=1+1', null)),
    note: maybe(oddText),
    cases_held: maybe(count),
    from: maybe(fc.constantFrom('2026-01-01', '2026-13-01')),
    to: maybe(fc.constantFrom('2026-11-30', 'soon')),
    locale: fc.constantFrom(...localeCodes, 'xx'),
  }
  const body = fc.oneof(
    { weight: 8, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  const query = fc.record(
    {
      locale: fc.constantFrom(...localeCodes, 'xx'),
      cursor: oddText,
      group: fc.constantFrom('own', 'received', 'goods', 'x'),
    },
    { requiredKeys: ['locale'] },
  )

  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      anId,
      body,
      query,
      fc.constantFrom(trade.company, trade.company, trade.company, other.company),
      async ([method, path], id, given, asked, company) => {
        const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
        const sent = isObject ? fitting(path, given) : given
        const search = new URLSearchParams(only(keysOf(queryKeys, path), asked))
        const address = path.replace(':company', company).replaceAll(/:\w+/g, id)
        const response = await trade.shop.send(`${address}?${search}`, {
          method,
          token: trade.buyer.token,
          ...(method !== 'GET' && { body: JSON.stringify(sent) ?? 'undefined' }),
        })
        const text = await response.text()
        const context = `${method} ${address}?${search} ${JSON.stringify(sent)} → ${response.status} ${text}`
        expect(response.status, context).toBeLessThan(500)
        expect(text, context).not.toMatch(/\.ts:\d|SQLITE|D1_/)
        if (response.ok && method !== 'GET') taken++
        // ids are made by clients: a standing order may reuse the id of another company’s order
        const isTheirs = address.includes(theirs) && !path.includes('/standing/')
        if (company === other.company || isTheirs)
          expect(response.status, context).toBeGreaterThanOrEqual(400)
      },
    ),
    { numRuns: tries(2500) },
  )
  expect(taken, 'many of them make sense').toBeGreaterThan(tries(60))
  expect(await held(other.company)).toEqual(before)
  const results = await rows<{ number: number; total: number; sum: number }>(
    `select o.id, o.number_seq as number, o.total_cents as total,
      (select sum(amount_cents) from order_lines where order_id = o.id and revision = o.revision) as sum
     from orders o where o.number_seq is not null order by o.number_seq`,
  )
  expect(results.map(({ number }) => number)).toEqual(results.map((_, at) => at + 1))
  expect(results.filter(({ total, sum }) => total !== sum)).toEqual([])
})
