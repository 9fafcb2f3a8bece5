import { env } from 'cloudflare:workers'
import type { Db } from '../../../../worker/db/client.ts'
import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { call } from '../../kit/client.ts'
import type { Actor } from '../../kit/every-order.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import type { createRecallHouse } from './recall-house.ts'

type House = Awaited<ReturnType<typeof createRecallHouse>>
export type Request = { method: string; path: string; token: string; body: unknown }
type Answer = { status: number; code?: string }

/** Two requests, or runs of the cron, whose operations on D1 can be put in any order. */
export async function race(house: House, requests: readonly [Request | 'cron', Request | 'cron']) {
  const answers: Answer[] = []
  const actor =
    (index: 0 | 1): Actor =>
    async (db: Db) => {
      const override = { db, limits: noLimits, now: house.now, sendMail: async () => {} }
      const request = requests[index]
      if (request === 'cron') {
        const later: Promise<unknown>[] = []
        const defer = (work: Promise<unknown>) => void later.push(work)
        await queueRecallMails({ ...house.shop.deps(), ...override, defer }).catch(() => {})
        await Promise.all(later)
        return
      }
      const { method, path, token, body } = request
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

export const opening = (house: House, body: unknown, token = house.shop.staff.token): Request => ({
  method: 'POST',
  path: '/api/admin/recalls',
  token,
  body,
})

export const answering = (house: House, id: string, held: number, token: string): Request => ({
  method: 'PUT',
  path: `/api/trade/${house.company}/recalls/${id}/acknowledgement?locale=en`,
  token,
  body: { cases_held: held, version: 1 },
})

export const only = async <Row>(sql: string) => (await env.DB.prepare(sql).first<Row>()) as Row

/** What has to hold at any time: every case of a recalled lot that left has a recipient, and the figures are right. */
export const soundness = () =>
  only<{
    unreached: number
    wrong: number
    recalls: number
    recalled: number
    mails: number
  }>(`select
    (select count(*) from shipment_lots s join shipments on shipments.id = s.shipment_id
      join orders o on o.id = order_id join lots on lots.id = s.lot_id
      where lots.state = 'recalled' and not exists (select 1 from recall_recipients r
        join recall_lots l on l.recall_id = r.recall_id and l.lot_id = s.lot_id
        where r.company_id = o.company_id)) unreached,
    (select count(*) from recalls where companies <> (select count(*) from recall_recipients where recall_id = id)
      or cases <> (select coalesce(sum(cases), 0) from recall_recipients where recall_id = id)
      or acknowledged <> (select count(acknowledged_at) from recall_recipients where recall_id = id)
      or held_cases <> (select coalesce(sum(cases_held), 0) from recall_recipients where recall_id = id)
      or mails <> (select count(*) from outbox where idempotency_key like 'mail:recall:' || recalls.id || ':%')
    ) wrong,
    (select count(*) from recalls) recalls,
    (select count(*) from lots where state = 'recalled') recalled,
    (select count(*) from outbox where idempotency_key like 'mail:recall:%') mails`)
