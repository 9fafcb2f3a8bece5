import { homeSections } from '#contract/site/navigation.ts'
import { isPageOn, type PageId, pages } from '#contract/pages.ts'
import type { SentFlags } from '#contract/flags.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'

export type SiteLink = { to: string; label: string }

type NavWord = keyof TranslationFunctions['nav'] & keyof TranslationFunctions['footer']

export const sectionLinks = (flags: SentFlags, words: Record<NavWord, () => string>): SiteLink[] =>
  homeSections
    .filter(({ flag }) => flags[flag])
    .map(({ id, word }) => ({ to: `/#${id}`, label: words[word]() }))

export const pageLinks = (
  ids: readonly (PageId & keyof TranslationFunctions['nav'])[],
  flags: SentFlags,
  LL: TranslationFunctions,
): SiteLink[] =>
  ids.filter((id) => isPageOn(id, flags)).map((id) => ({ to: pages[id].path, label: LL.nav[id]() }))
