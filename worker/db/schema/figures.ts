import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from './columns.ts'

// Counts by the office's calendar day (ISO). Nothing in them says who it was.

/** Page views of visitors who agreed, told by their browser: also those that need no new request. */
export const pageViewCountsTable = sqliteTable(
  'page_view_counts',
  {
    day: text('day').notNull(),
    /** Without language prefix; of pages we have only (contract/site/counted-pages.ts). */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)

/** What everyone asked the server for: pages, feeds, and the Markdown copies of pages. */
export const pageRequestsTable = sqliteTable(
  'page_requests',
  {
    day: text('day').notNull(),
    /** Without language prefix; of what we have only. */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    source: text('source', { enum: ['page', 'feed', 'markdown'] }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale, table.source] })],
)

/** The websites that visitors who agreed came from. */
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

/** How far visitors who agreed came with a form. */
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

/** Addresses without a page that people opened. */
export const missingPathsTable = sqliteTable(
  'missing_paths',
  {
    day: text('day').notNull(),
    /** As it was asked for, language prefix included, without its query. */
    path: text('path').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path] }),
    index('missing_paths_path').on(table.path),
  ],
)

/** Where staff lead such an address. */
export const redirectsTable = sqliteTable('redirects', {
  path: text('path').primaryKey(),
  /** The public path of a page of ours, language prefix included. */
  target: text('target').notNull(),
  /** A user id. */
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
