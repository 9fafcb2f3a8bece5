import type { PreparedCompany } from './company-on.ts'
import type { StoredSettings } from './setting-queries.ts'

/** What staff have set, as every page view reads it; `values` are unchecked (read-values.ts). */
export type Snapshot = StoredSettings & { version: string; ready?: PreparedCompany }

/** The version of a site where staff have set nothing. */
export const builtInVersion = 'built-in'

export const builtInSettings: Snapshot = { version: builtInVersion, values: {}, exceptions: [] }

export const areSettings = ({ values, exceptions }: Snapshot): boolean =>
  Object(values) === values && Array.isArray(exceptions)
