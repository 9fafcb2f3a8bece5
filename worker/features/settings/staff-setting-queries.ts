import { asc, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import { type SettingKey, settingKeys } from '#contract/settings/setting-keys.ts'
import { settingRow } from '#contract/settings/catalogue.ts'
import type {
  PendingAddress,
  SettingsHistory,
  StaffException,
  StaffSetting,
  StaffSettings,
} from '#contract/staff/settings.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import type { Db } from '../../db/client.ts'
import {
  hoursExceptionsTable as exceptions,
  settingChangesTable as changes,
  settingsTable as settings,
} from '../../db/schema/site/settings.ts'
import { usersTable } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { isUntouched } from './change-sets.ts'
import { proposeHolidays } from './hours/holidays.ts'
import { environmentValues } from './environment-values.ts'
import { pendingAddressKey } from './setting-queries.ts'

type Reads = Pick<Deps, 'db' | 'now' | 'officeAddress' | 'staffLocale' | 'forms' | 'sessionMaxDays'>

/** All settings for staff, from D1. */
export async function listSettings(deps: Reads): Promise<StaffSettings> {
  const { db } = deps
  const today = officeClock(deps.now()).day
  const [rows, days] = await db.batch([
    db
      .select({ ...getTableColumns(settings), email: usersTable.email })
      .from(settings)
      .leftJoin(usersTable, eq(usersTable.id, settings.updatedBy)),
    db
      .select({ ...getTableColumns(exceptions), email: usersTable.email })
      .from(exceptions)
      .leftJoin(usersTable, eq(usersTable.id, exceptions.updatedBy))
      .where(gte(exceptions.lastDay, today))
      .orderBy(asc(exceptions.firstDay), asc(exceptions.id)),
  ])
  const stored = new Map(rows.map((row) => [row.key, row]))
  const operator = environmentValues(deps)
  const shown = settingKeys.map((key) => [key, toSetting(key, stored.get(key), operator[key])])
  const list = days.map(toException)
  return {
    settings: Object.fromEntries(shown) as StaffSettings['settings'],
    exceptions: list,
    proposals: proposeHolidays(list, today),
    pending_address: toPending(stored.get(pendingAddressKey), deps.now()),
  }
}

type Row = typeof settings.$inferSelect & { email: string | null }

function toSetting(key: SettingKey, row: Row | undefined, decided: unknown): StaffSetting {
  const { schema, value, variable = null } = settingRow(key)
  const checked = schema.safeParse(row?.value)
  const [source, now] =
    decided !== undefined
      ? (['operator', decided] as const)
      : checked.success
        ? (['staff', checked.data] as const)
        : (['built-in', value] as const)
  return {
    value: now,
    source,
    variable,
    version: row?.version ?? 0,
    changed_by: row?.email ?? null,
    changed_at: row?.updatedAt ?? null,
  }
}

const toException = (
  row: typeof exceptions.$inferSelect & { email: string | null },
): StaffException => ({
  id: row.id,
  first_day: row.firstDay,
  last_day: row.lastDay,
  intervals: row.intervals,
  labels: row.labels,
  version: row.version,
  changed_by: row.email,
  changed_at: row.updatedAt,
})

export type StoredPendingAddress = { address: string; expires_at: string }

function toPending(row: Row | undefined, now: Date): PendingAddress | null {
  const asked = row?.value as StoredPendingAddress | null | undefined
  if (!row || !asked || asked.expires_at <= now.toISOString()) return null
  return { ...asked, version: row.version }
}

const pageSize = 20

/** Change sets, newest first, 20 per page; `cursor` is the last change of the last set seen. */
export async function listHistory(db: Db, cursor: number | undefined): Promise<SettingsHistory> {
  const last = sql<number>`max(${changes.id})`.as('last')
  const sets = await db
    .select({
      changeSet: changes.changeSet,
      last,
      at: changes.at,
      note: changes.note,
      cause: changes.cause,
      email: usersTable.email,
      canUndo: isUntouched(sql`${changes.changeSet}`),
    })
    .from(changes)
    .leftJoin(usersTable, eq(usersTable.id, changes.actor))
    .where(cursor === undefined ? undefined : lt(changes.id, cursor))
    .groupBy(changes.changeSet)
    .orderBy(desc(last))
    .limit(pageSize + 1)
  const page = sets.slice(0, pageSize)
  const rows = await db
    .select()
    .from(changes)
    .where(
      inArray(
        changes.changeSet,
        page.map((set) => set.changeSet),
      ),
    )
    .orderBy(asc(changes.id))
  return {
    sets: page.map(({ changeSet, at, note, cause, email, canUndo }) => ({
      change_set: changeSet,
      at,
      actor_name: email,
      note,
      cause,
      can_undo: canUndo === 1,
      changes: rows
        .filter((row) => row.changeSet === changeSet)
        .map(({ key, from, to }) => ({ key, from, to })),
    })),
    next: sets.length > pageSize ? (page.at(-1)?.last ?? null) : null,
  }
}
