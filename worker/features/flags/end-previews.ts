import { sql } from 'drizzle-orm'
import { actIf, canActAsStaff } from '../../db/admin-actions.ts'
import type { Db } from '../../db/client.ts'
import { adminActionsTable } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'

/** Audit subject of all preview links together; the links are not stored. */
const subject = 'flag-previews'

/** Ends all preview links made so far: links older than this audit entry are invalid. */
export async function endPreviews({ db, now }: Pick<Deps, 'db' | 'now'>, actor: string) {
  await actIf(db, sql`true`, { actor, action: 'flag-previews/ended', subject, now: now() })
}

type Made = { actor: string; madeAtMs: number }

/**
 * Whether a preview was made after the last `endPreviews`, by someone who is still an active
 * administrator. One query, for requests with a preview only.
 */
export async function isPreviewLive(
  db: Db,
  { actor, madeAtMs }: Made,
  now: Date,
): Promise<boolean> {
  const { actedAt, subject: about, id } = adminActionsTable
  const endedAt = sql<string | null>`(
    select ${actedAt} from ${adminActionsTable} where ${about} = ${subject} order by ${id} desc limit 1)`
  const [state] = await db
    .select({ endedAt, isActing: sql<number>`${canActAsStaff(actor, now)}` })
    .from(sql`(select 1)`)
  return state?.isActing === 1 && madeAtMs > Date.parse(state.endedAt ?? '1970-01-01')
}
