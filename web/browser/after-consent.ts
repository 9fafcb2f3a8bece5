import type { createBrowserRouter } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { createApi } from '../api/client.ts'
import type { Services } from '../app/boot.ts'
import { showChat, withdrawChat } from './chat.ts'
import { hasConsent } from '../app/consent.ts'
import { followForms } from './form-steps.ts'
import { pageIdOf } from '../app/page-id.ts'

type Router = ReturnType<typeof createBrowserRouter>

let isFollowing = false
/** The page that was counted last: a new query or hash is still the same page. */
let counted: string | undefined

/**
 * Counts the page that is open and each one that follows, and shows the chat window, for as long as consent stands.
 * Loaded with the first consent; further calls change nothing.
 */
export function follow(router: Router, { chat }: Services): void {
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
  followForms(router)
  router.subscribe(look)
  addEventListener('consent', change)
  // the choice was made in another tab
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
  // what is lost is lost: a reader has no use for the news
  const { 'page-views': views } = createApi()
  views.$post({ json }, { init: { keepalive: true } }).catch(() => {})
}

/** The site someone came from, if it is another one that says so. */
function foreignOrigin(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null
  const { origin, protocol } = new URL(referrer)
  return origin !== location.origin && protocol.startsWith('http') ? origin : null
}
