import { useEffect, useState } from 'react'
import { type Params, useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useHiddenChat } from './shell/use-hidden-chat.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { withReturnPath } from '../../session/arrival/return-path.ts'
import type { SessionState } from '../../session/session-store.ts'
import {
  isAdmittedToPortal,
  staffStore,
  takeSession,
  watchStaffSession,
} from '../../session/staff-session.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLazyPart } from '../../ui/use-lazy-part.ts'
import { AdminSignIn } from './admin-sign-in.tsx'
import { findScreen, isPortalRoot, screenAddress } from './screens.ts'

// loaded after sign-in, so that visitors never download staff's code and styles
const loadShell = () => import('./shell/shell.tsx')

/** The admin portal: sign-in, then the shell with the addressed screen. */
export function Page() {
  useHiddenChat()
  const { LL } = useI18nContext()
  const session = useSession(staffStore)
  const isComing = useTakenSession(session.status)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOwing = session.status === 'signed-in' && session.owesFactor === true
  const isIn = session.status === 'signed-in' && session.role === 'admin' && !isOwing

  const [wasIn, setWasIn] = useState(false)
  if (isIn && !wasIn) setWasIn(true)

  useEffect(watchStaffSession, [])
  useEffect(() => {
    if (!isOwing) return
    // the second factor is set up on the account page, which returns here
    const here = withReturnPath(pages.account.path, pathname + search)
    void navigate(here, { replace: true })
  }, [isOwing, pathname, search, navigate])
  useEffect(() => {
    // only after sign-in, because a navigation moves the focus, even during typing
    if (isIn && isPortalRoot(pathname)) void navigate(screenAddress('dashboard'), { replace: true })
  }, [isIn, pathname, navigate])

  const { part, isLost, again } = useLazyPart(loadShell, isIn)
  if (isComing || isOwing) return <Skeleton label={LL.loading()} />
  if (!isIn) return <AdminSignIn session={session} wasIn={wasIn} />
  if (part) return <part.Shell email={session.user.email ?? ''} />
  return isLost ? <LoadError again={again} /> : <Skeleton label={LL.loading()} />
}

/** Moves a session here from the sign-in or account page. @returns whether that is under way */
function useTakenSession(status: SessionState['status']): boolean {
  const [isOver, setOver] = useState(false)
  const isComing = !isOver && isAdmittedToPortal() && status !== 'signed-in'
  const isWanted = isComing && status === 'signed-out'
  useEffect(() => {
    if (!isWanted) return
    takeSession().then(
      (hasMoved) => setOver(!hasMoved),
      (error: unknown) => {
        console.error(error)
        setOver(true)
      },
    )
  }, [isWanted])
  return isComing
}

/** Unknown screens answer 404; behind the sign-in the portal shows its own page for them. */
export function exists({ '*': rest = '' }: Params): boolean {
  const pathname = screenAddress('dashboard').replace('dashboard', rest)
  return isPortalRoot(pathname) || findScreen(pathname) !== null
}

/** All screens are one page without loader data. */
export const shouldRevalidate = () => false
