import { sql } from 'drizzle-orm'

/** How many changes of descriptions there were, those of deleted pictures among them. It never falls. */
export const lastDescription = sql<number>`max(
  coalesce((select max(version) from media_texts), 0),
  coalesce((select version from media_texts_past), 0))`
