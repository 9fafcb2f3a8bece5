import { env } from 'cloudflare:workers'
import type {
  OwnRecall,
  Recalls,
  RecallDetail,
  RecallRecipient,
} from '#contract/trade/recalls/recalls.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { deliverDue } from '../../../../worker/features/outbox/deliver.ts'
import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { createWarehouse, type Warehouse } from '../lots/warehouse.ts'
import { execute, rows, scalar } from '../../kit/rows.ts'

type Answered<Body> = { status: number; body: Body & { code?: string; errors?: unknown[] } }
type As = { company?: string; token?: string; locale?: string; body?: unknown }
type Lot = { id: string; code: string }

let orders = 0

/** A warehouse with lots that have left, and short ways to call them back. */
export async function createRecallHouse(override: Partial<Deps> = {}) {
  const house = await createWarehouse(override)
  const admin = async <Body>(method: string, path: string, body?: unknown, token?: string) =>
    (await house.shop.admin(method, `/recalls${path}`, body, token)) as unknown as Answered<Body>
  const own = async <Body>(
    method: string,
    path: string,
    { company = house.company, token = house.buyer.token, locale = 'en', body }: As = {},
  ): Promise<Answered<Body>> => {
    const response = await house.shop.send(
      `/api/trade/${company}/recalls${path}?locale=${locale}`,
      { method, token, ...(body !== undefined && { body }) },
    )
    return { status: response.status, body: (await response.json()) as Answered<Body>['body'] }
  }
  const recallOf = (lots: Lot[], changes: Record<string, unknown> = {}) => ({
    id: crypto.randomUUID(),
    kind: 'real',
    action: 'return',
    reason: { en: 'Glass may have got into some jars.' },
    lots: lots.map(({ id }) => id),
    confirmation: lots[0]?.code ?? '',
    ...changes,
  })
  return {
    ...house,
    /** A company with one buyer, who reads in a language. */
    client: async (name: string, locale = 'en') => {
      const company = await house.shop.company(name)
      const buyer = await house.shop.buyer(company)
      await execute('update memberships set locale = ? where user_id = ?', locale, buyer.user.id)
      return { company, buyer }
    },
    /** Cases of lots that left for a company, as shipping them leaves them. */
    shippedTo: async (companyId: string, lots: [lot: Lot, cases: number][]) => {
      const id = crypto.randomUUID()
      const at = house.now().toISOString()
      await env.DB.batch([
        env.DB.prepare(
          `insert into orders (id, company_id, number_year, number_seq, status, version, revision, agreed_revision,
            currency, total_cents, placed_at, reached_at, is_sample, created_at, updated_at)
           values (?, ?, 2025, ?, 'shipped', 2, 1, 1, 'CAD', 100, ?4, ?4, 0, ?4, ?4)`,
        ).bind(id, companyId, ++orders, at),
        env.DB.prepare(
          "insert into shipments (id, order_id, company_id, shipped_on, ship_from) values (?1, ?1, ?2, '2025-11-20', 'Ottawa')",
        ).bind(id, companyId),
        ...lots.map(([lot, cases], line) =>
          env.DB.prepare(
            'insert into shipment_lots (shipment_id, line, lot_id, cases) values (?, ?, ?, ?)',
          ).bind(id, line + 1, lot.id, cases),
        ),
      ])
      return { id, number: `M-2025-${String(orders).padStart(5, '0')}` }
    },
    recallOf,
    open: (lots: Lot[], changes: Record<string, unknown> = {}, token?: string) =>
      admin<RecallDetail>('POST', '', recallOf(lots, changes), token),
    opened: (id: string) => admin<RecallDetail>('GET', `/${id}`),
    recalls: () => admin<Recalls>('GET', ''),
    recipients: async (id: string) =>
      (await admin<{ rows: RecallRecipient[] }>('GET', `/${id}/recipients`)).body.rows,
    admin,
    own,
    sees: (id: string, as: { company?: string; token?: string; locale?: string } = {}) =>
      own<OwnRecall>('GET', `/${id}`, as),
    answers: (
      id: string,
      cases_held: number,
      { version = 1, ...as }: { version?: number; company?: string; token?: string } = {},
    ) => own<OwnRecall>('PUT', `/${id}/acknowledgement`, { ...as, body: { cases_held, version } }),
    file: (id: string) => {
      const options = { method: 'POST', token: house.shop.staff.token, body: {} }
      return house.shop.send(`/api/admin/recalls/${id}/file`, options)
    },
    close: (id: string, version = 1) => admin<RecallDetail>('POST', `/${id}/closing`, { version }),
    lotState: (lot: Lot) => scalar<string>('select state from lots where id = ?', lot.id),
    /** What the cron does each minute, until nothing is left of it. */
    minutes: async (n = 1) => {
      for (let minute = 0; minute < n; minute++) {
        await queueRecallMails(house.shop.deps())
        await deliverDue(house.shop.deps())
      }
    },
    /** Whom mails of recalls are to, and in which language. */
    mailed: () =>
      rows<{ whom: string; locale: string }>(`select substr(idempotency_key, 50) as whom, locale
        from outbox where idempotency_key like 'mail:recall:%' order by idempotency_key`),
  }
}

/** A house with a lot of oil. */
export async function withLot(fields: Parameters<Warehouse['lot']>[1] = {}) {
  const house = await createRecallHouse()
  return { house, lot: await house.lot(house.oil, fields) }
}
