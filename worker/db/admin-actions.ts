import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  type AdminAction,
  type AdminActionName,
  applicantActor,
} from '#contract/staff/admin-actions.ts'
import { Failure } from '../lib/http/problem.ts'
import { isActiveAs } from './active-roles.ts'
import { batchIf, type Results, type Statements } from './batch-if.ts'
import type { Db } from './client.ts'
import { adminActionsTable } from './schema/staff.ts'
import { usersTable } from './schema/users.ts'

/** Who changes something, and when. `actor` is a user id or `applicantActor`. */
export type Doer = { actor: string; now: Date }

/** What someone did, to be kept. */
export type AuditEntry = Doer & {
  action: AdminActionName
  subject: string
  /** Ids and choices; nothing that an applicant did. What staff wrote is `reason`: it is erased with its request. */
  detail?: Record<string, string>
}

/**
 * Writes an entry and its effects in one transaction, provided that `condition` holds when that transaction runs, and that
 * the actor is an administrator then (tests/worker/admin/rights.test.ts).
 * @returns the results of `statements`, or `null` when the condition did not hold: nothing was written
 * @throws Failure `auth/forbidden` when it was the actor who may not any more
 */
export async function actIf(
  db: Db,
  condition: SQL,
  { actor, action, subject, detail, now }: AuditEntry,
  ...statements: Statements
): Promise<Results | null> {
  const mayAct = isActing(actor, now)
  const record = db
    .insert(adminActionsTable)
    .values({ actor, action, subject, detail: detail ?? null, actedAt: now.toISOString() })
  const results = await batchIf(db, sql`${mayAct} and (${condition})`, [record, ...statements])
  if (results) return results
  const [asked] = await db.all<{ may: number }>(sql`select ${mayAct} as may`)
  if (!asked?.may) throw new Failure('auth/forbidden')
  return null
}

/** Whose right lies elsewhere: in the signed link of a mail, and in the password of the simple admin screen. */
const actorsByKey = new Set<string>([applicantActor, 'simple-admin'])

/** Whether someone may act as staff at that moment: a condition. */
export const isActing = (actor: string, now: Date): SQL =>
  actorsByKey.has(actor)
    ? sql`1`
    : sql`(${actor} in (select ${usersTable.id} from ${usersTable} where ${isActiveAs('admin', now)}))`

/** What staff did to someone or something, newest first, the last 20. */
export async function listActions(db: Db, subject: string): Promise<AdminAction[]> {
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
    action: action as AdminActionName, // only `actIf` writes here
    actor,
    actor_email: email,
    acted_at: actedAt,
    detail: detail as AdminAction['detail'],
    user_email: userEmail,
  }))
}
