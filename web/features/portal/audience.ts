import { type PageId, pages } from '../../../worker/contract/pages.ts'
import { safeReturnPath } from '../../session/return-path.ts'
import type { SessionState } from '../../session/session-store.ts'

/** Whom a sign-in page is for. Staff may be anybody: guards send everybody to their page. */
export type Audience = 'client' | 'staff'

export const signInPage = { client: 'clientLogin', staff: 'adminLogin' } as const satisfies Record<
  Audience,
  PageId
>

type SignedIn = Extract<SessionState, { status: 'signed-in' }>

/**
 * Where to go once signed in: back to where somebody came from, else to their own start page. Who is no client
 * has nothing to look for behind the clients' door and goes home.
 */
export function destination(audience: Audience, session: SignedIn, from: string | null): string {
  if (audience === 'client' && !session.isClient) return '/'
  return safeReturnPath(from) ?? startOf(session)
}

function startOf({ role, isClient }: SignedIn): string {
  if (isClient) return pages.clientDashboard.path
  // not the admin portal: it asks everybody for themselves
  return role === 'admin' ? pages.account.path : '/'
}
