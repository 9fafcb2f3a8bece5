import { openDb } from '../../db/lazy.ts'
import { createSnapshots, type SnapshotBase } from '../../db/changes/snapshots.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { PreparedCompany } from './company-on.ts'
import type { StoredSettings } from './setting-queries.ts'

/** Snapshot of the settings; `values` are not validated (read-values.ts). */
export type Snapshot = SnapshotBase & StoredSettings & { ready?: PreparedCompany }

/** Version while staff have set nothing. */
const builtInVersion = 'built-in'

export const {
  fresh: freshSettings,
  get: getSettings,
  getCurrent: getCurrentSettings,
  read: readSettings,
  publish: publishSettings,
  renew: renewSettings,
} = createSnapshots<Snapshot>({
  name: 'settings',
  isWhole: ({ values, exceptions }) => Object(values) === values && Array.isArray(exceptions),
  builtIn: () => ({
    version: builtInVersion,
    values: {},
    exceptions: [],
    revision: 0,
    takenAtMs: 0,
  }),
  take: async (db, takenAtMs) => {
    const { listSetValues } = await import('./setting-queries.ts')
    const { values, exceptions, revision } = await listSetValues(
      await openDb(db),
      new Date(takenAtMs),
    )
    const isBuiltIn = Object.keys(values).length === 0 && exceptions.length === 0
    const version = isBuiltIn
      ? builtInVersion
      : await contentHash(JSON.stringify([values, exceptions]))
    const { prepareCompany } = await import('./company-on.ts')
    const set = { values, exceptions }
    const ready = prepareCompany(new Date(takenAtMs), set)
    return { version, ...set, ready, revision, takenAtMs }
  },
})
