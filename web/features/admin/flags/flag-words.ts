import { flagCatalogue, type FlagName } from '#contract/flags.ts'
import type { Flag } from '#contract/flag-calls.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { flagTitle } from '../../../app/flag-title.ts'

export const isKnownFlag = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)

export const flagTitles = (names: readonly string[]): string => names.map(flagTitle).join(', ')

/** Staff's own description if there is one, else ours in the reader's language. */
export function flagDescription(
  { name, description }: Pick<Flag, 'name' | 'description'>,
  words: TranslationFunctions['simpleAdmin']['description'],
): string {
  return isKnownFlag(name) && description === flagCatalogue[name].description
    ? words[name]()
    : description
}

/** Who did something: an address, the simple admin screen, or an account that is gone. */
export const actorWords = (
  name: string | null,
  words: TranslationFunctions['staffPortal']['flag'],
): string => (name === 'simple-admin' ? words.simpleAdmin() : (name ?? words.formerUser()))
