import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { documentKinds, documentTypes } from '#contract/trade/documents/documents.ts'
import { instant } from '../columns.ts'
import { companiesTable } from '../companies.ts'
import { productsTable } from './catalogue.ts'
import { lotsTable } from './lots.ts'
import { ordersTable } from './orders.ts'

/** Recipient of documents for all clients. */
export const allClients = 'everyone'

/**
 * Documents for clients. Their bytes are in R2 under the id, immutable; rows are withdrawn, not
 * deleted. At most one of company, product, lot and order is set.
 */
export const documentsTable = sqliteTable(
  'documents',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').references(() => companiesTable.id),
    productId: text('product_id').references(() => productsTable.id),
    lotId: text('lot_id').references(() => lotsTable.id),
    orderId: text('order_id').references(() => ordersTable.id),
    /**
     * Company that can read it (directly or by order), or `allClients`; `null` when product or lot
     * decide.
     */
    recipient: text('recipient'),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: text('title').notNull(),
    validUntil: text('valid_until'),
    fileName: text('file_name').notNull(),
    type: text('type', { enum: documentTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** User id. */
    uploadedBy: text('uploaded_by').notNull(),
    isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
    /** Optimistic locking: incremented by each change. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('documents_recipient').on(table.recipient, table.createdAt, table.id),
    index('documents_goods')
      .on(table.createdAt, table.id)
      .where(sql`${table.recipient} is null and ${table.withdrawnAt} is null`),
    index('documents_company').on(table.companyId, table.createdAt, table.id),
    index('documents_product').on(table.productId, table.createdAt, table.id),
    index('documents_lot').on(table.lotId, table.createdAt, table.id),
    index('documents_order').on(table.orderId, table.createdAt, table.id),
  ],
)
