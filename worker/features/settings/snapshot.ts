import type { z } from 'zod'
import { isSettingKey, settingKeys } from '#contract/setting-keys.ts'
import { HoursException, settingRow, type SettingValues } from '#contract/settings.ts'
import { dayAfter, officeClock } from '#contract/site/office-hours.ts'
import type { Db } from '../../db/client.ts'
import { createSnapshots, type Taken } from '../../db/snapshots.ts'
import { contentHash } from '../../lib/http/etag.ts'
import { log } from '../../lib/log.ts'
import { listRows } from './queries.ts'

/** What staff have set, as every page view reads it. */
export type Snapshot = Taken & {
  /** Of those that are set. */
  values: Partial<Record<string, unknown>>
  /** Special days that are not over, the one set last at the end. */
  exceptions: HoursException[]
}

export const {
  get: getSettings,
  getCurrent: getCurrentSettings,
  read: readSettings,
  publish: publishSettings,
  renew: renewSettings,
} = createSnapshots<Snapshot>({
  name: 'settings',
  builtIn: { version: 'built-in', values: {}, exceptions: [], revision: 0, takenAtMs: 0 },
  take: async (db: Db, takenAtMs) => {
    // a day more: the office's day begins later than that of UTC
    const since = dayAfter(officeClock(new Date(takenAtMs)).day, -1)
    const { settings, exceptions, revision } = await listRows(db, since)
    const values = Object.fromEntries(
      settings.flatMap(({ key, value }) =>
        isSettingKey(key) && value !== null ? [[key, value]] : [],
      ),
    )
    const days = exceptions
      .toSorted((one, other) => one.version - other.version)
      .map(({ firstDay, lastDay, intervals, labels }) => ({
        first_day: firstDay,
        last_day: lastDay,
        intervals,
        labels,
      }))
    const version = await contentHash(JSON.stringify([values, days]))
    return { version, values, exceptions: days, revision, takenAtMs }
  },
})

/** Settings as code may rely on them: what is unset or wrong has its built-in value. */
export type Settings = SettingValues & { exceptions: HoursException[] }

const known = new WeakMap<Snapshot, Settings>()

/** Checked once per snapshot. Nobody can store a wrong value, but an older or newer Worker may have meant another. */
export function settingsOf(snapshot: Snapshot): Settings {
  const settings = known.get(snapshot) ?? check(snapshot)
  known.set(snapshot, settings)
  return settings
}

// as KV has it: another version of the Worker may have written it
function check({ values = {}, exceptions = [] }: Partial<Snapshot>): Settings {
  const entries = settingKeys.map((key) => {
    const row = settingRow(key)
    return [
      key,
      values[key] === undefined ? row.value : orElse(key, row.schema, values[key], row.value),
    ]
  })
  return {
    ...(Object.fromEntries(entries) as SettingValues),
    exceptions: exceptions.filter((days) => orElse('exceptions', HoursException, days, null)),
  }
}

function orElse<Value>(key: string, schema: z.ZodType, stored: unknown, value: Value) {
  const checked = schema.safeParse(stored)
  if (checked.success) return checked.data
  const detail = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  log('error', 'A stored setting is wrong', { area: 'settings', key, detail: detail.join('; ') })
  return value
}
