import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Access, type PageId, pages } from '#contract/pages.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { NeedsScripts } from '../app/needs-scripts.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { linkOf } from './arrival/arrival.ts'
import { withReturnPath } from './arrival/return-path.ts'
import { type Said, saying } from './arrival/said.ts'
import { handSession, staffStore } from './staff-session.ts'
import { Unreachable } from './unreachable.tsx'
import { useSession } from './use-session.ts'

/** On the server, which has no session: what stands behind a guard is no part of the Worker. */
export const Unseen = () => null

/**
 * Puts the guard that contract/pages.ts names in front of a page: strangers go to sign in and come back, the
 * wrong role goes home. The server renders a skeleton: tokens live in the browser. What the page shows comes from
 * calls that the Worker checks for itself.
 */
export function guarded(id: PageId, Page: ComponentType): ComponentType {
  const { access } = pages[id]
  return function Guarded() {
    const session = useSession()
    const isComing = useStaffSession(session.status === 'signed-out')
    const wasHere = useRef(false)
    useEffect(() => {
      if (session.status === 'signed-in') wasHere.current = true
    }, [session.status])
    const { pathname, search, hash } = useLocation()
    const here = pathname + search + hash
    const { LL } = useI18nContext()
    if (session.status === 'loading' || isComing) {
      return (
        <>
          <NeedsScripts />
          <Skeleton label={LL.loading()} />
        </>
      )
    }
    if (session.status === 'unreachable') return <Unreachable />
    if (session.status !== 'signed-in') {
      // a mailed link that leads here signs in on the way
      if (linkOf({ search, hash })) return <Leave to={pages.adminLogin.path + search + hash} />
      // in another tab, or by a new password elsewhere; who signs out here is led on by that
      const hasEnded = session.status === 'signed-out' && session.hasEnded
      const said = wasHere.current || hasEnded ? 'session-ended' : undefined
      return <Leave to={withReturnPath(pages.adminLogin.path, here)} said={said} />
    }
    if (session.owesFactor && access !== 'signed-in') {
      return <Leave to={withReturnPath(pages.account.path, here)} />
    }
    if (!mayEnter(access, session.role)) return <Leave to="/" said="not-a-client" />
    return <Page />
  }
}

/** Who comes from the admin portal brings its session along. @returns whether it is on its way */
function useStaffSession(isWanted: boolean): boolean {
  const [hasFailed, setFailed] = useState(false)
  const isComing = isWanted && !hasFailed && staffStore.current().status === 'signed-in'
  useEffect(() => {
    if (!isComing) return
    handSession().then(
      (hasMoved) => setFailed(!hasMoved),
      (error: unknown) => {
        console.error(error)
        setFailed(true)
      },
    )
  }, [isComing])
  return isComing
}

/** Like the router's own <Navigate>, which would travel to every public page with the router. */
function Leave({ to, said }: { to: string; said?: Said | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true, ...(said && { state: saying(said) }) })
  }, [navigate, to, said])
  return null
}

const mayEnter = (access: Access, role: string | null) =>
  access === 'public' || access === 'signed-in' || access === role
