import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  type AdminAction,
  type AdminActionName,
  applicantActor,
} from '#contract/staff/admin-actions.ts'
import { Failure } from '../lib/http/problem.ts'
import { hasActiveRole } from './active-roles.ts'
import { batchIf, type BatchResults, type Statements } from './batch-if.ts'
import type { Db } from './client.ts'
import { adminActionsTable } from './schema/staff.ts'
import { usersTable } from './schema/users.ts'

/** Actor and time of a change. `actor` is a user id or `applicantActor`. */
export type ActionAuthor = { actor: string; now: Date }

export type AuditEntry = ActionAuthor & {
  action: AdminActionName
  subject: string
  /**
   * Ids and enum values, no personal data. `reason` is staff's text, erased together with its
   * request.
   */
  detail?: Record<string, string>
}

/**
 * Runs statements with their audit entry in one transaction, if `condition` holds and the actor is
 * an administrator at that moment (tests/worker/admin/rights.test.ts).
 * @returns results of `statements`, or `null` when the condition did not hold and nothing was
 * written
 * @throws Failure `auth/forbidden` when the actor is no longer an administrator
 */
export async function actIf(
  db: Db,
  condition: SQL,
  { actor, action, subject, detail, now }: AuditEntry,
  ...statements: Statements
): Promise<BatchResults | null> {
  const mayAct = canActAsStaff(actor, now)
  const record = db
    .insert(adminActionsTable)
    .values({ actor, action, subject, detail: detail ?? null, actedAt: now.toISOString() })
  const results = await batchIf(db, sql`${mayAct} and (${condition})`, [record, ...statements])
  if (results) return results
  const [asked] = await db.all<{ may: number }>(sql`select ${mayAct} as may`)
  if (!asked?.may) throw new Failure('auth/forbidden')
  return null
}

/** Actors authorised by a signed link or the /simple-admin password instead of a role. */
const actorsByKey = new Set<string>([applicantActor, 'simple-admin'])

/** SQL condition: the actor can act as staff now. */
export const canActAsStaff = (actor: string, now: Date): SQL =>
  actorsByKey.has(actor)
    ? sql`1`
    : sql`(${actor} in (select ${usersTable.id} from ${usersTable} where ${hasActiveRole('admin', now)}))`

/** What staff did to someone or something, newest first, the last 20. */
export async function listAuditEntries(db: Db, subject: string): Promise<AdminAction[]> {
  const concerned = alias(usersTable, 'concerned')
  const rows = await db
    .select({ action: adminActionsTable, email: usersTable.email, userEmail: concerned.email })
    .from(adminActionsTable)
    .leftJoin(usersTable, eq(usersTable.id, adminActionsTable.actor))
    .leftJoin(concerned, sql`${concerned.id} = ${adminActionsTable.detail} ->> 'user'`)
    .where(eq(adminActionsTable.subject, subject))
    .orderBy(desc(adminActionsTable.id))
    .limit(20)
  return rows.map(({ action: { id, action, actor, actedAt, detail }, email, userEmail }) => ({
    id,
    action: action as AdminActionName, // only `actIf` writes this column
    actor,
    actor_email: email,
    acted_at: actedAt,
    detail: detail as AdminAction['detail'],
    user_email: userEmail,
  }))
}
