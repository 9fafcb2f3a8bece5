import { activeLocales, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import type { FlagValues } from '#contract/flags.ts'
import { flagValues } from '../features/flags/snapshot.ts'
import { contentNow } from '../features/content/content-now.ts'
import { companyNow } from '../features/settings/company-now.ts'
import { pageInMemory } from '../front/kept-pages.ts'
import { pageKey } from '../front/page-key.ts'
import { locate } from '../lib/http/locate.ts'
import { log } from '../lib/log.ts'
import type { Pages } from '../pages.ts'
import { servicesOf } from './services.ts'
import { renderShared } from './shared-page.ts'

/** The pages that most visits begin with. One takes 2 to 5 ms of CPU. */
const mostPages = 24

/**
 * Renders pages under changed flags before a visitor asks for them, after the answer to who changed them: for this
 * location, and the currency of who is here. Pages that are known already (a flag was switched back) cost nothing, and
 * what fails is left to its visitor.
 */
export const renderAhead: Pages['renderAhead'] = async ({ env, deps, request }, changed) => {
  try {
    const flags = flagValues(changed)
    const { currency } = locate(request)
    const [company, content] = await Promise.all([companyNow(deps), contentNow(deps)])
    const past = content.past()
    const state = { origin: deps.origin, currency, past, flags, company, content }
    const services = servicesOf(deps, flags)
    const given = { ...deps, services: async () => services }
    for (const path of firstPages(flags)) {
      if (!pageInMemory(pageKey(env, path, state))) await renderShared(env, given, path, state)
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
