import { sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type {
  RecallReachQuery,
  ReachedShipment,
  RecallableLot,
  RecallLotQuery,
} from '#contract/trade/recalls/recalls.ts'
import { hasActiveRole } from '../../../../db/active-roles.ts'
import type { Db } from '../../../../db/client.ts'

/** Limits of lots shown, by code and by product. */
const shown = { byCode: 25, byProduct: 40 }

/** Lots by prefix of their code, and lots of some products; without either the newest. */
export const findRecallableLots = (
  db: Db,
  { q, products = [] }: RecallLotQuery,
): Promise<RecallableLot[]> => {
  const byCode = sql`select id from (select id from lots
    where code >= ${q} and code < ${`${q}\u{10ffff}`} order by code limit ${shown.byCode})`
  const byProduct = sql`select id from (select id from lots
    where product_id in (select value from json_each(${JSON.stringify(products)}))
    limit ${shown.byProduct})`
  const newest = sql`select id from (select id from lots
    order by created_at desc, id desc limit ${shown.byCode})`
  const found = q === '' && products.length === 0 ? newest : sql`${byCode} union ${byProduct}`
  return db.all<RecallableLot>(sql`
    select lots.id, sku, coalesce(t.name, sku) as name, code, best_before, state
    from (${found}) as found cross join lots on lots.id = found.id
    cross join products on products.id = lots.product_id
    left join product_texts t on t.product_id = products.id and t.locale = 'en'
    order by sku, code`)
}

/** Shipments per page; with their companies’ members a page reads fewer than 500 rows. */
const reachPage = 20

/** Shipments of lots, by lot and shipment, by page. */
export async function findReachedShipments(
  db: Db,
  { lots, cursor }: RecallReachQuery,
  now: Date,
): Promise<Page<ReachedShipment>> {
  const [, at = '0', after = '0'] = /^(\d{1,3})_(\d{1,15})$/.exec(cursor ?? '') ?? []
  const index = Number(at)
  const lot = lots[index]
  if (lot === undefined) return { rows: [], next: null }
  const rows = await db.all<ReachedShipment & { place: number }>(sql`
    select place, ${index} || '_' || place as id, orders.company_id, companies.name as company_name, cases,
      (select count(*) from memberships join users on users.id = user_id
        where memberships.company_id = companies.id and email is not null and ${hasActiveRole('client', now)}) as members
    from (select rowid as place, shipment_id, cases from shipment_lots
      where lot_id = ${lot} and rowid > ${Number(after)} order by rowid limit ${reachPage + 1}) as part
    join shipments on shipments.id = shipment_id join orders on orders.id = order_id
    join companies on companies.id = orders.company_id order by place`)
  const last = rows.length > reachPage ? rows[reachPage - 1] : undefined
  const next = last ? `${index}_${last.place}` : index + 1 < lots.length ? `${index + 1}_0` : null
  return { rows: rows.slice(0, reachPage).map(reachedOf), next }
}

const reachedOf = ({
  id,
  company_id,
  company_name,
  members,
  cases,
}: ReachedShipment): ReachedShipment => ({
  id,
  company_id,
  company_name,
  members,
  cases,
})
