import { lazy, Suspense, useEffect } from 'react'
import { type Params, useLocation, useNavigate } from 'react-router'
import { useHiddenChat } from '../../chat/use-hidden-chat.ts'
import { useI18nContext } from '../../i18n/words.tsx'
import { staffStore } from '../../session/staff-session.ts'
import { useSession } from '../../session/use-session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Gate } from './gate.tsx'
import { findScreen, isPortalRoot, screenAddress } from './screens.ts'

// staff's code and styles come after the gate: who does not pass it never loads them
const Shell = lazy(() => import('./shell/shell.tsx').then(({ Shell }) => ({ default: Shell })))

/** The admin portal: the gate, and behind it the shell with the screen that the address names. */
export function Page() {
  useHiddenChat()
  const { LL } = useI18nContext()
  const session = useSession(staffStore)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isPortalRoot(pathname)) void navigate(screenAddress('dashboard'), { replace: true })
  }, [pathname, navigate])

  if (session.status !== 'signed-in' || session.role !== 'admin') return <Gate session={session} />
  return (
    <Suspense fallback={<Skeleton label={LL.loading()} />}>
      <Shell email={session.user.email ?? ''} />
    </Suspense>
  )
}

/** An address that names no screen answers 404, and shows the portal's own page for it behind the gate. */
export function exists({ '*': rest = '' }: Params): boolean {
  const pathname = screenAddress('dashboard').replace('dashboard', rest)
  return isPortalRoot(pathname) || findScreen(pathname) !== null
}

/** From screen to screen it stays the same page: nothing to load, and the shell keeps its place. */
export const shouldRevalidate = () => false
