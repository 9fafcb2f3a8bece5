import { sql } from 'drizzle-orm'

/**
 * The number of changes of descriptions, including those of deleted pictures. It never decreases.
 */
export const lastDescription = sql<number>`max(
  coalesce((select max(version) from media_texts), 0),
  coalesce((select version from media_texts_past), 0))`
