import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type Location, matchRoutes, RouterProvider } from 'react-router'
import { locales } from '#contract/locales.ts'
import { App } from '../app/app.tsx'
import { readBoot } from '../app/boot.ts'
import { hasConsent } from '../app/consent.ts'
import { loadSharedWords } from '../i18n/load-words.ts'
import { rememberControls } from './carry-over.ts'
import { guardNavigation } from './navigation-guard.ts'
import { leaveOldBuild } from './newer-build.ts'
import { createRoutes, isPageReady, loadPage } from '../routes.tsx'
import { keepDrafts } from '../ui/form/draft.ts'

keepDrafts()

let hydration: Promise<void> | undefined

/**
 * Hydrates the page: once, however often it is asked.
 * @throws when code or words do not load; asking again tries again
 */
export function hydrate(): Promise<void> {
  hydration ??= start()
  hydration.catch(() => (hydration = undefined))
  return hydration
}

async function start(): Promise<void> {
  const boot = readBoot()
  const { locale, flags, loaderData, failover } = boot
  const { prefix } = locales[locale]
  const basename = prefix || '/'
  const routes = createRoutes(flags, locale, boot.news !== undefined)
  /** The pages of an address, as `[id, params]`: the frame around them is always here. */
  const pagesAt = (place: Pick<Location, 'pathname'>) =>
    (matchRoutes(routes, place, basename) ?? []).flatMap(({ route: { id }, params }) =>
      id === undefined ? [] : [[id, params] as const],
    )
  const load = (place: Pick<Location, 'pathname'>) =>
    Promise.all(pagesAt(place).map(([id, params]) => loadPage(id, locale, params, boot.news)))

  // The first render must find what the server had: the page's code and words, loaded before React starts.
  try {
    await Promise.all([loadSharedWords(locale), load(location)])
  } catch (error) {
    if (!mustStay()) await leaveOldBuild(location.href, failover)
    throw error
  }

  const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData } })
  const hrefOf = ({ pathname, search, hash }: Location) => pathname + search + hash
  guardNavigation(router, {
    isReady: (to) => pagesAt(to).every(([id, params]) => isPageReady(id, locale, params)),
    load,
    leave: (to) => leaveOldBuild(hrefOf(to), failover),
    retry: (to) => void router.navigate(hrefOf(to).slice(prefix.length) || '/'),
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('web/index.html has no #root')
  const carryOver = rememberControls(root)
  hydrateRoot(
    root,
    <App site={boot} flags={flags}>
      <RouterProvider router={router} />
    </App>,
    {
      // the page was not as the server sent it: what React made again instead stands there by now
      onRecoverableError(error) {
        carryOver()
        reportError(error)
      },
    },
  )

  // from here on the page shows the next one by itself: what is pointed at is here before the click
  document.querySelector('[type=speculationrules]')?.remove()
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, ({ target }) => {
      const link = target instanceof Element && target.closest('a')
      // what does not come is asked for again by the click, which says so
      if (link && link.host === location.host) load(link).catch(() => {})
    })
  }

  /** Page views and chat: not even their code is loaded without consent. What is lost is lost. */
  const afterConsent = () => {
    if (!hasConsent()) return
    void import('./after-consent.ts').then(
      ({ follow }) => follow(router, boot),
      () => {},
    )
  }
  addEventListener('consent', afterConsent)
  afterConsent()
}

/** A page that is read works as plain HTML, and what someone has typed into it is theirs. */
const mustStay = () =>
  document.documentElement.dataset.hydrate !== 'now' ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
