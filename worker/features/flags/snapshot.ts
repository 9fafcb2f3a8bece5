import type { Flag, FlagList } from '#contract/flag-calls.ts'
import {
  activeLocales,
  defaultLocale,
  type Locale,
  localize,
  splitLocale,
} from '#contract/locales.ts'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { type LazyDb, openDb } from '../../db/lazy.ts'
import { createSnapshots, type SnapshotBase } from '../../db/changes/snapshots.ts'
import type { Deps } from '../../deps.ts'
import { contentHash } from '../../lib/http/etag.ts'

export type Snapshot = FlagList & SnapshotBase

type Reads = Pick<Deps, 'kv' | 'now'> & { db: LazyDb }

let builtIn: Snapshot | undefined

function builtInSnapshot(): Snapshot {
  return (builtIn ??= {
    version: 'built-in',
    flags: flagNames.toSorted().map((name) => ({
      id: name,
      name,
      enabled: flagCatalogue[name].enabled,
      description: flagCatalogue[name].description,
      group: flagCatalogue[name].group,
      updated_at: new Date(0).toISOString(),
    })),
    revision: 0,
    takenAtMs: 0,
  })
}

export const {
  fresh: freshSnapshot,
  hasRead: hasReadFlags,
  get: getSnapshot,
  getCurrent,
  read: readSnapshot,
  publish: publishSnapshot,
  renew: renewSnapshot,
} = createSnapshots<Snapshot>({
  name: 'flags',
  isWhole: ({ flags }) =>
    flags.every(({ name, enabled }) => typeof name === 'string' && typeof enabled === 'boolean'),
  builtIn: builtInSnapshot,
  take: async (db, takenAtMs) => {
    const { listFlags } = await import('./flag-queries.ts')
    const { flags, revision } = await listFlags(await openDb(db))
    return { version: await contentHash(JSON.stringify(flags)), flags, revision, takenAtMs }
  },
})

/**
 * URL of a page for a mail in a language. Uses the default language if the language is switched
 * off.
 */
export async function pageLink(
  deps: Reads & Pick<Deps, 'origin'>,
  path: string,
  locale: Locale,
): Promise<string> {
  const isOpen = activeLocales(flagValues(await readSnapshot(deps))).includes(locale)
  return deps.origin + localize(path, isOpen ? locale : defaultLocale)
}

/**
 * Replaces the language of a URL in an older mail if that language is now switched off. Other URLs
 * stay unchanged.
 */
export async function activeLanguageLink(
  deps: Reads & Pick<Deps, 'origin'>,
  link: string,
): Promise<string> {
  const url = new URL(link)
  const { locale, path } = splitLocale(url.pathname)
  if (url.origin !== deps.origin || locale === defaultLocale) return link
  const page = await pageLink(deps, path, locale)
  return page === url.origin + url.pathname ? link : page + url.search + url.hash
}

const valuesOf = new WeakMap<Flag[], FlagValues>()

/** Values by flag; defaults for flags missing in D1. */
export function flagValues({ flags }: Pick<FlagList, 'flags'>): FlagValues {
  const known = valuesOf.get(flags) ?? computeValues(flags)
  valuesOf.set(flags, known)
  return known
}

function computeValues(flags: Flag[]): FlagValues {
  const stored = new Map(flags.map(({ name, enabled }) => [name, enabled]))
  const entries = flagNames.map((name) => [name, stored.get(name) ?? flagCatalogue[name].enabled])
  return Object.fromEntries(entries) as FlagValues
}
