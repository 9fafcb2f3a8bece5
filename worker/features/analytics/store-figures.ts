import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '../../db/client.ts'
import {
  formStepsTable,
  missingPathsTable,
  pageRequestsTable,
  pageViewCountsTable,
  referrerCountsTable,
} from '../../db/schema/figures.ts'
import { otherReferrers } from '#contract/analytics/analytics.ts'
import type { CountedFigure, Figure } from './figure.ts'

/** Referring hosts counted by name per day; the others share one row, which bounds the table. */
const hostsADay = 50
/** Missing paths stored per day. */
const missingADay = 200

/** Adds counts with one statement per kind, in one batch. */
export async function storeFigures(db: Db, counted: CountedFigure[]): Promise<void> {
  const statements = (Object.keys(statementOf) as Figure['of'][]).flatMap((kind) => {
    const rows = counted.filter(({ of }) => of === kind)
    return rows.length === 0 ? [] : [statementOf[kind](db, rows)]
  })
  const [first, ...others] = statements
  if (first) await db.batch([first, ...others])
}

const part = (name: string) => sql`value ->> ${`$.${name}`}`

/** SQL rows from the given figures, in a table's column order. `key` is a row's index. */
const given = (rows: CountedFigure[], columns: SQL[], where = sql`true`) =>
  sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where ${where}`

const statementOf: Record<Figure['of'], (db: Db, rows: CountedFigure[]) => BatchItem<'sqlite'>> = {
  views: (db, rows) => {
    const { day, path, locale, views } = pageViewCountsTable
    return db
      .insert(pageViewCountsTable)
      .select(given(rows, [part('day'), part('path'), part('locale'), part('count')]))
      .onConflictDoUpdate({
        target: [day, path, locale],
        set: { views: sql`${views} + excluded.views` },
      })
  },
  requests: (db, rows) => {
    const { day, path, locale, source, count } = pageRequestsTable
    const columns = [part('day'), part('path'), part('locale'), part('source'), part('count')]
    return db
      .insert(pageRequestsTable)
      .select(given(rows, columns))
      .onConflictDoUpdate({
        target: [day, path, locale, source],
        set: { count: sql`${count} + excluded.count` },
      })
  },
  referrers: (db, rows) => {
    const { day, host, locale, count } = referrerCountsTable
    const isKnown = sql`exists (
      select 1 from referrer_counts r where r.day = ${part('day')} and r.host = ${part('host')})`
    const known = sql`(
      select count(distinct r.host) from referrer_counts r where r.day = ${part('day')})`
    const name = sql`case when ${isKnown} or ${known} + key < ${hostsADay}
      then ${part('host')} else ${otherReferrers} end`
    return db
      .insert(referrerCountsTable)
      .select(given(rows, [part('day'), name, part('locale'), part('count')]))
      .onConflictDoUpdate({
        target: [day, host, locale],
        set: { count: sql`${count} + excluded.count` },
      })
  },
  steps: (db, rows) => {
    const { day, form, locale, step, count } = formStepsTable
    const columns = [part('day'), part('form'), part('locale'), part('step'), part('count')]
    return db
      .insert(formStepsTable)
      .select(given(rows, columns))
      .onConflictDoUpdate({
        target: [day, form, locale, step],
        set: { count: sql`${count} + excluded.count` },
      })
  },
  missing: (db, rows) => {
    const { day, path, count } = missingPathsTable
    const hasRoom = sql`(
      exists (select 1 from missing_paths m where m.day = ${part('day')} and m.path = ${part('path')})
      or (select count(*) from missing_paths m where m.day = ${part('day')}) + key < ${missingADay})`
    return db
      .insert(missingPathsTable)
      .select(given(rows, [part('day'), part('path'), part('count')], hasRoom))
      .onConflictDoUpdate({
        target: [day, path],
        set: { count: sql`${count} + excluded.count` },
      })
  },
}
