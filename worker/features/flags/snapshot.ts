import {
  activeLocales,
  defaultLocale,
  type Locale,
  localize,
  splitLocale,
} from '#contract/locales.ts'
import type { LazyDb } from '../../db/lazy.ts'
import type { Deps } from '../../deps.ts'
import { getSite, readSite } from '../site/snapshot.ts'
import { flagValues, type Snapshot } from './flag-snapshot.ts'

export { flagValues }

type Reads = Pick<Deps, 'kv' | 'now'> & { db: LazyDb }

/** @throws a database error when there is no snapshot younger than five minutes and D1 fails */
export const getSnapshot = async (deps: Reads): Promise<Snapshot> => (await getSite(deps)).flags

/** For what must always answer: with KV and D1 down as last known, else as built in. */
export const readSnapshot = async (deps: Reads): Promise<Snapshot> => (await readSite(deps)).flags

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
