import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ConsentBanner } from './features/site/frame/consent-banner.tsx'
import { Footer } from './features/site/frame/footer.tsx'
import { Header } from './features/site/frame/header.tsx'
import { usePageHead } from './features/site/frame/use-page-head.ts'
import { useScroll } from './features/site/frame/use-scroll.ts'
import { Flag } from './app/flag-context.tsx'
import { Words, useI18nContext } from './i18n/words.tsx'
import { noteOf } from './session/callback/note.ts'
import { useSite } from './app/site-context.ts'
import { useLazyPart } from './ui/use-lazy-part.ts'

const loadHomeNotice = () => import('./session/home-notice.tsx')

/** Layout around every page: header, footer, and effects of client-side navigation. */
export function Root() {
  const { locale, texts } = useSite()
  return (
    <Words {...{ locale, texts }}>
      <Frame />
    </Words>
  )
}

function Frame() {
  const { LL } = useI18nContext()
  const { pathname, state } = useLocation()
  const note = noteOf(state)
  const [isHydrated, setHydrated] = useState(false)
  const isToldAtHome = isHydrated && note !== undefined && pathname === '/'
  const { part: notice } = useLazyPart(loadHomeNotice, isToldAtHome)
  usePageHead()
  useScroll()
  useEffect(() => {
    // the end of hydration; tests wait for it
    document.documentElement.dataset.hydrated = ''
    setHydrated(true) // the server does not know the history state
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {LL.skipToContent()}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {isToldAtHome && notice && <notice.HomeNotice />}
        {/* the old page stays until the next one is loaded: see navigation-guard.ts */}
        <Outlet />
      </main>
      <Footer />
      <Flag name="cookie_consent">
        <ConsentBanner />
      </Flag>
    </>
  )
}
