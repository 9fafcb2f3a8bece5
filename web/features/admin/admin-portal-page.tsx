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
import { usePart } from '../../ui/use-part.ts'
import { Gate } from './gate.tsx'
import { findScreen, isPortalRoot, screenAddress } from './screens.ts'

// staff's code and styles come after the gate: who does not pass it never loads them
const loadShell = () => import('./shell/shell.tsx')

/** The admin portal: the gate, and behind it the shell with the screen that the address names. */
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
    // the second step is set up there, and leads back
    const here = withReturnPath(pages.account.path, pathname + search)
    void navigate(here, { replace: true })
  }, [isOwing, pathname, search, navigate])
  useEffect(() => {
    // not before the gate is passed: a change of address moves the focus, also that of someone who types
    if (isIn && isPortalRoot(pathname)) void navigate(screenAddress('dashboard'), { replace: true })
  }, [isIn, pathname, navigate])

  useEffect(() => {
    if (isIn) void keepIfWanted()
  }, [isIn])

  const { part, isLost, again } = usePart(loadShell, isIn)
  if (isComing || isOwing || isExpected) return <Skeleton label={LL.loading()} />
  if (!isIn) return <Gate session={session} wasIn={wasIn} />
  if (part) return <part.Shell email={session.user.email ?? ''} />
  return isLost ? <LoadError again={again} /> : <Skeleton label={LL.loading()} />
}

/** A person who has just signed in on another page brings that session. @returns whether it is on its way */
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

/** An address that names no screen answers 404, and shows the portal's own page for it behind the gate. */
export function exists({ '*': rest = '' }: Params): boolean {
  const pathname = screenAddress('dashboard').replace('dashboard', rest)
  return isPortalRoot(pathname) || findScreen(pathname) !== null
}

/** From screen to screen it stays the same page: nothing to load, and the shell keeps its place. */
export const shouldRevalidate = () => false
