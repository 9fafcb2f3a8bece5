import { type SQL, sql } from 'drizzle-orm'
import { adminActionsTable } from '../../db/schema/staff.ts'
import { accessRequestsTable } from '../../db/schema/companies.ts'
import { notify, resolveNotifications } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { erasedRequestColumns, reasonRemovedColumns } from './retention.ts'

const dayMs = 86_400_000
/** Inactivity after which a request for access counts as withdrawn. */
const keptDays = 365
/** Administrators are notified of it so long before. */
const reminderDaysBefore = 30
/** Rows per run; remaining rows follow on the next day. */
const maxRows = 100

/**
 * Notifications that are resolved when the request is closed
 * (companies/requests/request-queries.ts).
 */
const events = ['request-submitted', 'request-answered'] as const

/**
 * Closes and erases requests for access without a decision for a year. Administrators get a
 * notification a month before.
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
        .set(reasonRemovedColumns)
        .where(sql`subject = ${id} and ${isOver(id)}`),
      ...resolveNotifications(db, { events, subject: id, by: null, when: isOver(id), now: at }),
      db
        .update(accessRequestsTable)
        .set({
          ...erasedRequestColumns,
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

/**
 * SQL condition: no decision, question or answer since an instant; matches the index on state and
 * time.
 */
const isUndecided = (since: string): SQL => sql`status in ('submitted', 'more-information')
  and created_at < ${since} and updated_at < ${since}`
