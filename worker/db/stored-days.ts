import { sql } from 'drizzle-orm'
import type { SettingKey } from '#contract/settings/setting-keys.ts'

/**
 * A number of days that staff have set, as a part of a statement: what it decides is decided by what D1 holds then, not
 * by a copy of a few seconds ago. `null` where they have not.
 */
export const storedDays = (key: Extract<SettingKey, 'retentionDays' | 'sessionDays'>) =>
  sql<number | null>`(select nullif(cast(value as integer), 0) from settings where key = ${key})`
