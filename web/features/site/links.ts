import type { FlagName } from '../../../worker/contract/flags.ts'
import { isPageOn, type PageId, pages } from '../../../worker/contract/pages.ts'
import type { FlagValues } from '../../../worker/contract/flags.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'

export type SiteLink = { to: string; label: string }

type NavWord = keyof TranslationFunctions['nav'] & keyof TranslationFunctions['footer']

/** Sections of the home page that other pages may point to, with the flag that shows each. */
export const homeSections = [
  { id: 'products', flag: 'products', word: 'products' },
  { id: 'services', flag: 'services', word: 'services' },
  { id: 'brand-story', flag: 'brand_story', word: 'brandStory' },
  { id: 'contact', flag: 'contact', word: 'contact' },
] as const satisfies { id: string; flag: FlagName; word: NavWord }[]

/** Links to the home page's sections that are on. */
export const sectionLinks = (flags: FlagValues, words: Record<NavWord, () => string>): SiteLink[] =>
  homeSections
    .filter(({ flag }) => flags[flag])
    .map(({ id, word }) => ({ to: `/#${id}`, label: words[word]() }))

/** Links to the pages that are on. */
export const pageLinks = (
  ids: (PageId & keyof TranslationFunctions['nav'])[],
  flags: FlagValues,
  LL: TranslationFunctions,
): SiteLink[] =>
  ids.filter((id) => isPageOn(id, flags)).map((id) => ({ to: pages[id].path, label: LL.nav[id]() }))
