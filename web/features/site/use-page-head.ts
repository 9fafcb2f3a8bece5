import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { splitLocale } from '../../../worker/contract/locales.ts'
import { useFlags } from '../../flags/flag-context.tsx'
import { applyHead, headOf } from '../../head.ts'
import { pageIdOf } from '../../page-id.ts'
import { useSite } from '../../site-context.ts'

/** Keeps title and head tags true after client-side navigations; the first page came with its own. */
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
    applyHead(headOf({ page: pageIdOf(routeId), path, locale, origin, flags }))
  }, [pathname, routeId, locale, origin, flags])
}
