import { asc, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  hoursExceptionsTable,
  settingChangesTable,
  settingsTable,
} from '../../db/schema/settings.ts'

export type SettingRow = typeof settingsTable.$inferSelect
export type ExceptionRow = typeof hoursExceptionsTable.$inferSelect

/** Of an address that waits for its mailed link. */
export const askedAddressKey = 'officeEmail:asked'

/** What the trail calls a row of special days. */
export const exceptionKey = (id: string) => `exception:${id}`

const revision = sql<number>`(select coalesce(max(${settingChangesTable.id}), 0) from ${settingChangesTable})`

/** Everything that is set, special days from a day on, and how many changes led there. Reads those rows and one of the trail. */
export async function listRows(
  db: Db,
  since: string,
): Promise<{ settings: SettingRow[]; exceptions: ExceptionRow[]; revision: number }> {
  const [settings, exceptions, [last]] = await db.batch([
    db.select().from(settingsTable).orderBy(asc(settingsTable.key)),
    db
      .select()
      .from(hoursExceptionsTable)
      .where(gte(hoursExceptionsTable.lastDay, since))
      .orderBy(asc(hoursExceptionsTable.firstDay), asc(hoursExceptionsTable.id)),
    db.select({ revision }).from(sql`(select 1)`),
  ])
  return { settings, exceptions, revision: last?.revision ?? 0 }
}
