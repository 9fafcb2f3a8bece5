import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Access, type PageId, pages } from '#contract/pages.ts'
import { useI18nContext } from '../i18n/words.tsx'
import { NeedsScripts } from '../app/needs-scripts.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { linkIn } from './callback/callback.ts'
import { withReturnPath } from './callback/return-path.ts'
import { type Note, withNote } from './callback/note.ts'
import { lendSession, staffStore } from './staff-session.ts'
import { showAccount } from './staff-storage.ts'
import { Unreachable } from './unreachable.tsx'
import { sessionStore } from './session-store.ts'
import { useSession } from './use-session.ts'

/** Server placeholder for guarded pages, which are not part of the Worker. */
export const Unseen = () => null

/**
 * Wraps a page in its guard from contract/pages.ts. Signed-out users sign in and return; users with
 * the wrong role go to the home page. The server renders a skeleton, because tokens are in the
 * browser. The page's API calls are authorized by the Worker.
 */
export function guarded(id: PageId, Page: ComponentType): ComponentType {
  const { access } = pages[id]
  return function Guarded() {
    useEffect(() => showAccount(true), [])
    const session = useSession()
    const wasHere = useRef(false)
    // not for users who have just signed out here
    const isComing = useStaffSession(session.status === 'signed-out' && !wasHere.current)
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
      // an emailed link to this page signs in on the sign-in page
      if (linkIn({ search, hash })) return <Leave to={pages.adminLogin.path + search + hash} />
      // the session ended in another tab or by a new password elsewhere; after signing out here,
      // useSignOut redirects
      const hasEnded = session.status === 'signed-out' && session.hasEnded
      const note = wasHere.current || hasEnded ? 'session-ended' : undefined
      return <Leave to={withReturnPath(pages.adminLogin.path, here)} note={note} />
    }
    if (session.owesFactor && access !== 'signed-in') {
      return <Leave to={withReturnPath(pages.account.path, here)} />
    }
    if (!mayEnter(access, session.role)) return <Leave to="/" note="not-a-client" />
    return <Page />
  }
}

/**
 * Signs in with the admin portal's session, if this tab or another one has it. @returns whether the
 * check is running
 */
function useStaffSession(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false)
  const { status } = useSession(isWanted ? staffStore : sessionStore)
  const isThere = isWanted && !isOver && status === 'signed-in'
  useEffect(() => {
    if (!isThere) return
    lendSession()
      .catch(console.error)
      .finally(() => setOver(true))
  }, [isThere])
  return isThere || (isWanted && status === 'loading')
}

/**
 * Redirects like the router's <Navigate>, which public pages would have to load with the router.
 */
function Leave({ to, note }: { to: string; note?: Note | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true, ...(note && { state: withNote(note) }) })
  }, [navigate, to, note])
  return null
}

const mayEnter = (access: Access, role: string | null) =>
  access === 'public' || access === 'signed-in' || access === role
