import { sql } from 'drizzle-orm'
import { actIf, isActing } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'

/** All preview links together, in the trail: none of them is stored. */
const subject = 'flag-previews'

/** Ends every preview link made so far, wherever it is. The line in the trail is all there is to it. */
export async function endPreviews({ db, now }: Pick<Deps, 'db' | 'now'>, actor: string) {
  await actIf(db, sql`true`, { actor, action: 'flag-previews/ended', subject, now: now() })
}

type Made = { actor: string; madeAtMs: number }

/** Whether staff have not ended it, and its maker is still an active administrator. One query: only requests with a preview ask. */
export async function isPreviewLive(
  db: Db,
  { actor, madeAtMs }: Made,
  now: Date,
): Promise<boolean> {
  const { actedAt, subject: about, id } = adminActionsTable
  const endedAt = sql<string | null>`(
    select ${actedAt} from ${adminActionsTable} where ${about} = ${subject} order by ${id} desc limit 1)`
  const [state] = await db
    .select({ endedAt, isActing: sql<number>`${isActing(actor, now)}` })
    .from(sql`(select 1)`)
  return state?.isActing === 1 && madeAtMs > Date.parse(state.endedAt ?? '1970-01-01')
}
