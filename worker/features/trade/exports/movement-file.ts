import { sql } from 'drizzle-orm'
import type { TradeExport } from '#contract/trade/purchases/exports.ts'
import type { Db } from '../../../db/client.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import type { Cell } from '../../../lib/text/csv.ts'
import { csvStream, kilogramCell } from './csv-stream.ts'
import { movementColumns } from './export-columns.ts'
import { exportWords, exportHeadings } from './export-words.ts'

/** Shipments per page. */
const shipmentsPerPage = 50

type Row = {
  shipment_id: string
  shipped_on: string
  reference: string | null
  number_year: number
  number_seq: number
  company_name: string
  ship_from: string
  ship_to: string | null
  sku: string
  name: string
  names: string
  pack: string
  cases: number
  net_g: number | null
  code: string
  producer_lot: string | null
  harvested: string | null
  produced_on: string | null
  best_before: string | null
  arrived_on: string | null
  gtin: string | null
  origin: string | null
  is_ftl: 0 | 1
  is_sample: 0 | 1
}
type From = { day: string; id: string }

/** Movements of all lots in a period, one row per lot and line. Excludes archived samples. */
export const movementFile = (db: Db, wanted: TradeExport) =>
  csvStream(
    exportHeadings(movementColumns, wanted.locale),
    wanted.locale,
    async (from: From | null) => {
      const { day, id } = from ?? { day: wanted.from, id: '' }
      const rows = await db.all<Row>(sql`
      select s.id as shipment_id, s.shipped_on, s.reference, number_year, number_seq,
        companies.name as company_name, s.ship_from, s.ship_to, l.sku, l.name, l.names, l.pack, sl.cases, sl.net_g,
        lots.code, lots.producer_lot, lots.harvested, lots.produced_on, lots.best_before, lots.arrived_on,
        products.gtin, products.origin, products.is_ftl, o.is_sample
      from (select shipments.* from shipments join orders on orders.id = order_id
        where archived_at is null and shipped_on >= ${day} and shipped_on <= ${wanted.to}
          and (shipped_on, shipments.id) > (${day}, ${id})
        order by shipped_on, shipments.id limit ${shipmentsPerPage}) as s
      join orders as o on o.id = s.order_id
      join companies on companies.id = o.company_id
      join shipment_lots as sl on sl.shipment_id = s.id
      join lots on lots.id = sl.lot_id
      join products on products.id = lots.product_id
      join order_lines as l on l.order_id = o.id and l.revision = o.revision and l.line = sl.line
      order by s.shipped_on, s.id, sl.line, lots.code`)
      const last = rows.at(-1)
      const isFull = new Set(rows.map((row) => row.shipment_id)).size === shipmentsPerPage
      return {
        records: rows.map((row) => cellsOf(row, wanted)),
        next: last && isFull ? { day: last.shipped_on, id: last.shipment_id } : null,
      }
    },
  )

function cellsOf(row: Row, { locale }: TradeExport): Cell[] {
  const words = exportWords[locale]
  const names = JSON.parse(row.names) as Record<string, string>
  const country = new Intl.DisplayNames(locale, { type: 'region' })
  const cells: Record<(typeof movementColumns)[number], Cell> = {
    shipped: row.shipped_on,
    lot: { code: row.code },
    product: names[locale] ?? row.name,
    sku: { code: row.sku },
    pack: { code: row.pack },
    gtin: { code: row.gtin ?? '' },
    listed: row.is_ftl === 1 ? words.yes : words.no,
    cases: String(row.cases),
    kg: kilogramCell(row.net_g),
    client: row.company_name,
    shipTo: row.ship_to ?? '',
    shipFrom: row.ship_from,
    order: orderNumberOf({ numberYear: row.number_year, numberSeq: row.number_seq }) ?? '',
    reference: { code: row.reference ?? '' },
    producerLot: { code: row.producer_lot ?? '' },
    origin: row.origin ? (country.of(row.origin) ?? row.origin) : '',
    harvested: { code: row.harvested ?? '' },
    produced: row.produced_on ?? '',
    bestBefore: row.best_before ?? '',
    arrived: row.arrived_on ?? '',
    sample: row.is_sample === 1 ? words.sample : '',
  }
  return movementColumns.map((name) => cells[name])
}
