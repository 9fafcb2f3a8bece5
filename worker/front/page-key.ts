import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { builtInVersion } from '../features/settings/snapshot.ts'
import { shippedVersion } from '../features/content/snapshot.ts'
import { buildOf, set, settingsVersion } from './page-settings.ts'
import type { PageState } from './page-state.ts'

/** What of a page's state names it. */
type Named = Omit<PageState, 'company' | 'content'> & {
  company: Pick<PageState['company'], 'version'>
  content: Pick<PageState['content'], 'version'>
}

/**
 * The key of a page: one string for all that it is a function of. Another thing that pages come to depend on is one
 * more entry of `versions`.
 */
export function pageKey(env: object, pathname: string, state: Named): string {
  const { origin, currency, past, flags, company, content } = state
  const ofStaff = [versionOfFlags(flags), company.version, content.version]
  const versions = [buildOf(env), ...ofStaff, settingsVersion(env)]
  return JSON.stringify([pathname, origin, currency, past, ...versions])
}

const flagVersions = new WeakMap<FlagValues, string>()

/** The values alone: a flag that is switched off and on again finds the pages of before. */
export function versionOfFlags(flags: FlagValues): string {
  const version = flagVersions.get(flags) ?? flagNames.map((name) => +flags[name]).join('')
  flagVersions.set(flags, version)
  return version
}

/** Flags, company and news as the code has them: pages are rendered ahead for these. */
export const isAsShipped = (env: object, { flags, company, content }: Named): boolean =>
  company.version === builtInVersion &&
  content.version === shippedVersion &&
  set(env, 'SUBMISSION_RETENTION_DAYS') === '' &&
  flagNames.every((name) => flags[name] === flagCatalogue[name].enabled)
