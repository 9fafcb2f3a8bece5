import { activeLocales, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import type { FlagValues } from '#contract/flags.ts'
import { sharedPage } from '../front/kept-pages.ts'
import { pageState } from '../front/page-state.ts'
import { log } from '../lib/log.ts'
import type { Pages } from '../pages.ts'
import { servicesOf } from './services.ts'

/** The pages that most visits begin with. One takes 2 to 5 ms of CPU. */
const mostPages = 24

/**
 * Renders changed pages before a visitor asks for them, after the answer to who changed them: for this location, and
 * the currency of who is here. Pages that are known already (a flag was switched back) are not rendered, and what fails
 * is left to its visitor.
 */
export const renderAhead: Pages['renderAhead'] = async ({ env, deps, request }) => {
  try {
    const state = await pageState(deps, request)
    const { defer } = deps
    const services = async () => servicesOf(deps, state.flags)
    for (const pathname of firstPages(state.flags)) {
      await sharedPage(env, { defer, services }, { pathname, state })
    }
  } catch (cause) {
    log('warn', 'Pages are not rendered ahead', { area: 'pages', cause })
  }
}

/** Home in every language, then the next page in every language, and so on. */
const firstPages = (flags: FlagValues): string[] =>
  indexedPages(flags)
    .flatMap(({ path }) => activeLocales(flags).map((locale) => localize(path, locale)))
    .slice(0, mostPages)
