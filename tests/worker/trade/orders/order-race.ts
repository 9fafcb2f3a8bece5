import { env } from 'cloudflare:workers'
import type { Db } from '../../../../worker/db/client.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import type { Desk } from './order-desk.ts'

export type Request = { method: string; path: string; token: string; body: unknown }
type Answer = { status: number; code?: string; number?: string; version?: number }

/** Two requests whose operations on D1 can be put in any order. */
export async function race(desk: Desk, requests: readonly [Request, Request]) {
  const answers: Answer[] = []
  const actor = (index: 0 | 1) => async (db: Db) => {
    const { method, path, token, body } = requests[index]
    const override = { db, limits: noLimits, now: desk.now, sendMail: async () => {} }
    const response = await call(path, { method, token, body }, override)
    answers[index] = { ...((await response.json()) as object), status: response.status }
  }
  const restore = await rememberRows()
  const reset = async () => {
    await restore()
    answers.length = 0
  }
  return { actors: [actor(0), actor(1)] as const, reset, answers }
}

export const rows = async <Row>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

export const post = (
  desk: Desk,
  path: string,
  body: unknown,
  token = desk.buyer.token,
): Request => ({
  method: 'POST',
  path: `${desk.base}${path}?locale=en`,
  token,
  body,
})

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
