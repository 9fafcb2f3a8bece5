import { createSnapshots, type SnapshotBase } from '../../db/changes/snapshots.ts'
import { openDb } from '../../db/lazy.ts'
import * as content from '../content/content-snapshot.ts'
import { bodyKey } from '../content/published-story.ts'
import * as flags from '../flags/flag-snapshot.ts'
import * as settings from '../settings/set-snapshot.ts'

/**
 * All site data that staff can change, as every page view reads it. It is one KV entry, so that a
 * new isolate needs one read.
 */
export type SiteSnapshot = SnapshotBase & {
  flags: flags.Snapshot
  settings: settings.Snapshot
  content: content.Snapshot
}

let builtIn: SiteSnapshot | undefined

export const {
  fresh: freshSite,
  hasRead: hasReadSite,
  get: getSite,
  read: readSite,
  publish: publishSite,
  renew: renewSite,
} = createSnapshots<SiteSnapshot>({
  name: 'site',
  isWhole: (stored) =>
    flags.areFlags(stored.flags) &&
    settings.areSettings(stored.settings) &&
    content.isContent(stored.content),
  builtIn: () =>
    (builtIn ??= {
      version: 'built-in',
      flags: flags.builtInFlags(),
      settings: settings.builtInSettings,
      content: content.builtInContent,
      revision: 0,
      takenAtMs: 0,
    }),
  take: async (db, takenAtMs) => {
    const { takeSite } = await import('./take-site.ts')
    return takeSite(await openDb(db), takenAtMs)
  },
  putBeside: async (deps, snapshot, inKv) => {
    const named = content.textsOf(snapshot.content)
    if (named.length === 0) return
    const stored = (await inKv())?.content
    const there = new Set(stored?.hasBodies ? content.textsOf(stored).map(bodyKey) : [])
    const { putBodies } = await import('../content/bodies.ts')
    await putBodies(
      deps,
      named.filter((text) => !there.has(bodyKey(text))),
    )
  },
})
