import { inArray, sql } from 'drizzle-orm'
import {
  hoursExceptionsTable,
  settingChangesTable,
  settingsTable,
} from '../../db/schema/site/settings.ts'
import { createChangeLog, excludedColumns, upsertFromChanges } from '../../db/changes/change-log.ts'
import { pendingAddressKey } from './setting-queries.ts'

/** Change log of settings and special days, saved and undone together. */
export const { carryOut, takeBack, isUntouched, versionOf } = createChangeLog({
  trail: settingChangesTable,
  // confirming an address cannot be undone to a pending state
  undoable: sql`not (c.key = ${pendingAddressKey} and c.cause is 'confirmed')`,
  follow: (db, ofSet) => {
    const isSetting = sql`${ofSet} and c.key not like 'exception:%'`
    const isException = sql`${ofSet} and c.key like 'exception:%'`
    return [
      upsertFromChanges(db, settingsTable, settingChangesTable, isSetting),
      db
        .delete(hoursExceptionsTable)
        .where(
          inArray(
            hoursExceptionsTable.id,
            sql`(select substr(c.key, 11) from setting_changes c where ${isException} and c."to" is null)`,
          ),
        ),
      db
        .insert(hoursExceptionsTable)
        .select(
          sql`select substr(c.key, 11), c."to" ->> 'first_day', c."to" ->> 'last_day',
            c."to" -> 'intervals', c."to" -> 'labels', c.id, c.actor, c.at
            from setting_changes c where ${isException} and c."to" is not null`,
        )
        .onConflictDoUpdate({
          target: hoursExceptionsTable.id,
          set: excludedColumns(
            ...(['first_day', 'last_day', 'intervals', 'labels', 'version'] as const),
            ...(['updated_by', 'updated_at'] as const),
          ),
        }),
    ]
  },
})
