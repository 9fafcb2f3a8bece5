import {
  and,
  between,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  max,
  min,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Locale } from '#contract/locales.ts'
import { submissionKinds } from '#contract/staff/filters.ts'
import type { Db } from '../../db/client.ts'
import { accessRequestsTable as accessRequests } from '../../db/schema/companies.ts'
import {
  formStepsTable as formSteps,
  missingPathsTable as missingPaths,
  pageRequestsTable as pageRequests,
  pageViewCountsTable as pageViews,
  redirectsTable as redirects,
  referrerCountsTable as referrers,
} from '../../db/schema/figures.ts'
import { flagChangesTable as flagChanges, flagsTable as flags } from '../../db/schema/flags.ts'
import { outboxTable as outbox } from '../../db/schema/outbox.ts'
import { contentChangesTable as contentChanges } from '../../db/schema/site/content.ts'

/**
 * A period and the equally long one before, in office-local days, with the instants of the current
 * one.
 */
export type AnalyticsPeriod = {
  from: string
  to: string
  before: { from: string; to: string }
  startsAt: string
  endsAt: string
}

export type CountPair = { now: number; before: number }

/** Rows shown per table. */
export const maxShownRows = 50

const total = (column: SQLiteColumn) => sql<number>`coalesce(${sum(column)}, 0)`
const sumWhere = (column: SQLiteColumn, condition: SQL) =>
  sql<number>`coalesce(${sum(column)} filter (where ${condition}), 0)`

/** Reads all figures in one batch; each statement seeks by day. */
export async function readFigures(db: Db, span: AnalyticsPeriod) {
  const { from, to, before, startsAt, endsAt } = span
  const isNow = (day: SQLiteColumn) => between(day, from, to)
  const isEither = (day: SQLiteColumn) => between(day, before.from, to)
  const counts = (column: SQLiteColumn, day: SQLiteColumn) => ({
    now: sumWhere(column, gte(day, from)),
    before: sumWhere(column, lt(day, from)),
  })
  const isSent = and(gte(outbox.createdAt, startsAt), lt(outbox.createdAt, endsAt))
  const [
    first,
    firstAgreed,
    days,
    agreedDays,
    sources,
    requests,
    views,
    hosts,
    steps,
    forms,
    approved,
    missing,
  ] = await db.batch([
    db.select({ day: min(pageRequests.day) }).from(pageRequests),
    db.select({ day: min(pageViews.day) }).from(pageViews),
    db
      .select({ day: pageRequests.day, count: total(pageRequests.count) })
      .from(pageRequests)
      .where(and(eq(pageRequests.source, 'page'), isNow(pageRequests.day)))
      .groupBy(pageRequests.day),
    db
      .select({ day: pageViews.day, count: total(pageViews.views) })
      .from(pageViews)
      .where(isNow(pageViews.day))
      .groupBy(pageViews.day),
    db
      .select({ source: pageRequests.source, ...counts(pageRequests.count, pageRequests.day) })
      .from(pageRequests)
      .where(isEither(pageRequests.day))
      .groupBy(pageRequests.source),
    db
      .select({
        path: pageRequests.path,
        locale: sql<Locale>`${pageRequests.locale}`,
        ...counts(pageRequests.count, pageRequests.day),
      })
      .from(pageRequests)
      .where(and(eq(pageRequests.source, 'page'), isEither(pageRequests.day)))
      .groupBy(pageRequests.path, pageRequests.locale),
    db
      .select({
        path: pageViews.path,
        locale: sql<Locale>`${pageViews.locale}`,
        ...counts(pageViews.views, pageViews.day),
      })
      .from(pageViews)
      .where(isEither(pageViews.day))
      .groupBy(pageViews.path, pageViews.locale),
    db
      .select({ host: referrers.host, ...counts(referrers.count, referrers.day) })
      .from(referrers)
      .where(isEither(referrers.day))
      .groupBy(referrers.host)
      .orderBy(desc(sumWhere(referrers.count, gte(referrers.day, from))), referrers.host)
      .limit(maxShownRows),
    db
      .select({
        form: formSteps.form,
        // aliased, because a batch tells columns apart by name only
        seen: sumWhere(formSteps.count, eq(formSteps.step, 'seen')).as('seen'),
        started: sumWhere(formSteps.count, eq(formSteps.step, 'started')).as('started'),
      })
      .from(formSteps)
      .where(isNow(formSteps.day))
      .groupBy(formSteps.form),
    db
      .select({
        form: outbox.kind,
        sent: count(),
        delivered: sql<number>`coalesce(sum(${outbox.state} = 'delivered'), 0)`,
      })
      .from(outbox)
      .where(and(inArray(outbox.kind, submissionKinds), isSent))
      .groupBy(outbox.kind),
    db
      .select({ count: count() })
      .from(accessRequests)
      .where(
        and(
          eq(accessRequests.status, 'approved'),
          gte(accessRequests.createdAt, startsAt),
          lt(accessRequests.createdAt, endsAt),
        ),
      ),
    db
      .select({
        path: missingPaths.path,
        count: total(missingPaths.count),
        lastDay: sql<string>`${max(missingPaths.day)}`,
        target: redirects.target,
      })
      .from(missingPaths)
      .leftJoin(redirects, eq(redirects.path, missingPaths.path))
      .where(isNow(missingPaths.day))
      .groupBy(missingPaths.path)
      .orderBy(desc(total(missingPaths.count)), missingPaths.path)
      .limit(maxShownRows),
  ])
  return {
    since: first[0]?.day ?? null,
    agreedSince: firstAgreed[0]?.day ?? null,
    days,
    agreedDays,
    sources,
    requests,
    views,
    hosts,
    steps,
    forms,
    approved: approved[0]?.count ?? 0,
    missing,
  }
}

const shownNotes = 100
/** Most entries of the change log that a report searches, newest first. */
const searchedChanges = 5000

/** SQL: last published title of a story, preferably English. */
const storyTitle = sql.raw(`(select c."to" ->> '$.title' from content_changes c
  where c.key between content_changes.key || ':' and content_changes.key || ';' and c.id < content_changes.id
    and c."to" ->> '$.title' is not null order by c.key <> content_changes.key || ':en', c.id desc limit 1)`)

const isArchived = (fields: SQLiteColumn) => sql`coalesce(${fields} ->> '$.archived', 0)`

/** Flag switches, publications and archivings in a period, at most a hundred each. */
export async function readNotes(db: Db, { startsAt, endsAt }: AnalyticsPeriod) {
  const [switched, published] = await db.batch([
    db
      .select({
        at: sql<string>`${max(flagChanges.changedAt)}`,
        flags: sql<string>`json_group_object(${flags.name}, ${flagChanges.to})`,
      })
      .from(flagChanges)
      .innerJoin(flags, eq(flags.id, flagChanges.flagId))
      .where(
        and(
          gte(flagChanges.changedAt, startsAt),
          lt(flagChanges.changedAt, endsAt),
          sql`${flagChanges.from} <> ${flagChanges.to}`,
          sql`${flagChanges.id} > (select max(id) from flag_changes) - ${searchedChanges}`,
        ),
      )
      .groupBy(sql`coalesce(${flagChanges.changeSet}, ${flagChanges.id})`)
      .orderBy(desc(max(flagChanges.id)))
      .limit(shownNotes),
    db
      .select({
        at: contentChanges.at,
        key: contentChanges.key,
        cause: contentChanges.cause,
        before: sql<string | null>`${contentChanges.from} ->> '$.title'`,
        title: sql<string | null>`coalesce(${contentChanges.to} ->> '$.title', ${storyTitle})`.as(
          'title',
        ),
        isArchived: isArchived(contentChanges.to).mapWith(Boolean).as('is_archived'),
        isWithdrawn: sql`${contentChanges.to} ->> '$.withdrawn' is not null`
          .mapWith(Boolean)
          .as('is_withdrawn'),
      })
      .from(contentChanges)
      .where(
        and(
          gte(contentChanges.at, startsAt),
          lt(contentChanges.at, endsAt),
          // a text (key with a language), or a story whose archived state changed
          sql`(${contentChanges.key} glob 'news:*' or ${contentChanges.key} glob 'article:*')
            and (${contentChanges.key} glob '*:*:*' or ${isArchived(contentChanges.from)} <> ${isArchived(contentChanges.to)})`,
          sql`${contentChanges.cause} is not 'checked'`,
          sql`${contentChanges.id} > (select max(id) from content_changes) - ${searchedChanges}`,
        ),
      )
      .orderBy(desc(contentChanges.id))
      .limit(shownNotes),
  ])
  return { switched, published }
}
