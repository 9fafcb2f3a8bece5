import { sql } from 'drizzle-orm'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import type { Db } from '../../../db/client.ts'
import { type MemberRequest, isMember } from '../member.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import type { Cell } from '../../../lib/text/csv.ts'
import { csvStream, kilogramCell } from './csv-stream.ts'
import { purchaseColumns } from './export-columns.ts'
import { exportWords, exportHeadings } from './export-words.ts'
import { type ExportedGoods, goodsCells } from './goods-cells.ts'

/** Shipments per page. */
const shipmentsPerPage = 50

type Row = ExportedGoods & {
  shipment_id: string
  shipped_on: string
  number_year: number
  number_seq: number
  po_number: string | null
  currency: string
  net_g: number | null
  lots: string
  is_sample: 0 | 1
}
type From = { day: string; id: string }

/** Shipments to a company in a period, one row per line, with lots. */
export const purchaseFile = (db: Db, asked: MemberRequest, wanted: TradeExport) =>
  csvStream(
    exportHeadings(purchaseColumns, wanted.locale),
    wanted.locale,
    async (from: From | null) => {
      const { day, id } = from ?? { day: wanted.from, id: '' }
      const rows = await db.all<Row>(sql`
      select s.id as shipment_id, s.shipped_on, number_year, number_seq, po_number, currency, o.is_sample,
        l.sku, l.name, l.names, l.pack, l.price_unit, l.unit_cents, l.cases, l.net_g, l.amount_cents,
        (select json_group_array(json_array(lots.code, shipment_lots.cases)) from shipment_lots
          join lots on lots.id = lot_id
          where shipment_id = s.id and shipment_lots.line = l.line) as lots
      from (select shipments.* from shipments join orders on orders.id = order_id
        where shipments.company_id = ${asked.companyId} and ${isMember(asked)} and archived_at is null
          and shipped_on >= ${day} and shipped_on <= ${wanted.to}
          and (shipped_on, shipments.id) > (${day}, ${id})
        order by shipped_on, shipments.id limit ${shipmentsPerPage}) as s
      join orders as o on o.id = s.order_id
      join order_lines as l on l.order_id = o.id and l.revision = o.revision and l.cases > 0
      order by s.shipped_on, s.id, l.line`)
      const last = rows.at(-1)
      const isFull = new Set(rows.map((row) => row.shipment_id)).size === shipmentsPerPage
      return {
        records: rows.map((row) => cellsOf(row, wanted)),
        next: last && isFull ? { day: last.shipped_on, id: last.shipment_id } : null,
      }
    },
  )

function cellsOf(row: Row, { locale }: TradeExport): Cell[] {
  const lots = (JSON.parse(row.lots) as [string, number][]).map(
    ([code, cases]) => `${code} (${cases})`,
  )
  const cells: Record<(typeof purchaseColumns)[number], Cell> = {
    shipped: row.shipped_on,
    order: orderNumberOf({ numberYear: row.number_year, numberSeq: row.number_seq }) ?? '',
    po: { code: row.po_number ?? '' },
    ...goodsCells(row, locale),
    kg: kilogramCell(row.net_g),
    currency: row.currency,
    lots: lots.toSorted().join(', '),
    sample: row.is_sample === 1 ? exportWords[locale].sample : '',
  }
  return purchaseColumns.map((name) => cells[name])
}
