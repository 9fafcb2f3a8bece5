import { useEffect, useState } from 'react'
import { type Params, useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useHiddenChat } from './shell/use-hidden-chat.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { withReturnPath } from '../../session/callback/return-path.ts'
import type { SessionState } from '../../session/session-store.ts'
import {
  isAdmittedToPortal,
  keepIfWanted,
  staffStore,
  takeSession,
  watchStaffSession,
} from '../../session/staff-session.ts'
import { isKept, showAccount } from '../../session/staff-storage.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLazyPart } from '../../ui/use-lazy-part.ts'
import { AdminSignIn } from './admin-sign-in.tsx'
import { findScreen, isPortalRoot, screenAddress } from './screens.ts'

// loaded after sign-in, so that visitors never download staff's code and styles
const loadShell = () => import('./shell/shell.tsx')

/** The admin portal: sign-in, then the shell with the addressed screen. */
export function Page() {
  useHiddenChat()
  useEffect(() => showAccount(false), [])
  const { LL } = useI18nContext()
  const session = useSession(staffStore)
  const isComing = useTakenSession(session.status)
  // the server draws the form; who need not sign in does not see it any longer than that
  const isExpected = useHydrated() && session.status === 'loading' && isKept()
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

  useEffect(() => {
    if (isIn) void keepIfWanted()
  }, [isIn])

  const { part, isLost, again } = useLazyPart(loadShell, isIn)
  if (isComing || isOwing || isExpected) return <Skeleton label={LL.loading()} />
  if (!isIn) return <AdminSignIn session={session} wasIn={wasIn} />
  if (part) return <part.Shell email={session.user.email ?? ''} />
  return isLost ? <LoadError again={again} /> : <Skeleton label={LL.loading()} />
}

/** Moves a session here from the sign-in or account page. @returns whether that is under way */
function useTakenSession(status: SessionState['status']): boolean {
  const [step, setStep] = useState(isAdmittedToPortal() ? 'coming' : 'over')
  useEffect(() => {
    if (step !== 'coming') return
    takeSession().then(
      (isTaken) => setStep(isTaken ? 'taken' : 'over'),
      (error: unknown) => {
        console.error(error)
        setStep('over')
      },
    )
  }, [step])
  // not the sign-in form until the server has said whose it is
  if (step === 'taken' && status !== 'loading' && status !== 'signed-out') setStep('over')
  return step !== 'over'
}

/** Unknown screens answer 404; behind the sign-in the portal shows its own page for them. */
export function exists({ '*': rest = '' }: Params): boolean {
  const pathname = screenAddress('dashboard').replace('dashboard', rest)
  return isPortalRoot(pathname) || findScreen(pathname) !== null
}

/** All screens are one page without loader data. */
export const shouldRevalidate = () => false
