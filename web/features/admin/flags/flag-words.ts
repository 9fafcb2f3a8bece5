import { flagCatalogue, type FlagName } from '#contract/flags.ts'
import type { Flag } from '#contract/flag-calls.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { flagTitle } from '../../../app/flag-title.ts'

export const isKnownFlag = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)

export const flagTitles = (names: readonly string[]): string => names.map(flagTitle).join(', ')

/** Staff's description of a flag, or the built-in one in the page's language. */
export function flagDescription(
  { name, description }: Pick<Flag, 'name' | 'description'>,
  words: TranslationFunctions['simpleAdmin']['description'],
): string {
  return isKnownFlag(name) && description === flagCatalogue[name].description
    ? words[name]()
    : description
}

/** Name of the actor: an email address, the simple admin page, or a deleted account. */
export const actorName = (
  name: string | null,
  words: TranslationFunctions['staffPortal']['flag'],
): string => (name === 'simple-admin' ? words.simpleAdmin() : (name ?? words.formerUser()))
