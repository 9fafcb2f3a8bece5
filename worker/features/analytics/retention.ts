import { lt } from 'drizzle-orm'
import { addDays, officeClock } from '#contract/site/office-hours.ts'
import { figureRetentionMonths, missingPathRetentionDays } from '#contract/analytics/analytics.ts'
import {
  formStepsTable,
  missingPathsTable,
  pageRequestsTable,
  pageViewCountsTable,
  referrerCountsTable,
} from '../../db/schema/figures.ts'
import type { Deps } from '../../deps.ts'

/** Deletes figures after 25 months and missing paths after 30 days. Runs daily. */
export async function deleteOldFigures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { day: today } = officeClock(now())
  const first = monthsBefore(today, figureRetentionMonths)
  await db.batch([
    db.delete(pageRequestsTable).where(lt(pageRequestsTable.day, first)),
    db.delete(pageViewCountsTable).where(lt(pageViewCountsTable.day, first)),
    db.delete(referrerCountsTable).where(lt(referrerCountsTable.day, first)),
    db.delete(formStepsTable).where(lt(formStepsTable.day, first)),
    db
      .delete(missingPathsTable)
      .where(lt(missingPathsTable.day, addDays(today, -missingPathRetentionDays))),
  ])
}

function monthsBefore(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}
