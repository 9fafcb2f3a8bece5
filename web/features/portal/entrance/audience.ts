import { type PageId, pages } from '#contract/pages.ts'
import { clientAddress } from '#contract/trade/client-addresses.ts'
import { safeReturnPath, withReturnPath } from '../../../session/callback/return-path.ts'
import { type Note } from '../../../session/callback/note.ts'
import type { SessionState } from '../../../session/session-store.ts'

/** Whom a sign-in page is for. Staff may be anyone: guards send everyone to their page. */
export type Audience = 'client' | 'staff'

export const signInPage = { client: 'clientLogin', staff: 'adminLogin' } as const satisfies Record<
  Audience,
  PageId
>

type SignedIn = Extract<SessionState, { status: 'signed-in' }>
/** `said`: what the page there has to say to who comes. */
export type Destination = { to: string; note?: Note }

const home: Destination = { to: '/', note: 'not-a-client' }

/**
 * Where to go once signed in: back to where someone came from, else to their own start page. Who is no client
 * has nothing to look for behind the clients' door and goes home, where they read why.
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

/** Whether a path leads into the admin portal, which asks everyone for themselves. */
export const isPortalPath = (path: string | null): path is string =>
  path === portalPath || path?.startsWith(`${portalPath}/`) === true
