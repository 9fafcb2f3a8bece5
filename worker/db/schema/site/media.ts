import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { PictureVariant } from '#contract/pictures/staff-pictures.ts'
import { instant } from '../columns.ts'

/** Uploaded pictures. Their bytes are in R2 as `<id>-<width>` and `<id>-share`, immutable. */
export const mediaTable = sqliteTable(
  'media',
  {
    /** 128 random bits; never reused. */
    id: text('id').primaryKey(),
    /** 128 bits of the SHA-256 of all variants; prevents duplicates. */
    hash: text('hash').notNull(),
    /** Size of the widest variant, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Narrowest first. */
    variants: text('variants', { mode: 'json' }).$type<PictureVariant[]>().notNull(),
    /** User id. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('media_created').on(table.createdAt), uniqueIndex('media_hash').on(table.hash)],
)

/** Deleted pictures whose bytes are still in R2; rows are removed after the bytes. */
export const mediaRemovalsTable = sqliteTable('media_removals', {
  id: text('id').primaryKey(),
  variants: text('variants', { mode: 'json' }).$type<PictureVariant[]>().notNull(),
  removedAt: instant('removed_at').notNull(),
})

/**
 * One row: highest text version among deleted pictures, so that the snapshot's revision never
 * decreases.
 */
export const mediaTextsMaxVersionTable = sqliteTable('media_texts_past', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
})

/** Alternative texts of pictures by language; deleted only with the picture. */
export const mediaTextsTable = sqliteTable(
  'media_texts',
  {
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaTable.id),
    locale: text('locale').notNull(),
    /** Empty for a decorative picture. */
    alt: text('alt').notNull(),
    decorative: integer('decorative', { mode: 'boolean' }).notNull(),
    /** Counter over all rows, for snapshots and optimistic locking. */
    version: integer('version').notNull(),
    /** User id. */
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.locale] }),
    index('media_texts_version').on(table.version),
  ],
)
