import { rows } from '../../kit/rows.ts'
import { createClient } from '../shop.ts'
import type { ApiRequest } from '../race.ts'
import type { OrderFixture } from './order-fixture.ts'

export const clientCall = (
  trade: OrderFixture,
  path: string,
  body: unknown,
  token = trade.buyer.token,
): ApiRequest => ({ method: 'POST', path: `${trade.base}${path}?locale=en`, token, body })

export const staffCall = (
  { shop }: Pick<OrderFixture, 'shop'>,
  method: string,
  path: string,
  body?: unknown,
): ApiRequest => ({ method, path: `/api/admin${path}`, token: shop.staff.token, body })

/** Another company with a case of oil in its cart, and the request that submits it. */
export async function foreignOrder({ shop, oil, submission }: OrderFixture) {
  const { company, buyer, list } = await createClient(shop)
  await shop.price(list.id, oil.id, 10_000)
  const { token } = buyer
  const base = `/api/trade/${company}/basket`
  const body = { items: [{ product: oil.id, cases: 1 }] }
  const put = await shop.send(`${base}/items?locale=en`, { method: 'PUT', token, body })
  const sent = { method: 'POST', token, body: submission(await put.json()) }
  return { company, send: { path: `${base}/submission?locale=en`, ...sent } }
}

/** The request that changes the price of oil. */
export async function priceChange(trade: OrderFixture, unit_cents: number): Promise<ApiRequest> {
  const path = `/catalogue/price-lists/${trade.list.id}`
  const { version } = (await trade.shop.admin('GET', path)).body
  const body = { version, unit: 'case', prices: [{ min_cases: 1, unit_cents }] }
  return staffCall(trade, 'PUT', `${path}/prices/${trade.oil.id}`, body)
}

/** Counts orders, mails, and inconsistencies between them. */
export async function inconsistencies() {
  const [numbers, lines, mails, events] = await Promise.all([
    rows<{ seq: number }>(
      'select number_seq seq from orders where number_seq is not null order by number_seq',
    ),
    rows(`select id from orders where status not in ('draft') and number_seq is not null
      and total_cents is not (select sum(amount_cents) from order_lines
        where order_id = orders.id and revision = orders.revision)`),
    rows<{ n: number }>("select count(*) n from outbox where idempotency_key like 'mail:order:%'"),
    rows<{ kind: string }>('select kind from order_events order by at, version'),
  ])
  return {
    seqs: numbers.map(({ seq }) => seq),
    wrongSums: lines,
    mails: mails[0]?.n,
    events: events.map(({ kind }) => kind),
  }
}
