import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

// daily counts by office-local day (ISO), without personal data

/** Page views reported by browsers of visitors who consented, including client-side navigation. */
export const pageViewCountsTable = sqliteTable(
  'page_view_counts',
  {
    day: text('day').notNull(),
    /** Path without language prefix; existing pages only (contract/site/counted-pages.ts). */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)

/** Requests of all visitors for pages, feeds and Markdown copies. */
export const pageRequestsTable = sqliteTable(
  'page_requests',
  {
    day: text('day').notNull(),
    /** Path without language prefix; existing pages only. */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    source: text('source', { enum: ['page', 'feed', 'markdown'] }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale, table.source] })],
)

/** Referring websites of visitors who consented. */
export const referrerCountsTable = sqliteTable(
  'referrer_counts',
  {
    day: text('day').notNull(),
    host: text('host').notNull(),
    locale: text('locale').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.host, table.locale] })],
)

/** Progress with forms of visitors who consented. */
export const formStepsTable = sqliteTable(
  'form_steps',
  {
    day: text('day').notNull(),
    form: text('form', { enum: ['contact', 'b2b-access'] }).notNull(),
    locale: text('locale').notNull(),
    step: text('step', { enum: ['seen', 'started'] }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.form, table.locale, table.step] })],
)

/** Requested addresses without a page. */
export const missingPathsTable = sqliteTable(
  'missing_paths',
  {
    day: text('day').notNull(),
    /** Requested path with language prefix, without query. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path] }),
    index('missing_paths_path').on(table.path),
  ],
)

/** Redirects that staff set for addresses without a page. */
export const redirectsTable = sqliteTable('redirects', {
  path: text('path').primaryKey(),
  /** Path of a public page with language prefix. */
  target: text('target').notNull(),
  /** User id. */
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
