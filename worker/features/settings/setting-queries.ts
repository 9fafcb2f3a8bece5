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

/** Key of an unconfirmed office address. */
export const pendingAddressKey = 'officeEmail:asked'

/** Change log key of special days. */
export const specialDaysKey = (id: string) => `exception:${id}`

const revision = sql<number>`(select coalesce(max(${settingChangesTable.id}), 0) from ${settingChangesTable})`

/** All set values, current special days and the number of changes. */
export async function listSetValues(
  db: Db,
  now: Date,
): Promise<StoredSettings & { revision: number }> {
  const today = officeClock(now).day
  const [settings, exceptions, [last]] = await db.batch([
    db.select().from(settingsTable).orderBy(asc(settingsTable.key)),
    db
      .select()
      .from(hoursExceptionsTable)
      .where(gte(hoursExceptionsTable.lastDay, today))
      .orderBy(asc(hoursExceptionsTable.version)),
    db.select({ revision }).from(sql`(select 1)`),
  ])
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
    revision: last?.revision ?? 0,
  }
}
