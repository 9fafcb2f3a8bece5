import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a picture is in a published text, in a draft, or the cover of a story. Pictures found
 * only in the history are not in use, and undo restores such a text without them. Reads every text
 * that staff changed: hundreds.
 */
export function isUsed(id: SQL): SQL<number> {
  const address = sql`'](/media/' || ${id} || ')'`
  return sql<number>`(
    exists (select 1 from content u where instr(u.value ->> 'body', ${address}) > 0
      or u.value ->> 'picture' = ${id})
    or exists (select 1 from content_drafts u where instr(u.body, ${address}) > 0))`
}
