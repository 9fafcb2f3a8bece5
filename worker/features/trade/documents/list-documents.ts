import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type { Page } from '#contract/paging.ts'
import type { ClientDocumentQuery } from '#contract/trade/documents/document-calls.ts'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import type { Db } from '../../../db/client.ts'
import { allClients } from '../../../db/schema/trade/documents.ts'
import { type MemberRequest, isMember } from '../member.ts'
import { clientDocumentColumns, clientDocumentOf, type ClientDocumentRow } from './document-row.ts'
import { isSoldTo, isAboutGoodsSoldTo, isReadableBy } from './authorization.ts'

/** Rows per page: documents, or shipments for `received`. */
const perPage = { own: 10, received: 5, goods: 12 }

type Found = ClientDocumentRow & { at: string; key: string; seen: number }
type From = { at: string; key: string }

/**
 * A page of a company's documents. A page of `goods` may be empty without being the last.
 * @returns `null` when the user is not a member
 */
export async function listDocuments(
  db: Db,
  asked: MemberRequest,
  { group, locale, cursor }: ClientDocumentQuery,
): Promise<Page<ClientDocument> | null> {
  const [member] = await db.all(sql`select 1 where ${isMember(asked)}`)
  if (!member) return null
  const [, at = '9', key = ''] = /^([\d\-T:.Z]+)_(.+)$/.exec(cursor ?? '') ?? []
  const rows = await db.all<Found>(selects[group](asked.companyId, locale, { at, key }))
  const last = rows.at(-1)
  return {
    rows: rows.filter(({ id }) => id !== null).map(clientDocumentOf),
    next: last && last.seen === perPage[group] ? `${last.at}_${last.key}` : null,
  }
}

const before = ({ at, key }: From, moment = 'created_at', id = 'id') =>
  sql`(${sql.raw(moment)}, ${sql.raw(id)}) < (${at}, ${key})`

const selects = {
  /** Unions two short lists, so that each index is read for one page only. */
  own: (company: string, locale: Locale, from: From) => {
    const of = (recipient: string) => sql`select * from (select * from documents
      where recipient = ${recipient} and withdrawn_at is null and ${before(from)}
      order by created_at desc, id desc limit ${perPage.own})`
    return sql`with page as (select *, count(*) over () as seen from (
        select * from (${of(company)} union all ${of(allClients)})
        order by created_at desc, id desc limit ${perPage.own}))
      select ${clientDocumentColumns(locale)}, d.created_at as at, d.id as key, d.seen
      from page d left join orders o on o.id = d.order_id
      where ${isReadableBy(company)}
      order by d.created_at desc, d.id desc`
  },
  /**
   * Documents of lots by shipment, newest first; a shipment without documents gives one row for
   * paging.
   */
  received: (company: string, locale: Locale, from: From) => sql`
    with page as (select *, count(*) over () as seen from (
      select s.id, s.order_id, s.shipped_on from shipments s join orders on orders.id = s.order_id
      where s.company_id = ${company} and orders.archived_at is null
        and ${before(from, 's.shipped_on', 's.id')}
      order by s.shipped_on desc, s.id desc limit ${perPage.received}))
    select ${clientDocumentColumns(locale)}, page.shipped_on as at, page.id as key, page.seen
    from page join orders o on o.id = page.order_id
    left join (select distinct shipment_id, lot_id from shipment_lots
      where shipment_id in (select id from page)) sl on sl.shipment_id = page.id
    left join documents d on d.lot_id = sl.lot_id and d.withdrawn_at is null
    order by page.shipped_on desc, page.id desc, d.created_at desc, d.id`,
  goods: (company: string, locale: Locale, from: From) => sql`
    with page as (select *, count(*) over () as seen from (
      select * from documents
      where recipient is null and withdrawn_at is null and ${before(from)}
      order by created_at desc, id desc limit ${perPage.goods}))
    select ${clientDocumentColumns(locale)}, page.created_at as at, page.id as key, page.seen
    from page left join page d on d.id = page.id and ${isAboutGoodsSoldTo(company)}
    left join orders o on o.id = d.order_id
    order by page.created_at desc, page.id desc`,
}

/** Documents of an order and of its shipped lots. */
export async function listOrderDocuments(
  db: Db,
  asked: MemberRequest,
  orderId: string,
  locale: Locale,
): Promise<ClientDocument[] | null> {
  const { companyId } = asked
  const [[order], rows] = await Promise.all([
    db.all(sql`select 1 from orders where id = ${orderId} and company_id = ${companyId}
      and placed_at is not null and archived_at is null and ${isMember(asked)}`),
    db.all<ClientDocumentRow>(sql`
      select ${clientDocumentColumns(locale)} from orders o
      join (select * from documents where order_id = ${orderId}
        union select * from documents where lot_id in (
          select lot_id from shipment_lots sl join shipments s on s.id = sl.shipment_id
          where s.order_id = ${orderId})) d
      where o.id = ${orderId} and o.company_id = ${companyId} and ${isMember(asked)}
        and ${isReadableBy(companyId)}
      order by d.created_at, d.id limit 200`),
  ])
  return order ? rows.map(clientDocumentOf) : null
}

/** Limit of documents per product, and of its lots with the latest expiry. */
const perProduct = 20

/**
 * Documents of a product and of its lots on sale.
 * @returns `null` when the user is not a member or cannot buy the product
 */
export async function listProductDocuments(
  db: Db,
  asked: MemberRequest,
  productId: string,
  locale: Locale,
): Promise<ClientDocument[] | null> {
  const { companyId } = asked
  const newest = (condition: SQL) => sql`select * from (select * from documents
    where ${condition} and withdrawn_at is null
    order by created_at desc, id desc limit ${perProduct})`
  const [[product], rows] = await Promise.all([
    db.all(sql`select 1 from products p where p.id = ${productId}
      and ${isSoldTo(companyId)} and ${isMember(asked)}`),
    db.all<ClientDocumentRow>(sql`
      select ${clientDocumentColumns(locale)} from (
        ${newest(sql`product_id = ${productId}`)} union all
        ${newest(sql`lot_id in (select id from lots
          where product_id = ${productId} and state = 'available'
          order by best_before desc limit ${perProduct})`)}) d
      left join orders o on o.id = d.order_id
      where ${isMember(asked)} and ${isReadableBy(companyId)}
      order by d.created_at desc, d.id desc`),
  ])
  return product ? rows.map(clientDocumentOf) : null
}
