import { type SQL, sql } from 'drizzle-orm'
import { adminActionsTable } from '../../db/schema/staff.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { notify, settle } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { nothingPersonal, withoutReason } from './retention.ts'

const dayMs = 86_400_000
/** A request on which nothing happened for so long counts as withdrawn: no one waits for a decision any more. */
const keptDays = 365
/** Administrators are notified of it so long before. */
const reminderDaysBefore = 30
/** The rest waits for tomorrow's run. */
const maxRows = 100

/** Events that a request has settled once it is closed (companies/requests/request-queries.ts). */
const events = ['request-submitted', 'request-answered'] as const

/**
 * Closes requests for access that no one decided within a year of their last activity, and erases what is personal in
 * them. A month before, administrators find them among their notifications once more, so that no lead is lost.
 */
export async function closeUndecidedRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const before = (days: number) => new Date(at.getTime() - days * dayMs).toISOString()
  const end = before(keptDays)
  const isOver = (id: string) => sql`exists (select 1 from access_requests
    where id = ${id} and ${isUndecided(end)})`
  const found = (until: string) =>
    db.all<{ id: string; last: string }>(sql`select id, updated_at as last from access_requests
      where ${isUndecided(until)} order by updated_at limit ${maxRows}`)
  for (const { id } of await found(end)) {
    await db.batch([
      db
        .update(adminActionsTable)
        .set(withoutReason)
        .where(sql`subject = ${id} and ${isOver(id)}`),
      ...settle(db, { events, subject: id, by: null, when: isOver(id), now: at }),
      db
        .update(accessRequestsTable)
        .set({
          ...nothingPersonal,
          status: 'withdrawn',
          version: sql`${accessRequestsTable.version} + 1`,
          updatedAt: at.toISOString(),
          erasedAt: at.toISOString(),
        })
        .where(sql`id = ${id} and ${isUndecided(end)}`),
    ])
  }
  for (const { id, last } of await found(before(keptDays - reminderDaysBefore))) {
    const [first, ...others] = notify(db, {
      event: 'request-submitted',
      subject: id,
      cause: `${id}:undecided:${last}`,
      now: at,
    })
    if (first) await db.batch([first, ...others])
  }
}

/** Without a decision, a question or an answer since an instant. It was made before that: the index on state and time has it. */
const isUndecided = (since: string): SQL => sql`status in ('submitted', 'more-information')
  and created_at < ${since} and updated_at < ${since}`
