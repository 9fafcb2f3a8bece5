import { sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import type {
  ClientDocument,
  DocumentKind,
  DocumentLine,
  DocumentType,
} from '#contract/trade/documents/documents.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'

export type DocumentRow = {
  id: string
  kind: DocumentKind
  title: string
  valid_until: string | null
  file_name: string
  type: DocumentType
  bytes: number
  created_at: string
  is_sample: 0 | 1
}

/** SQL columns of `DocumentRow`, of table `d`. */
export const documentColumns = sql`d.id, d.kind, d.title, d.valid_until, d.file_name, d.type, d.bytes,
  d.created_at, d.is_sample`

export const documentLineOf = (row: DocumentRow): DocumentLine => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  valid_until: row.valid_until,
  file_name: row.file_name,
  type: row.type,
  bytes: row.bytes,
  uploaded_at: row.created_at,
  is_sample: row.is_sample === 1,
})

export type ClientDocumentRow = DocumentRow & {
  lot_id: string | null
  lot: string | null
  product: string | null
  about_order: string | null
  number_year: number | null
  number_seq: number | null
}

/**
 * SQL columns of a document `d` and its subject, in a language or English. The order is `d`'s
 * unless the query provides `o`.
 */
export const clientDocumentColumns = (locale: Locale) => sql`${documentColumns}, d.lot_id,
  (select code from lots where id = d.lot_id) as lot,
  (select name from product_texts
    where product_id = coalesce(d.product_id, (select product_id from lots where id = d.lot_id))
      and product_texts.locale in (${locale}, 'en')
    order by product_texts.locale = ${locale} desc limit 1) as product,
  o.id as about_order, o.number_year, o.number_seq`

export function clientDocumentOf(row: ClientDocumentRow): ClientDocument {
  const number = orderNumberOf({ numberYear: row.number_year, numberSeq: row.number_seq })
  return {
    ...documentLineOf(row),
    lot_id: row.lot_id,
    lot: row.lot,
    product: row.product,
    order: row.about_order !== null && number !== null ? { id: row.about_order, number } : null,
  }
}
