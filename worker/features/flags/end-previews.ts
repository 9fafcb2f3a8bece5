import { desc, eq, sql } from 'drizzle-orm'
import { actIf } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'

/** All preview links together, in the trail: none of them is stored. */
const subject = 'flag-previews'

/** Ends every preview link made so far, wherever it is. The line in the trail is all there is to it. */
export async function endPreviews({ db, now }: Pick<Deps, 'db' | 'now'>, actor: string) {
  await actIf(db, sql`true`, { actor, action: 'flag-previews/ended', subject, now: now() })
}

/** When that was done last, in ms; 0 for never. Reads one row of an index: only requests with a preview ask. */
export async function previewsEndedAtMs(db: Db): Promise<number> {
  const [last] = await db
    .select({ at: adminActionsTable.actedAt })
    .from(adminActionsTable)
    .where(eq(adminActionsTable.subject, subject))
    .orderBy(desc(adminActionsTable.id))
    .limit(1)
  return last ? Date.parse(last.at) : 0
}
