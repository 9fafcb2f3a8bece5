import { z } from 'zod'

/** Where the page before ended, as the answer's `next` said; nothing to make up. */
export const Cursor = z.string().max(200).optional()

/** Words to look for. Empty is none. */
export const SearchText = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()

/** One page of a list. `next` is the cursor of the page after it, `null` on the last. */
export type Page<Row> = { rows: Row[]; next: string | null }
