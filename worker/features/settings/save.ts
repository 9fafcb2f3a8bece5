import { eq, inArray, sql } from 'drizzle-orm'
import type { VersionConflict } from '#contract/errors.ts'
import { isSettingKey } from '#contract/settings/setting-keys.ts'
import type { HoursException } from '#contract/settings/catalogue.ts'
import type { ExceptionChange, SettingChange, SettingsChange } from '#contract/staff/settings.ts'
import {
  hoursExceptionsTable,
  settingChangesTable as trail,
  settingsTable,
} from '../../db/schema/site/settings.ts'
import { usersTable } from '../../db/schema/users.ts'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../lib/http/problem.ts'
import { assertProof, type SignedIn } from '../auth/guard.ts'
import { deliverSoon } from '../outbox/enqueue.ts'
import type { Change } from '../../db/changes/change-log.ts'
import { carryOut, takeBack, versionOf } from './change-sets.ts'
import { isGuarded, queueGuardedNotices } from './mails.ts'
import { environmentValues } from './environment-values.ts'
import { pendingAddressKey, specialDaysKey } from './setting-queries.ts'

type Given = { key: string; value: unknown; version: number }

/**
 * Saves settings and special days as one change set. Values equal to the current ones are skipped.
 * @returns the change set id; `null` when nothing changed
 * @throws Failure `settings/version-conflict` with both values, `settings/locked`,
 * `account/proof-needed`
 */
export async function saveSettings(
  deps: Deps,
  { settings = [], exceptions = [], note }: SettingsChange,
  who: SignedIn,
): Promise<string | null> {
  const given = [...settings.map(ofSetting), ...exceptions.map(ofException)]
  const current = await readCurrent(deps.db, given)
  const wanted = given.filter(({ key, value }) => !isSame(current.get(key)?.value ?? null, value))
  if (wanted.length === 0) return null
  await assertSettingsChangeAllowed(
    deps,
    wanted.map(({ key }) => key),
    who,
  )
  assertUnchanged(wanted, current)
  const changes = wanted.map(({ key, value, version }): Change => ({
    key,
    from: current.get(key)?.value ?? null,
    to: value,
    version,
  }))
  const notices: { id: string }[] = []
  const author = { actor: who.actor, now: deps.now(), note }
  const changeSet = await carryOut(deps.db, changes, author, async (set) => {
    const mails = await queueGuardedNotices(deps, { changes, who: who.email }, set)
    notices.push(...mails)
    return mails.map(({ statement }) => statement)
  })
  if (changeSet === null) {
    assertUnchanged(wanted, await readCurrent(deps.db, wanted))
    throw new Failure('settings/version-conflict')
  }
  deliverSoon(
    deps,
    notices.map(({ id }) => id),
  )
  return changeSet
}

/**
 * Reverts a change set.
 * @throws Failure `request/not-found`, `settings/version-conflict` when a part has changed since,
 * `settings/locked`, `account/proof-needed`
 */
export async function undoSettings(
  deps: Deps,
  undone: string,
  note: string | undefined,
  who: SignedIn,
): Promise<string> {
  const rows = await deps.db.select().from(trail).where(eq(trail.changeSet, undone))
  if (rows.length === 0) throw new Failure('request/not-found')
  await assertSettingsChangeAllowed(
    deps,
    rows.map(({ key }) => key),
    who,
  )
  const changes = rows.map(({ key, from, to }) => ({ key, from: to, to: from }))
  const notices: { id: string }[] = []
  const author = { actor: who.actor, now: deps.now(), note }
  const changeSet = await takeBack(deps.db, undone, author, async (set) => {
    const mails = await queueGuardedNotices(deps, { changes, who: who.email }, set)
    notices.push(...mails)
    return mails.map(({ statement }) => statement)
  })
  if (changeSet === null) throw new Failure('settings/version-conflict')
  deliverSoon(
    deps,
    notices.map(({ id }) => id),
  )
  return changeSet
}

const ofSetting = ({ key, value, version }: SettingChange): Given => ({ key, value, version })
const ofException = ({ id, value, version }: ExceptionChange): Given => ({
  key: specialDaysKey(id),
  value,
  version,
})

/** @throws Failure `settings/locked`, `account/proof-needed` */
export async function assertSettingsChangeAllowed(
  deps: Deps,
  keys: readonly string[],
  { caller }: SignedIn,
): Promise<void> {
  const locked = environmentValues(deps)
  if (keys.some((key) => isSettingKey(key) && locked[key] !== undefined)) {
    throw new Failure('settings/locked')
  }
  if (keys.some((key) => isGuarded(key) || key === pendingAddressKey)) {
    assertProof({ caller }, deps.now())
  }
}

type Current = Pick<VersionConflict, 'version' | 'changed_by' | 'changed_at'> & { value: unknown }

/** Current values and versions; a deleted row has its last change's version. */
async function readCurrent(db: Db, given: readonly Given[]): Promise<Map<string, Current>> {
  const keys = given.map(({ key }) => key)
  const ids = keys.filter((key) => key.startsWith('exception:')).map((key) => key.slice(10))
  const names = sql`(select value from json_each(${JSON.stringify(keys)}))`
  const [settings, exceptions, last] = await db.batch([
    db
      .select()
      .from(settingsTable)
      .where(sql`${settingsTable.key} in ${names}`),
    db.select().from(hoursExceptionsTable).where(inArray(hoursExceptionsTable.id, ids)),
    db
      .select({ key: trail.key, version: trail.id, at: trail.at, email: usersTable.email })
      .from(sql`json_each(${JSON.stringify(keys)}) as asked`)
      .innerJoin(trail, sql`${trail.id} = ${versionOf(sql`asked.value`)}`)
      .leftJoin(usersTable, eq(usersTable.id, trail.actor)),
  ])
  const values = new Map<string, unknown>([
    ...settings.map(({ key, value }) => [key, value] as const),
    ...exceptions.map((row) => [specialDaysKey(row.id), toException(row)] as const),
  ])
  return new Map(
    last.map(({ key, version, at, email }) => [
      key,
      { value: values.get(key) ?? null, version, changed_by: email, changed_at: at },
    ]),
  )
}

const toException = (row: typeof hoursExceptionsTable.$inferSelect): HoursException => ({
  first_day: row.firstDay,
  last_day: row.lastDay,
  intervals: row.intervals,
  labels: row.labels,
})

/** @throws Failure `settings/version-conflict` with the requested and the current value */
function assertUnchanged(wanted: readonly Given[], current: Map<string, Current>): void {
  const nothing = { value: null, version: 0, changed_by: null, changed_at: null }
  const conflicts = wanted.flatMap(({ key, value: yours, version: seen }): VersionConflict[] => {
    const { value: theirs, ...since } = current.get(key) ?? nothing
    return since.version === seen ? [] : [{ key, yours, theirs, ...since }]
  })
  if (conflicts.length > 0) throw new Failure('settings/version-conflict', undefined, { conflicts })
}

/** Compares independently of key order. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
