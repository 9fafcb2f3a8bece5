import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PictureVariant } from '#contract/pictures/staff-pictures.ts'
import { instant } from '../columns.ts'

/** Pictures that staff uploaded. Their bytes lie in R2, as `<id>-<width>` and `<id>-share`, and never change. */
export const mediaTable = sqliteTable(
  'media',
  {
    /** 128 random bits: the name of something that was deleted never means something else. */
    id: text('id').primaryKey(),
    /** 128 bits of the SHA-256 of all its variants: the same picture is there once. */
    hash: text('hash').notNull(),
    /** As the widest variant has it, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Narrowest first. */
    variants: text('variants', { mode: 'json' }).$type<PictureVariant[]>().notNull(),
    /** A user id. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('media_created').on(table.createdAt), uniqueIndex('media_hash').on(table.hash)],
)

/** Pictures that were deleted and whose bytes still lie in R2: a row goes once they are gone. */
export const mediaRemovalsTable = sqliteTable('media_removals', {
  id: text('id').primaryKey(),
  variants: text('variants', { mode: 'json' }).$type<PictureVariant[]>().notNull(),
  removedAt: instant('removed_at').notNull(),
})

/**
 * The highest version that descriptions of deleted pictures had (one row): what readers get is ordered by it, so it must
 * not fall when they go.
 */
export const mediaTextsPastTable = sqliteTable('media_texts_past', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})

/** What a picture shows, for who does not see it: in one language each. A row goes with its picture only. */
export const mediaTextsTable = sqliteTable(
  'media_texts',
  {
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaTable.id),
    locale: text('locale').notNull(),
    /** Empty where it only decorates. */
    alt: text('alt').notNull(),
    decorative: integer('decorative', { mode: 'boolean' }).notNull(),
    /** Counts the changes of all rows: it orders what readers get, and tells who is late. */
    version: integer('version').notNull(),
    /** A user id. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.locale] }),
    index('media_texts_version').on(table.version),
  ],
)
