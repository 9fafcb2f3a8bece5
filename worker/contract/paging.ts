import { z } from 'zod'

/** Opaque cursor: `next` of the previous page. */
export const Cursor = z.string().max(200).optional()

/** Search text; empty means no search. */
export const SearchText = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()

/** A page of a list. `next` is the cursor of the following page, `null` on the last. */
export type Page<Row> = { rows: Row[]; next: string | null }
