import { firstRow } from '../../kit/rows.ts'
import type { Request } from '../race.ts'
import type { createRecallHouse } from './recall-house.ts'

type House = Awaited<ReturnType<typeof createRecallHouse>>
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

/** What has to hold at any time: every case of a recalled lot that left has a recipient, and the figures are right. */
export const soundness = () =>
  firstRow<{
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
