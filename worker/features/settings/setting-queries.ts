import { asc, gte, sql } from 'drizzle-orm'
import type { HoursException } from '#contract/settings/catalogue.ts'
import { isSettingKey } from '#contract/settings/setting-keys.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { Db } from '../../db/client.ts'
import {
  hoursExceptionsTable,
  settingChangesTable,
  settingsTable,
} from '../../db/schema/site/settings.ts'

export type StoredSettings = {
  /** Values of the settings that are set. */
  values: Partial<Record<string, unknown>>
  /** Current and future special days, latest change last. */
  exceptions: HoursException[]
}

/** Of an address that waits for its emailed link. */
export const pendingAddressKey = 'officeEmail:asked'

/** Change log key of special days. */
export const specialDaysKey = (id: string) => `exception:${id}`

const revision = sql<number>`(select coalesce(max(${settingChangesTable.id}), 0) from ${settingChangesTable})`

/**
 * Everything that is set, special days that are not over, the one set last at the end, and how many changes led there.
 * Reads those rows and one of the trail.
 */
export const setQueries = (db: Db, now: Date) =>
  [
    db.select().from(settingsTable).orderBy(asc(settingsTable.key)),
    db
      .select()
      .from(hoursExceptionsTable)
      .where(gte(hoursExceptionsTable.lastDay, officeClock(now).day))
      .orderBy(asc(hoursExceptionsTable.version)),
    db.select({ revision }).from(sql`(select 1)`),
  ] as const

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect']

export function setOf(
  settings: readonly Row<typeof settingsTable>[],
  exceptions: readonly Row<typeof hoursExceptionsTable>[],
): StoredSettings {
  return {
    values: Object.fromEntries(
      settings.flatMap(({ key, value }) =>
        isSettingKey(key) && value !== null ? [[key, value]] : [],
      ),
    ),
    exceptions: exceptions.map(({ firstDay, lastDay, intervals, labels }) => ({
      first_day: firstDay,
      last_day: lastDay,
      intervals,
      labels,
    })),
  }
}
