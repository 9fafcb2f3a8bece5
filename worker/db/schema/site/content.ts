import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * Published content changed by staff: `news:<id>` and `article:<id>` hold language-neutral fields,
 * `news:<id>:<locale>` a text. `null` or no row: the built-in version.
 */
export const contentTable = sqliteTable(
  'content',
  {
    key: text('key').primaryKey(),
    value: text('value', { mode: 'json' }).$type<unknown>(),
    /** Id of the last change; only increases. */
    version: integer('version').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // slugs are unique across stories
  () => [uniqueIndex('content_slug').on(sql`value ->> 'slug'`)],
)

/**
 * Every publication and every other change of what visitors read, written in the same transaction as the change: never
 * updated, never deleted. And for 30 days every draft that was discarded, that lost a sentence, or that was refused
 * because a colleague was quicker.
 */
export const contentChangesTable = sqliteTable(
  'content_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    changeSet: text('change_set').notNull(),
    /** As in `content`; `draft:<id>:<locale>` is an earlier draft. */
    key: text('key').notNull(),
    from: text('from', { mode: 'json' }).$type<unknown>(),
    to: text('to', { mode: 'json' }).$type<unknown>(),
    /** User id. */
    actor: text('actor').notNull(),
    note: text('note'),
    /** What led to it if not a press: `undo:<change set>`, `scheduled`, `checked` for a translation that is still right, `discarded`, `replaced` or `refused` for an earlier draft. */
    cause: text('cause'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('content_changes_key').on(table.key, table.id),
    index('content_changes_set').on(table.changeSet),
  ],
)

/** All slugs a story ever had; old ones redirect. */
export const contentSlugsTable = sqliteTable('content_slugs', {
  slug: text('slug').primaryKey(),
  storyId: text('story_id').notNull(),
})

/** Unpublished drafts, one per story and language; deleted on publication. */
export const contentDraftsTable = sqliteTable(
  'content_drafts',
  {
    storyId: text('story_id').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    /** Meta description; empty: the beginning of the summary. */
    description: text('description').notNull(),
    /** State of the review; `null` when none was requested. */
    review: text('review', { enum: ['asked', 'approved', 'returned'] }),
    /** Comment of the reviewer. */
    reviewNote: text('review_note'),
    /** User id of the requester or reviewer. */
    reviewBy: text('review_by'),
    reviewAt: instant('review_at'),
    /** Time of scheduled publication. */
    publishAt: instant('publish_at'),
    /** User id of the scheduling administrator, in whose name the cron publishes. */
    plannedBy: text('planned_by'),
    /** Random, new with each save. */
    version: text('version').notNull(),
    /** User id of the last author. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.locale] }),
    index('content_drafts_publish').on(table.publishAt),
  ],
)
