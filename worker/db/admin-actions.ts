import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AdminAction, AdminActionName } from '#contract/staff/admin-actions.ts'
import type { Db } from './client.ts'
import { adminActionsTable } from './schema/staff.ts'
import { usersTable } from './schema/users.ts'

/** What somebody did, to be kept. `actor` is a user id or `applicantActor`. */
export type Deed = {
  actor: string
  action: AdminActionName
  subject: string
  /** Ids and choices, and what staff wrote; nothing that an applicant did. */
  detail?: Record<string, string>
  now: Date
}

/**
 * Writes a deed and its effects in one transaction, provided that `condition` holds when that transaction runs: D1
 * has no interactive ones. The trail's `actor` is NOT NULL and is only given where the condition holds, so
 * otherwise SQLite rolls everything back, whatever the statements after it are.
 * @returns the results of `statements`, or `null` when the condition did not hold: nothing was written
 */
export async function actIf<Statements extends BatchItem<'sqlite'>[]>(
  db: Db,
  condition: SQL,
  { actor, action, subject, detail, now }: Deed,
  ...statements: Statements
): Promise<unknown[] | null> {
  const record = db.insert(adminActionsTable).values({
    actor: sql`case when ${condition} then ${actor} end`,
    action,
    subject,
    detail: detail ?? null,
    actedAt: now.toISOString(),
  })
  try {
    const [, ...results] = await db.batch([record, ...statements])
    return results
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}

function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/NOT NULL constraint failed: admin_actions\.actor/.test(cause.message)) return true
  }
  return false
}

/** What staff did to somebody or something, newest first, the last 20. */
export async function listActions(db: Db, subject: string): Promise<AdminAction[]> {
  const rows = await db
    .select({ action: adminActionsTable, email: usersTable.email })
    .from(adminActionsTable)
    .leftJoin(usersTable, eq(usersTable.id, adminActionsTable.actor))
    .where(eq(adminActionsTable.subject, subject))
    .orderBy(desc(adminActionsTable.id))
    .limit(20)
  return rows.map(({ action: { id, action, actor, actedAt, detail }, email }) => ({
    id,
    action: action as AdminActionName, // only `actIf` writes here
    actor,
    actor_email: email,
    acted_at: actedAt,
    detail: detail as AdminAction['detail'],
  }))
}
