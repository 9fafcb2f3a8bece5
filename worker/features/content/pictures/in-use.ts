import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a picture stands in a text that visitors read, in a draft, or at the top of a story. What only the history shows is
 * not in use: an undo brings the text back without it. Reads every text that staff changed: there are hundreds.
 */
export function isUsed(id: SQL): SQL<number> {
  const address = sql`'](/media/' || ${id} || ')'`
  return sql<number>`(
    exists (select 1 from content u where instr(u.value ->> 'body', ${address}) > 0
      or u.value ->> 'picture' = ${id})
    or exists (select 1 from content_drafts u where instr(u.body, ${address}) > 0))`
}
