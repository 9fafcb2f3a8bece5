import { splitLocale } from '#contract/locales.ts'
import type { FrontDeps } from '../front/front-deps.ts'
import { type KeptPage, keptPage } from '../front/kept-page.ts'
import { keepPage } from '../front/kept-pages.ts'
import { pageKey, type PageState } from '../front/page-key.ts'
import { finishPage } from './finished-page.ts'
import { renderer } from './renderer.ts'
import { currentShell } from './shell.ts'

/**
 * Renders a page that all its visitors share, and keeps it. React is all that it loads: such a page asks no API, so the
 * app is not needed for it.
 * @param pathname as we write it (`ownPage`); a language that is on
 * @returns nothing where it is no such page, and the app has to say what it is
 */
export async function renderShared(
  env: Env,
  deps: FrontDeps,
  pathname: string,
  state: PageState,
): Promise<KeptPage | undefined> {
  const { flags, company, content, ...site } = state
  const [shell, { renderApp }, { services, opening }] = await Promise.all([
    currentShell(env.ASSETS, site.origin),
    renderer(),
    deps.services(flags),
  ])
  const { locale } = splitLocale(pathname)
  const request = new Request(site.origin + pathname)
  const told = {
    ...site,
    locale,
    company: await company.in(locale),
    news: await content.for(pathname, flags),
    texts: content.textsIn(locale),
  }
  const rendered = await renderApp(request, told, flags, { services })
  if (rendered instanceof Response || rendered.status !== 200 || !rendered.isCanonical) return
  const { facts, body } = finishPage(shell, rendered, { opening })
  const page = await keptPage(facts, body)
  keepPage(env, deps, pageKey(env, pathname, state), page)
  return page
}
