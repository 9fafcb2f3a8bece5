import { and, eq, isNotNull, lte, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { outboxTable } from '../../db/schema/outbox.ts'

/** Counting goes no further: more than this is told as "over". */
export const countedStuck = 100

/**
 * Submissions that died with their content still there, and whatever is due since before an instant. Reads about a
 * hundred rows of each at most, by the index on state and time.
 */
export async function countStuck(
  db: Db,
  dueBefore: Date,
): Promise<{ dead: number; overdue: number }> {
  const count = (which: SQL | undefined) =>
    db.$count(
      db
        .select({ id: outboxTable.id })
        .from(outboxTable)
        .where(which)
        .limit(countedStuck + 1)
        .as('stuck'),
    )
  const [dead, overdue] = await Promise.all([
    count(
      and(
        eq(outboxTable.state, 'dead'),
        ne(outboxTable.kind, 'mail'),
        isNotNull(outboxTable.payload),
      ),
    ),
    count(and(eq(outboxTable.state, 'waiting'), lte(outboxTable.nextAt, dueBefore.toISOString()))),
  ])
  return { dead, overdue }
}
