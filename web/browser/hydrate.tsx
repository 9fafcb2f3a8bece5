import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type Location, matchRoutes, RouterProvider } from 'react-router'
import { locales } from '#contract/locales.ts'
import { App } from '../app/app.tsx'
import { readBootData } from '../app/boot.ts'
import { hasConsent } from '../app/consent.ts'
import { loadSharedWords } from '../i18n/load-words.ts'
import { preserveInput } from './preserve-input.ts'
import { guardNavigation } from './navigation-guard.ts'
import { loadNewBuild } from './newer-build.ts'
import { createRoutes, isPageReady, loadPage } from '../routes.tsx'
import { keepDrafts } from '../ui/form/draft.ts'

keepDrafts()

let hydration: Promise<void> | undefined

/**
 * Hydrates the page once; concurrent calls share one promise.
 * @throws when code or words do not load; the next call tries again
 */
export function hydrate(): Promise<void> {
  hydration ??= start()
  hydration.catch(() => (hydration = undefined))
  return hydration
}

async function start(): Promise<void> {
  const boot = readBootData()
  const { locale, flags, loaderData, failover } = boot
  const { prefix } = locales[locale]
  const basename = prefix || '/'
  const routes = createRoutes(flags, locale, boot.news !== undefined)
  /** The matched pages of an address as `[id, params]`; the layout around them is always loaded. */
  const pagesAt = (place: Pick<Location, 'pathname'>) =>
    (matchRoutes(routes, place, basename) ?? []).flatMap(({ route: { id }, params }) =>
      id === undefined ? [] : [[id, params] as const],
    )
  const load = (place: Pick<Location, 'pathname'>) =>
    Promise.all(pagesAt(place).map(([id, params]) => loadPage(id, locale, params, boot.news)))

  // Hydration must render the same as the server did, so the page's code and words are loaded first.
  try {
    await Promise.all([loadSharedWords(locale), load(location)])
  } catch (error) {
    if (!mustStay()) await loadNewBuild(location.href, failover)
    throw error
  }

  const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData } })
  const hrefOf = ({ pathname, search, hash }: Location) => pathname + search + hash
  guardNavigation(router, {
    isReady: (to) => pagesAt(to).every(([id, params]) => isPageReady(id, locale, params)),
    load,
    leave: (to) => loadNewBuild(hrefOf(to), failover),
    retry: (to) => void router.navigate(hrefOf(to).slice(prefix.length) || '/'),
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('web/index.html has no #root')
  const restoreInput = preserveInput(root)
  hydrateRoot(
    root,
    <App site={boot} flags={flags}>
      <RouterProvider router={router} />
    </App>,
    {
      // hydration failed and React rendered the page again: restore what was typed
      onRecoverableError(error) {
        restoreInput()
        reportError(error)
      },
    },
  )

  // the browser's prefetching is replaced by the router's: links load on hover or focus
  document.querySelector('[type=speculationrules]')?.remove()
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      // a failure is shown when the link is clicked
      if (link && link.host === location.host) load(link).catch(() => {})
    })
  }

  /** Starts page views and chat. Their code is not even loaded without consent. */
  const afterConsent = () => {
    if (!hasConsent()) return
    void import('./after-consent.ts').then(
      ({ trackVisit }) => trackVisit(router, boot),
      () => {},
    )
  }
  addEventListener('consent', afterConsent)
  afterConsent()
}

/** A reading page works as plain HTML, and typed text must not be lost by a reload. */
const mustStay = () =>
  document.documentElement.dataset.hydrate !== 'now' ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
