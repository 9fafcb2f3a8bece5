import { type PageId, pages } from '#contract/pages.ts'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { safeReturnPath, withReturnPath } from '../../../session/callback/return-path.ts'
import { type Note } from '../../../session/callback/note.ts'
import type { SessionState } from '../../../session/session-store.ts'

/** The audience of a sign-in page. Guards send all users to the staff page. */
export type Audience = 'client' | 'staff'

export const signInPage = { client: 'clientLogin', staff: 'adminLogin' } as const satisfies Record<
  Audience,
  PageId
>

type SignedIn = Extract<SessionState, { status: 'signed-in' }>
/** `note`: the message shown on the target page. */
export type Destination = { to: string; note?: Note }

const home: Destination = { to: '/', note: 'not-a-client' }

/**
 * The page after signing in: the original page, else the user's start page. Users without client
 * access who sign in on the client page go to the home page, which shows the reason.
 */
export function destination(
  audience: Audience,
  { role, isClient, owesFactor }: SignedIn,
  from: string | null,
): Destination {
  if (owesFactor) return { to: withReturnPath(pages.account.path, safeReturnPath(from)) }
  if (audience === 'client' && !isClient) return home
  const back = safeReturnPath(from)
  if (isPortalPath(back) && role !== 'admin') return home
  if (back) return { to: back }
  if (isClient) return { to: clientAddress('dashboard') }
  return role === 'admin' ? { to: portalPath } : home
}

const portalPath = pages.adminPortal.path.replace('/*', '')

/** Whether a path belongs to the admin portal, which requires its own sign-in. */
export const isPortalPath = (path: string | null): path is string =>
  path === portalPath || path?.startsWith(`${portalPath}/`) === true
