import { rows } from '../../kit/rows.ts'
import { createClient } from '../shop.ts'
import type { Request } from '../race.ts'
import type { Desk } from './order-desk.ts'

export const post = (
  desk: Desk,
  path: string,
  body: unknown,
  token = desk.buyer.token,
): Request => ({ method: 'POST', path: `${desk.base}${path}?locale=en`, token, body })

export const byStaff = (
  { shop }: Pick<Desk, 'shop'>,
  method: string,
  path: string,
  body?: unknown,
): Request => ({ method, path: `/api/admin${path}`, token: shop.staff.token, body })

/** Another company with a case of oil in its basket, and what sends it. */
export async function another({ shop, oil, submission }: Desk) {
  const { company, buyer, list } = await createClient(shop)
  await shop.price(list.id, oil.id, 10_000)
  const { token } = buyer
  const base = `/api/trade/${company}/basket`
  const body = { items: [{ product: oil.id, cases: 1 }] }
  const put = await shop.send(`${base}/items?locale=en`, { method: 'PUT', token, body })
  const sent = { method: 'POST', token, body: submission(await put.json()) }
  return { company, send: { path: `${base}/submission?locale=en`, ...sent } }
}

/** What sets the price of a case of oil. */
export async function pricing(desk: Desk, unit_cents: number): Promise<Request> {
  const path = `/catalogue/price-lists/${desk.list.id}`
  const { version } = (await desk.shop.admin('GET', path)).body
  const body = { version, unit: 'case', prices: [{ min_cases: 1, unit_cents }] }
  return byStaff(desk, 'PUT', `${path}/prices/${desk.oil.id}`, body)
}

/** Orders, their lines and mails fit together, whatever happened. */
export async function soundness() {
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
