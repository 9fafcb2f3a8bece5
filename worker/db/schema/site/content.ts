import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant } from '../columns.ts'

/**
 * What visitors read of news and articles, as far as staff changed it: `news:<id>` or `article:<id>` has what a story
 * has in all languages, `news:<id>:<locale>` its text in one. A key without a row, or whose value is `null`, is as the site was shipped.
 */
export const contentTable = sqliteTable(
  'content',
  {
    key: text('key').primaryKey(),
    value: text('value', { mode: 'json' }).$type<unknown>(),
    /** The id of the change that led here: it only grows. */
    version: integer('version').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // two stories never have the same address, whatever is saved or undone when
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
    /** A user id. */
    actor: text('actor').notNull(),
    /** Why, in the author's words. */
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

/** Every address that a story ever had: old ones lead to the new one. */
export const contentSlugsTable = sqliteTable('content_slugs', {
  slug: text('slug').primaryKey(),
  storyId: text('story_id').notNull(),
})

/** What is being written: one text for each story and language, which visitors do not see. Gone once it is published. */
export const contentDraftsTable = sqliteTable(
  'content_drafts',
  {
    storyId: text('story_id').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    /** What search engines show; empty: the beginning of the summary. */
    description: text('description').notNull(),
    /** What came of asking for a review: `asked`, `approved` or `returned`; `null` while no one asked. */
    review: text('review', { enum: ['asked', 'approved', 'returned'] }),
    /** What the reviewer says of it. */
    reviewNote: text('review_note'),
    /** Who asked, or answered: a user id. */
    reviewBy: text('review_by'),
    reviewAt: instant('review_at'),
    /** When the cron publishes it. */
    publishAt: instant('publish_at'),
    /** Who planned that, and for whom the cron then acts: a user id. */
    plannedBy: text('planned_by'),
    /** Another one with every save. */
    version: text('version').notNull(),
    /** Who wrote it as it stands: a user id. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.locale] }),
    index('content_drafts_publish').on(table.publishAt),
  ],
)
