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
import { shippingFixture, type ShippingFixture } from '../lots/shipping-fixture.ts'
import { execute, rows, scalar } from '../../kit/rows.ts'

type Answered<Body> = { status: number; body: Body & { code?: string; errors?: unknown[] } }
type As = { company?: string; token?: string; locale?: string; body?: unknown }
type Lot = { id: string; code: string }

let orders = 0

/** A shipping fixture with shipped lots and calls to recall them. */
export async function recallFixture(override: Partial<Deps> = {}) {
  const trade = await shippingFixture(override)
  const admin = async <Body>(method: string, path: string, body?: unknown, token?: string) =>
    (await trade.shop.admin(method, `/recalls${path}`, body, token)) as unknown as Answered<Body>
  const own = async <Body>(
    method: string,
    path: string,
    { company = trade.company, token = trade.buyer.token, locale = 'en', body }: As = {},
  ): Promise<Answered<Body>> => {
    const address = `/api/trade/${company}/recalls${path}?locale=${locale}`
    const response = await trade.shop.send(address, { method, token, body })
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
    ...trade,
    /** A company with one buyer and their language. */
    client: async (name: string, locale = 'en') => {
      const company = await trade.shop.company(name)
      const buyer = await trade.shop.buyer(company)
      await execute('update memberships set locale = ? where user_id = ?', locale, buyer.user.id)
      return { company, buyer }
    },
    /** Stores shipped cases of lots for a company. */
    shippedTo: async (companyId: string, lots: [lot: Lot, cases: number][]) => {
      const id = crypto.randomUUID()
      const at = trade.now().toISOString()
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
      const options = { method: 'POST', token: trade.shop.staff.token, body: {} }
      return trade.shop.send(`/api/admin/recalls/${id}/file`, options)
    },
    close: (id: string, version = 1) => admin<RecallDetail>('POST', `/${id}/closing`, { version }),
    lotState: (lot: Lot) => scalar<string>('select state from lots where id = ?', lot.id),
    /** Runs the cron’s recall job every minute until it has nothing left. */
    minutes: async (n = 1) => {
      for (let minute = 0; minute < n; minute++) {
        await queueRecallMails(trade.shop.deps())
        await deliverDue(trade.shop.deps())
      }
    },
    /** Recipients and languages of recall mails. */
    mailed: () =>
      rows<{ whom: string; locale: string }>(`select substr(idempotency_key, 50) as whom, locale
        from outbox where idempotency_key like 'mail:recall:%' order by idempotency_key`),
  }
}

/** A fixture with a lot of oil. */
export async function withLot(fields: Parameters<ShippingFixture['lot']>[1] = {}) {
  const trade = await recallFixture()
  return { trade, lot: await trade.lot(trade.oil, fields) }
}
