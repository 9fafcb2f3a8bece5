import type { Session } from '@supabase/auth-js'
import type { Errand } from './arrival.ts'
import { authClient } from '../auth-client.ts'
import { markPasswordDue } from './password-due.ts'
import { endSession, sessionIdOf } from '../token.ts'

type Brought = { session: Session; errand: Errand }

/**
 * Makes a session that a link or a code brought the one of this browser. That a password is due is noted first: from
 * the moment it counts, every tab knows.
 * @returns whether it counts now; otherwise nobody could be asked, and it can be tried again
 */
export async function accept({ session, errand }: Brought): Promise<boolean> {
  if (errand === 'password' || errand === 'invitation') {
    markPasswordDue(sessionIdOf(session.access_token), errand)
  }
  const client = await authClient()
  const { data: before } = await client.getSession()
  const { error } = await client.setSession(session)
  if (error) {
    if (error.name === 'AuthRetryableFetchError') return false
    throw error
  }
  const old = before.session?.access_token
  if (old && sessionIdOf(old) !== sessionIdOf(session.access_token)) await endSession(old)
  return true
}

/** The person here would rather stay who they are. */
export const decline = ({ session }: Brought): Promise<void> => endSession(session.access_token)

/** Who is signed in in this browser, if it is somebody else than the link is for. */
export async function somebodyElse({ session }: Brought): Promise<string | null> {
  const { data } = await (await authClient()).getSession()
  const user = data.session?.user
  return user && user.id !== session.user.id ? (user.email ?? user.id) : null
}
