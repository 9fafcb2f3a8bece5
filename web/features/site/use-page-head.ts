import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { splitLocale } from '../../../worker/contract/locales.ts'
import { useFlags } from '../../flags/flag-context.tsx'
import { pageIdOf } from '../../page-id.ts'
import { useSite } from '../../site-context.ts'

/**
 * Keeps title and head tags true after client-side navigations. The first page came with its own, so the code that
 * makes them is loaded with the first navigation, not with waking.
 */
export function usePageHead(): void {
  const { pathname } = useLocation()
  const routeId = useMatches().at(-1)?.id
  const { locale, origin } = useSite()
  const flags = useFlags()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const { path } = splitLocale(pathname)
    let isCurrent = true
    void import('../../head.ts').then(({ applyHead, headOf }) => {
      if (isCurrent) applyHead(headOf({ page: pageIdOf(routeId), path, locale, origin, flags }))
    })
    return () => {
      isCurrent = false
    }
  }, [pathname, routeId, locale, origin, flags])
}
