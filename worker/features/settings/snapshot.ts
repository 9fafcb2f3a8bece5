import { opened } from '../../db/lazy.ts'
import { createSnapshots, type Taken } from '../../db/changes/snapshots.ts'
import { contentHash } from '../../lib/http/etag.ts'
import type { ReadyCompany } from './company-in.ts'
import type { SetValues } from './setting-queries.ts'

/** Snapshot of the settings; `values` are not validated (read-values.ts). */
export type Snapshot = Taken & SetValues & { ready?: ReadyCompany }

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
    const { listSet } = await import('./setting-queries.ts')
    const { values, exceptions, revision } = await listSet(await opened(db), new Date(takenAtMs))
    const isBuiltIn = Object.keys(values).length === 0 && exceptions.length === 0
    const version = isBuiltIn
      ? builtInVersion
      : await contentHash(JSON.stringify([values, exceptions]))
    const { readyOn } = await import('./company-in.ts')
    const set = { values, exceptions }
    const ready = readyOn(new Date(takenAtMs), set)
    return { version, ...set, ready, revision, takenAtMs }
  },
})
