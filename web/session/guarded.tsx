import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type Access, type PageId, pages } from '../../worker/contract/pages.ts'
import { useI18nContext } from '../i18n/i18n-react.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { withReturnPath } from './return-path.ts'
import { useSession } from './use-session.ts'

/**
 * Puts the guard that contract/pages.ts names in front of a page: strangers go to sign in and come back, the
 * wrong role goes home. The server renders a skeleton: tokens live in the browser. What the page shows comes from
 * calls that the Worker checks for itself.
 */
export function guarded(id: PageId, Page: ComponentType): ComponentType {
  const { access } = pages[id]
  return function Guarded() {
    const session = useSession()
    const { pathname, search, hash } = useLocation()
    const { LL } = useI18nContext()
    if (session.status === 'loading') return <Skeleton label={LL.loading()} />
    if (session.status !== 'signed-in') {
      const here = pathname + search + hash
      return <Navigate to={withReturnPath(pages.adminLogin.path, here)} replace />
    }
    if (!mayEnter(access, session.role)) return <Navigate to="/" replace />
    return <Page />
  }
}

const mayEnter = (access: Access, role: string | null) =>
  access === 'public' || access === 'signed-in' || access === role
