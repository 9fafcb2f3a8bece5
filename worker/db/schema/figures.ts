import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Page views of visitors who agreed, by the office's calendar day. Nothing in it says who they were. */
export const pageViewCountsTable = sqliteTable(
  'page_view_counts',
  {
    day: text('day').notNull(),
    /** Without language prefix; of pages we have only (contract/counted-pages.ts). */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)
