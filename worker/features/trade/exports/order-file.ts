import { type SQL, sql } from 'drizzle-orm'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import type { OrderStatus } from '#contract/trade/order-choices.ts'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import type { Db } from '../../../db/client.ts'
import { officeInstant } from '../../../lib/office-instant.ts'
import { type MemberRequest, isMember } from '../member.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import type { Cell } from '../../../lib/text/csv.ts'
import { csvStream, kilogramCell } from './csv-stream.ts'
import { orderColumns } from './export-columns.ts'
import { exportWords, exportHeadings } from './export-words.ts'
import { type ExportedGoods, goodsCells } from './goods-cells.ts'

/** Orders per page, of up to 60 lines. D1 allows 1,000 queries per call; a page takes two. */
const ordersPerPage = 200

type Row = ExportedGoods & {
  id: string
  number_year: number
  number_seq: number
  at: string
  status: OrderStatus
  delivery_on: string | null
  po_number: string | null
  placed_name: string | null
  currency: string
  company_name: string
  est_g: number | null
  net_g: number | null
  is_sample: 0 | 1
}

/**
 * A company's orders in a period, one row per line. Membership is checked for each page, so that a
 * removed member's download stops.
 */
export const clientOrderFile = (db: Db, asked: MemberRequest, wanted: TradeExport) =>
  csvStream(
    exportHeadings(orderColumns, wanted.locale),
    wanted.locale,
    pagesOf(db, wanted, {
      column: sql`placed_at`,
      condition: sql`company_id = ${asked.companyId} and ${isMember(asked)}`,
      withClient: false,
    }),
  )

/** Orders of all clients submitted to staff in a period. */
export const staffOrderFile = (db: Db, wanted: TradeExport) =>
  csvStream(
    exportHeadings(['client', ...orderColumns], wanted.locale),
    wanted.locale,
    pagesOf(db, wanted, {
      column: sql`reached_at`,
      condition: sql`true`,
      withClient: true,
    }),
  )

type Choice = { column: SQL; condition: SQL; withClient: boolean }
type From = { at: string; id: string }

const pagesOf =
  (db: Db, wanted: TradeExport, { column, condition, withClient }: Choice) =>
  async (from: From | null) => {
    const first = officeInstant(wanted.from, '00:00').toISOString()
    const end = officeInstant(addDays(wanted.to, 1), '00:00').toISOString()
    const { at, id } = from ?? { at: first, id: '' }
    const rows = await db.all<Row>(sql`
      select o.id, number_year, number_seq, o.at, status, delivery_on, po_number, placed_name, currency,
        companies.name as company_name, o.is_sample, l.sku, l.name, l.names, l.pack, l.price_unit, l.unit_cents,
        l.cases, l.est_g, l.net_g, l.amount_cents
      from (select *, ${column} as at from orders
        where ${condition} and archived_at is null and ${column} >= ${at} and ${column} < ${end}
          and (${column}, id) > (${at}, ${id})
        order by ${column}, id limit ${ordersPerPage}) as o
      join companies on companies.id = o.company_id
      left join order_lines as l on l.order_id = o.id and l.revision = o.revision and l.cases > 0
      order by o.at, o.id, l.line`)
    const last = rows.at(-1)
    const isFull = new Set(rows.map((row) => row.id)).size === ordersPerPage
    return {
      records: rows.map((row) => [
        ...(withClient ? [row.company_name] : []),
        ...cellsOf(row, wanted, withClient),
      ]),
      next: last && isFull ? { at: last.at, id: last.id } : null,
    }
  }

function cellsOf(row: Row, { locale }: TradeExport, isForStaff: boolean): Cell[] {
  const words = exportWords[locale]
  const statuses = { ...words.status, ...(isForStaff && words.staffStatus) }
  const { est_g: estimated, net_g: weighed } = row
  const numberYear = row.number_year
  const cells: Record<(typeof orderColumns)[number], Cell> = {
    order: orderNumberOf({ numberYear, numberSeq: row.number_seq }) ?? '',
    placed: officeClock(new Date(row.at)).day,
    status: statuses[row.status],
    delivery: row.delivery_on ?? '',
    po: { code: row.po_number ?? '' },
    by: row.placed_name ?? '',
    ...goodsCells(row, locale),
    kg: kilogramCell(weighed ?? estimated),
    weight: weighed !== null ? words.weighed : estimated !== null ? words.estimated : '',
    currency: row.currency,
    sample: row.is_sample === 1 ? words.sample : '',
  }
  return orderColumns.map((name) => cells[name])
}
