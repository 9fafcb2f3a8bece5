import type { z } from 'zod'
import { settingKeys } from '#contract/settings/setting-keys.ts'
import { HoursException, settingRow, type SettingValues } from '#contract/settings/catalogue.ts'
import { log } from '../../lib/log.ts'
import type { StoredSettings } from './setting-queries.ts'

/** Validated settings; unset or invalid ones have their built-in value. */
export type Settings = SettingValues & { exceptions: HoursException[] }

const known = new WeakMap<StoredSettings, Settings>()

/** Validates once per object: an older or newer Worker may have written another format. */
export function settingsOf(set: StoredSettings): Settings {
  const settings = known.get(set) ?? check(set)
  known.set(set, settings)
  return settings
}

// the entry may be of another version of the Worker
function check({ values = {}, exceptions = [] }: Partial<StoredSettings>): Settings {
  const entries = settingKeys.map((key) => {
    const { schema, value } = settingRow(key)
    return [key, values[key] === undefined ? value : orElse(key, schema, values[key], value)]
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
