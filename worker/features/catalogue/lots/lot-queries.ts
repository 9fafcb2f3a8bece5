import { desc, eq, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { LotDetail, LotLine } from '#contract/trade/lots/lots.ts'
import { listAuditEntries } from '../../../db/admin-actions.ts'
import type { Db } from '../../../db/client.ts'
import { afterCursor, pageOrderedBy, pageSize } from '../../../db/paging.ts'
import { productsTable, productTextsTable } from '../../../db/schema/trade/catalogue.ts'
import { companiesTable } from '../../../db/schema/companies.ts'
import { lotsTable, shipmentLotsTable, shipmentsTable } from '../../../db/schema/trade/lots.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import { hasEnglishText } from '../products/product-queries.ts'

const selectLots = (db: Db) =>
  db
    .select({ lot: lotsTable, sku: productsTable.sku, name: productTextsTable.name })
    .from(lotsTable)
    .innerJoin(productsTable, eq(productsTable.id, lotsTable.productId))
    .leftJoin(productTextsTable, hasEnglishText)

type Found = Awaited<ReturnType<typeof selectLots>>[number]

const lineOf = ({ lot, sku, name }: Found): LotLine => ({
  id: lot.id,
  product_id: lot.productId,
  sku,
  name: name ?? sku,
  code: lot.code,
  producer_lot: lot.producerLot,
  harvested: lot.harvested,
  produced_on: lot.producedOn,
  best_before: lot.bestBefore,
  arrived_on: lot.arrivedOn,
  state: lot.state,
  is_sample: lot.isSample,
  version: lot.version,
})

/** Lots, newest first, by page. */
export async function listLots(db: Db, cursor: string | undefined): Promise<Page<LotLine>> {
  const rows = await selectLots(db)
    .where(afterCursor(lotsTable.createdAt, lotsTable.id, cursor))
    .orderBy(desc(lotsTable.createdAt), desc(lotsTable.id))
    .limit(pageSize + 1)
  return pageOrderedBy(rows.map(lineOf), (_, index) => rows[index]?.lot.createdAt ?? '')
}

/** Shipments listed per lot. */
const shownShipments = 100

export async function findLot(db: Db, id: string): Promise<LotDetail | null> {
  const [[found], shipped, actions] = await Promise.all([
    selectLots(db).where(eq(lotsTable.id, id)),
    db
      .select({
        order_id: ordersTable.id,
        number: sql<string>`'M-' || number_year || '-' || printf('%05d', number_seq)`,
        company_name: companiesTable.name,
        shipped_on: shipmentsTable.shippedOn,
        cases: sql<number>`sum(${shipmentLotsTable.cases})`,
      })
      .from(shipmentLotsTable)
      .innerJoin(shipmentsTable, eq(shipmentsTable.id, shipmentLotsTable.shipmentId))
      .innerJoin(ordersTable, eq(ordersTable.id, shipmentsTable.orderId))
      .innerJoin(companiesTable, eq(companiesTable.id, ordersTable.companyId))
      .where(eq(shipmentLotsTable.lotId, id))
      .groupBy(ordersTable.id)
      .orderBy(desc(shipmentsTable.shippedOn), desc(ordersTable.id))
      .limit(shownShipments),
    listAuditEntries(db, id),
  ])
  return found ? { ...lineOf(found), shipped, actions } : null
}
