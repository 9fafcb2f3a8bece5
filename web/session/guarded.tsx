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
    useEffect(() => showAccount(true), [])
    const session = useSession()
    const wasHere = useRef(false)
    // not for a person who has just signed out here
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
      // an emailed link that leads here signs in on the way
      if (linkIn({ search, hash })) return <Leave to={pages.adminLogin.path + search + hash} />
      // in another tab, or by a new password elsewhere; who signs out here is led on by that
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

/** A person who is signed in to the admin portal, in this tab or another one, is signed in here. @returns whether that is being found out */
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

/** Like the router's own <Navigate>, which would travel to every public page with the router. */
function Leave({ to, note }: { to: string; note?: Note | undefined }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true, ...(note && { state: withNote(note) }) })
  }, [navigate, to, note])
  return null
}

const mayEnter = (access: Access, role: string | null) =>
  access === 'public' || access === 'signed-in' || access === role
