import { eq, sql } from 'drizzle-orm'
import { formatKilograms } from '#contract/trade/money.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { Db } from '../../../../db/client.ts'
import { recallsTable } from '../../../../db/schema/trade/recalls.ts'
import { Failure } from '../../../../lib/http/problem.ts'
import { byteOrderMark, type Cell, csvRecord } from '../../../../lib/text/csv.ts'
import { orderNumberSql } from '../order-number-sql.ts'

/** Columns in English, for authorities, with the key data elements of shipping under FSMA 204. */
const columns = [
  'recall_id',
  'kind',
  'action',
  'opened_at',
  'closed_at',
  'sku',
  'product',
  'lot_code',
  'producer_lot',
  'best_before',
  'recipient',
  'ship_to',
  'contacts',
  'order_number',
  'shipped_on',
  'carrier_reference',
  'cases_shipped',
  'net_weight_kg',
  'acknowledged_at',
  'acknowledged_by',
  'recipient_cases_shipped',
  'recipient_cases_still_there',
] as const

type Row = {
  sku: string
  name: string
  code: string
  producer_lot: string | null
  best_before: string | null
  lot_id: string
  company_id: string | null
  order_id: string | null
  company: string | null
  ship_to: string | null
  contacts: string | null
  number: string | null
  shipped_on: string | null
  reference: string | null
  cases: number | null
  net_g: number | null
  acknowledged_at: string | null
  acknowledged_name: string | null
  recipient_cases: number | null
  cases_held: number | null
}

/** Shipments per page. */
const perRead = 500

/**
 * Streams all shipments of the recalled lots as CSV, and lots without any. The first export sets
 * `listed_at`, which a drill measures.
 * @throws Failure `recall/unknown`
 */
export async function recallFile(db: Db, id: string, now: Date) {
  const [recall] = await db
    .update(recallsTable)
    .set({ listedAt: sql`coalesce(listed_at, ${now.toISOString()})` })
    .where(eq(recallsTable.id, id))
    .returning()
  if (!recall) throw new Failure('recall/unknown')
  const { kind, action, openedAt, closedAt } = recall
  const head = [id, kind === 'drill' ? 'DRILL' : 'recall', action, openedAt, closedAt ?? '']
  const records = [csvRecord(columns, 'en')]
  for (let rows: Row[] = [], start = 0; start === 0 || rows.length === perRead; start += perRead) {
    rows = await readRows(db, id, start)
    records.push(...rows.map((row) => csvRecord([...head, ...cellsOf(row)], 'en')))
  }
  const name = `${kind === 'drill' ? 'drill' : 'recall'}-${officeClock(new Date(openedAt)).day}`
  return { name, text: byteOrderMark + records.join('') }
}

const readRows = (db: Db, id: string, start: number) =>
  db.all<Row>(sql`
    select l.sku, l.name, l.code, l.producer_lot, l.best_before, l.lot_id, s.company_id, s.order_id,
      companies.name as company, shipments.ship_to, (select group_concat(email, ' ') from memberships m
        join users on users.id = m.user_id where m.company_id = s.company_id) as contacts,
      ${orderNumberSql} as number, shipped_on, shipments.reference, s.cases, s.net_g,
      r.acknowledged_at, r.acknowledged_name, r.cases as recipient_cases, r.cases_held
    from recall_lots l
    left join recall_shipments s on s.recall_id = l.recall_id and s.lot_id = l.lot_id
    left join recall_recipients r on r.recall_id = l.recall_id and r.company_id = s.company_id
    left join companies on companies.id = s.company_id
    left join orders on orders.id = s.order_id
    left join shipments on shipments.order_id = s.order_id
    where l.recall_id = ${id}
    order by l.sku, l.code, companies.name, s.order_id limit ${perRead} offset ${start}`)

const cellsOf = (row: Row): Cell[] =>
  [
    { code: row.sku },
    row.name,
    { code: row.code },
    { code: row.producer_lot ?? '' },
    row.best_before,
    row.company,
    row.ship_to,
    row.contacts,
    row.number,
    row.shipped_on,
    { code: row.reference ?? '' },
    row.cases,
    row.net_g === null ? null : formatKilograms(row.net_g),
    row.acknowledged_at,
    row.acknowledged_name,
    row.recipient_cases,
    row.cases_held,
  ].map((cell) => (cell === null ? '' : typeof cell === 'number' ? String(cell) : cell))
