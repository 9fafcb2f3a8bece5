import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { locales } from '../worker/contract/locales.ts'
import { App } from './app.tsx'
import { readBoot } from './boot.ts'
import { hasConsent } from './consent.ts'
import { loadSharedWords } from './i18n/load-words.ts'
import { createRoutes, loadPage } from './routes.tsx'

const boot = readBoot()
const { locale, origin, currency, flags, loaderData } = boot
const basename = locales[locale].prefix || '/'
const routes = createRoutes(flags, locale)

// The first render must find what the server had: the page's code and words, loaded before React starts.
const shown = matchRoutes(routes, location, basename) ?? []
await Promise.all([
  loadSharedWords(locale),
  ...shown.map(async ({ route, params }) => {
    if (route.id === undefined || typeof route.lazy !== 'function') return
    const [code] = await Promise.all([route.lazy(), loadPage(route.id, locale, params)])
    Object.assign(route, code)
    delete route.lazy
  }),
])

// After a deployment the old code's files are gone: the new page brings the new ones. If it is the origin that is
// gone, the page comes from the other one.
addEventListener('vite:preloadError', async () => {
  const other = boot.failover?.find((known) => known !== location.origin)
  const isGone =
    other &&
    !(await fetch('/robots.txt').then(
      ({ ok }) => ok,
      () => false,
    ))
  if (isGone) location.assign(location.href.replace(location.origin, other))
  else location.reload()
})

const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData } })
const root = document.getElementById('root')
if (!root) throw new Error('web/index.html has no #root')
hydrateRoot(
  root,
  <App site={{ locale, origin, currency }} flags={flags}>
    <RouterProvider router={router} />
  </App>,
)

/** Page views and chat: not even their code is loaded without consent. */
function afterConsent(): void {
  if (hasConsent()) void import('./after-consent.ts').then(({ follow }) => follow(router, boot))
}
addEventListener('consent', afterConsent)
afterConsent()
