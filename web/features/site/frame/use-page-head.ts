import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { loadWords } from '../../../i18n/load-words.ts'
import { offerRetry } from '../../../app/network-status.ts'
import { pageIdOf } from '../../../app/page-id.ts'
import { useSite } from '../../../app/site-context.ts'

/** Keeps title and head tags true after client-side navigations; the first page came with its own. */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const routeId = useMatches().at(-1)?.id
  const { locale, origin, texts } = useSite()
  const flags = useFlags()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { path } = splitLocale(pathname)
    // its code and words come with the first navigation: a reader of one page never needs it
    const load = async () => {
      const [head] = await Promise.all([
        import('../../../app/head.ts'),
        loadWords(locale, ['page']),
      ])
      if (shown.current !== pathname) return // already elsewhere
      head.applyHead(head.headOf({ page: pageIdOf(routeId), path, locale, origin, flags, texts }))
    }
    const tryLoading = () => load().catch(() => offerRetry('head', () => void tryLoading()))
    void tryLoading()
  }, [pathname, routeId, locale, origin, flags, texts])
}
