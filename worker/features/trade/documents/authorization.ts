import { type SQL, sql } from 'drizzle-orm'
import { allClients } from '../../../db/schema/trade/documents.ts'

/** SQL condition: product `p` can be sold to the company; without terms, all can. */
export const isSoldTo = (companyId: string): SQL => sql`p.archived_at is null and coalesce(
  (select instr(p.markets, market) from company_terms where company_id = ${companyId}), 1) > 0`

/** SQL condition: document `d` is about goods that the company can buy. */
export const isAboutGoodsSoldTo = (companyId: string): SQL => sql`(
  exists (select 1 from products p where p.id = d.product_id and ${isSoldTo(companyId)})
  or exists (select 1 from lots l join products p on p.id = l.product_id
    where l.id = d.lot_id and l.state = 'available' and ${isSoldTo(companyId)}))`

/**
 * SQL condition: the company can read document `d`: its own, its orders', those for everyone, those
 * of goods it can buy, and those of lots shipped to it. The only authorization rule of documents.
 */
export const isReadableBy = (companyId: string): SQL => sql`d.withdrawn_at is null and (
  d.recipient = ${allClients}
  or (d.recipient = ${companyId} and (d.order_id is null or exists (
    select 1 from orders o where o.id = d.order_id and o.archived_at is null)))
  or ${isAboutGoodsSoldTo(companyId)}
  or exists (select 1 from shipment_lots sl
    join shipments s on s.id = sl.shipment_id
    join orders o on o.id = s.order_id
    where sl.lot_id = d.lot_id and s.company_id = ${companyId} and o.archived_at is null))`
