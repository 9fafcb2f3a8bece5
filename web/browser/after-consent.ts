import type { createBrowserRouter } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { createApi } from '../api/client.ts'
import type { ClientConfig } from '../app/boot.ts'
import { showChat, withdrawChat } from './chat.ts'
import { hasConsent } from '../app/consent.ts'
import { trackFormSteps } from './form-steps.ts'
import { pageIdOf } from '../app/page-id.ts'

type Router = ReturnType<typeof createBrowserRouter>

let isFollowing = false
/** The path counted last; a new query or hash on it is not a new page view. */
let counted: string | undefined

/** Counts page views and shows the chat window while consent is given. Further calls have no effect. */
export function trackVisit(router: Router, { chat }: ClientConfig): void {
  if (isFollowing) return
  isFollowing = true
  const look = () => {
    const { navigation, matches, location } = router.state
    if (navigation.state !== 'idle' || !hasConsent()) return
    const page = pageIdOf(matches.at(-1)?.route.id)
    const access = page === 'notFound' ? null : pages[page].access
    if (access === 'public') count(location.pathname)
    if (chat && access !== 'admin' && access !== 'link') showChat(chat)
  }
  const change = () => (hasConsent() ? look() : withdrawChat())
  trackFormSteps(router)
  router.subscribe(look)
  addEventListener('consent', change)
  // consent given or withdrawn in another tab
  addEventListener('storage', change)
  look()
}

function count(pathname: string): void {
  if (pathname === counted) return
  const isFirst = counted === undefined
  counted = pathname
  const { path, locale } = splitLocale(pathname)
  const referrer = isFirst ? foreignOrigin(document.referrer) : null
  const json = { path, locale, ...(referrer !== null && { referrer }) }
  // lost page views are ignored
  const { 'page-views': views } = createApi()
  views.$post({ json }, { init: { keepalive: true } }).catch(() => {})
}

/** The referring origin, if it is another site. */
function foreignOrigin(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, protocol } = new URL(referrer)
  return origin !== location.origin && protocol.startsWith('http') ? origin : null
}
