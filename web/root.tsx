import { useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { splitLocale } from '../worker/contract/locales.ts'
import { ConsentBanner } from './features/site/consent-banner.tsx'
import { Footer } from './features/site/footer.tsx'
import { Header } from './features/site/header.tsx'
import { usePageHead } from './features/site/use-page-head.ts'
import { useScroll } from './features/site/use-scroll.ts'
import { Flag } from './flags/flag-context.tsx'
import { Words, useI18nContext } from './i18n/words.tsx'
import { useSite } from './site-context.ts'
import { Skeleton } from './ui/skeleton.tsx'

/** What surrounds every page: header, footer, and what a client-side navigation has to look after. */
export function Root() {
  return (
    <Words locale={useSite().locale}>
      <Frame />
    </Words>
  )
}

function Frame() {
  const { LL } = useI18nContext()
  const { pathname } = useLocation()
  // a new query or hash is still the same page: it stays while its loader looks again
  const next = useNavigation().location
  const isWaiting = next !== undefined && splitLocale(next.pathname).path !== pathname
  usePageHead()
  useScroll()
  useEffect(() => {
    // the end of waking; tests wait for it
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {LL.skipToContent()}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {isWaiting ? <Skeleton label={LL.loading()} /> : <Outlet />}
      </main>
      <Footer />
      <Flag name="cookie_consent">
        <ConsentBanner />
      </Flag>
    </>
  )
}
