import { activeLocales, type Locale, localize } from '#contract/locales.ts'
import { pastStories } from '#contract/past-stories.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import type { FlagValues } from '#contract/flags.ts'
import { flagValues } from '../features/flags/snapshot.ts'
import { keptPage } from '../front/kept-page.ts'
import { keepPage, pageInMemory } from '../front/kept-pages.ts'
import { pageKey } from '../front/page-key.ts'
import { locate } from '../lib/http/locate.ts'
import { log } from '../lib/log.ts'
import type { Pages } from '../pages.ts'
import { finishPage } from './finished-page.ts'
import { renderer } from './renderer.ts'
import { servicesOf } from './services.ts'
import { currentShell } from './shell.ts'

/** The pages that most visits begin with. One takes 2 to 5 ms of CPU. */
const mostPages = 24

/**
 * Renders pages under changed flags before a visitor asks for them, after the answer to who changed them: for this
 * location, and the currency of who is here. Pages that are known already (a flag was switched back) cost nothing, and
 * one that fails is left to its visitor.
 */
export const renderAhead: Pages['renderAhead'] = async ({ env, deps, request }, changed) => {
  try {
    const flags = flagValues(changed)
    const { currency } = locate(request)
    const past = pastStories(deps.now())
    const { services, opening } = servicesOf(deps, flags)
    const [shell, { renderApp }] = await Promise.all([
      currentShell(env.ASSETS, deps.origin),
      renderer(),
    ])
    for (const { path, locale } of firstPages(flags)) {
      const site = { locale, origin: deps.origin, currency, past }
      const key = pageKey(env, path, { ...site, flags })
      if (pageInMemory(key)) continue
      const address = new Request(deps.origin + path)
      const rendered = await renderApp(address, site, flags, { services })
      if (rendered instanceof Response || rendered.status !== 200) continue
      const { facts, body } = finishPage(shell, rendered, { opening })
      keepPage(env, deps, key, await keptPage(facts, body))
    }
  } catch (cause) {
    log('warn', 'Pages are not rendered ahead', { area: 'pages', cause })
  }
}

/** Home in every language, then the next page in every language, and so on. */
function firstPages(flags: FlagValues): { path: string; locale: Locale }[] {
  const locales = activeLocales(flags)
  return indexedPages(flags)
    .flatMap(({ path }) => locales.map((locale) => ({ path: localize(path, locale), locale })))
    .slice(0, mostPages)
}
