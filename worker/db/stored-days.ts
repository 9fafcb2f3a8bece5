import { sql } from 'drizzle-orm'
import type { SettingKey } from '#contract/settings/setting-keys.ts'

/**
 * SQL: days stored for a setting, `null` when unset. Reads D1 instead of a cached snapshot, because
 * deletion depends on it.
 */
export const storedDaysSql = (key: Extract<SettingKey, 'retentionDays' | 'sessionDays'>) =>
  sql<number | null>`(select nullif(cast(value as integer), 0) from settings where key = ${key})`
