import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { splitLocale } from '#contract/locales.ts'
import { useFlags } from '../../../app/flag-context.tsx'
import { loadWords } from '../../../i18n/load-words.ts'
import { offerRetry } from '../../../app/network-status.ts'
import { pageIdOf } from '../../../app/page-id.ts'
import { useSite } from '../../../app/site-context.ts'

/** Updates title and head tags after client-side navigations; the first page has them from the server. */
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
    // loaded with the first navigation only
    const load = async () => {
      const [head] = await Promise.all([
        import('../../../app/head.ts'),
        loadWords(locale, ['page']),
      ])
      if (shown.current !== pathname) return // another navigation has followed
      head.applyHead(head.headOf({ page: pageIdOf(routeId), path, locale, origin, flags, texts }))
    }
    const tryLoading = () => load().catch(() => offerRetry('head', () => void tryLoading()))
    void tryLoading()
  }, [pathname, routeId, locale, origin, flags, texts])
}
