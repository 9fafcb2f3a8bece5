import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PictureVariant } from '#contract/pictures/staff-pictures.ts'
import { instant } from '../columns.ts'

/** Pictures that staff uploaded. Their bytes lie in R2, as `<id>-<width>` and `<id>-share`, and never change. */
export const mediaTable = sqliteTable(
  'media',
  {
    /** 128 bits of the SHA-256 of all its variants: the same picture is there once. */
    id: text('id').primaryKey(),
    /** As the widest variant has it, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Narrowest first. */
    variants: text('variants', { mode: 'json' }).$type<PictureVariant[]>().notNull(),
    /** A user id. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('media_created').on(table.createdAt)],
)

/** What a picture shows, for who does not see it: in one language each. A row is changed, never taken away. */
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
