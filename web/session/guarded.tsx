import { type ComponentType, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Access, type PageId, pages } from '../../worker/contract/pages.ts'
import { useI18nContext } from '../i18n/words.tsx'
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
      return <Leave to={withReturnPath(pages.adminLogin.path, here)} />
    }
    if (!mayEnter(access, session.role)) return <Leave to="/" />
    return <Page />
  }
}

/** Like the router's own <Navigate>, which would travel to every public page with the router. */
function Leave({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

const mayEnter = (access: Access, role: string | null) =>
  access === 'public' || access === 'signed-in' || access === role
