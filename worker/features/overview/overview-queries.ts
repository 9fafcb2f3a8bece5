import { and, eq, gt, sql } from 'drizzle-orm'
import { flagNames } from '#contract/flags.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { Activity } from '#contract/staff/overview.ts'
import type { Db } from '../../db/client.ts'
import { companiesTable } from '../../db/schema/companies.ts'
import { pageRequestsTable } from '../../db/schema/figures.ts'
import { flagChangesTable, flagsTable } from '../../db/schema/flags.ts'
import { outboxTable } from '../../db/schema/outbox.ts'
import { usersTable } from '../../db/schema/users.ts'

type Instants = { monthAgo: Date; twoMonthsAgo: Date }

/** All counts, now and a month ago. Views and submissions cover 30 days. */
export type Counted = Awaited<ReturnType<typeof countAll>>

/** Counts in one batch. */
export async function countAll(db: Db, instants: Instants) {
  const { monthAgo, twoMonthsAgo } = instants
  const [users, companies, submissions, views] = await db.batch([
    db
      .select({
        count: sql<number>`count(*)`,
        before: countSince(sql`${usersTable.createdAt} <= ${monthAgo.toISOString()}`),
        first: sql<string | null>`min(${usersTable.createdAt})`,
      })
      .from(usersTable),
    db
      .select({
        count: sql<number>`count(*)`,
        before: countSince(sql`${companiesTable.createdAt} <= ${monthAgo.toISOString()}`),
      })
      .from(companiesTable),
    db
      .select({
        count: countSince(sql`${outboxTable.createdAt} > ${monthAgo.toISOString()}`),
        before: countSince(sql`${outboxTable.createdAt} <= ${monthAgo.toISOString()}`),
      })
      .from(outboxTable)
      .where(
        sql`${outboxTable.kind} in ('contact', 'b2b-access') and ${outboxTable.createdAt} > ${twoMonthsAgo.toISOString()}`,
      ),
    viewsSince(db, instants),
  ])
  return {
    users: users[0]?.count ?? 0,
    usersBefore: users[0]?.before ?? 0,
    firstUserAt: users[0]?.first ?? null,
    companies: companies[0]?.count ?? 0,
    companiesBefore: companies[0]?.before ?? 0,
    submissions: submissions[0]?.count ?? 0,
    submissionsBefore: submissions[0]?.before ?? 0,
    views: views[0]?.count ?? 0,
    viewsBefore: views[0]?.before ?? 0,
    firstViewOn: views[0]?.first ?? null,
  }
}

const countSince = (condition: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${condition}), 0)`

/** Page views of all visitors in two months by office-local days, and the first recorded day. */
const viewsSince = (db: Db, { monthAgo, twoMonthsAgo }: Instants) => {
  const { day, count, source } = pageRequestsTable
  const [month, before] = [officeClock(monthAgo).day, officeClock(twoMonthsAgo).day]
  return db
    .select({
      count: sql<number>`coalesce(sum(${count}) filter (where ${day} > ${month}), 0)`,
      before: sql<number>`coalesce(sum(${count}) filter (where ${day} <= ${month}), 0)`,
      // over all rows: the primary key begins with the day, so this reads one row
      first: sql<string | null>`(select min(day) from page_requests)`,
    })
    .from(pageRequestsTable)
    .where(and(gt(day, before), eq(source, 'page')))
}

/** Each flag now and at an earlier instant, from the old value of its first later change. */
export async function readFlagPast(db: Db, at: Date) {
  const before = sql<number>`coalesce((
    select c."from" from flag_changes c
    where c.flag_id = feature_flags.id and c.changed_at > ${at.toISOString()}
    order by c.id limit 1
  ), feature_flags.enabled)`
  const rows = await db
    .select({ name: flagsTable.name, enabled: flagsTable.enabled, before })
    .from(flagsTable)
  return rows.map((row) => ({ ...row, before: row.before === 1 }))
}

/** The latest change sets of flags. Each is one activity. */
export async function listFlagSets(db: Db, limit: number): Promise<Activity[]> {
  const rows = await db
    .select({
      at: flagChangesTable.changedAt,
      actor: flagChangesTable.actor,
      email: usersTable.email,
      to: flagChangesTable.to,
      cause: flagChangesTable.cause,
      flags: sql<string>`json_group_array(${flagChangesTable.flagId})`,
    })
    .from(flagChangesTable)
    .leftJoin(usersTable, eq(usersTable.id, flagChangesTable.actor))
    // only the newest entries, because the change log grows without limit
    .where(
      sql`${flagChangesTable.id} > (select max(id) from flag_changes) - ${limit * flagNames.length}`,
    )
    .groupBy(sql`coalesce(${flagChangesTable.changeSet}, ${flagChangesTable.id})`)
    .orderBy(sql`max(${flagChangesTable.id}) desc`)
    .limit(limit)
  return rows.map(({ actor, email, flags, ...row }) => ({
    kind: 'flags',
    ...row,
    actor_name: actor === 'simple-admin' ? actor : email,
    flags: JSON.parse(flags) as string[],
  }))
}
