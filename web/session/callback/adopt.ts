import type { LinkSession } from './callback.ts'
import { authClient } from '../auth-client.ts'
import { endSession, sessionIdOf } from '../token.ts'

/**
 * Result of adopting a session. `later`: the service was unreachable and the call can be repeated.
 */
type Adopted = 'adopted' | 'later'

/** Stores the session of a link or a code as this browser's session. */
export async function adopt({ session }: LinkSession): Promise<Adopted> {
  const client = await authClient()
  const { data: before } = await client.getSession()
  const { error } = await client.setSession(session)
  if (error) {
    if (error.name === 'AuthRetryableFetchError') return 'later'
    throw error
  }
  const old = before.session?.access_token
  if (old && sessionIdOf(old) !== sessionIdOf(session.access_token)) await endSession(old)
  return 'adopted'
}

/** Ends the link's session; the current user stays signed in. */
export const decline = ({ session }: LinkSession): Promise<void> => endSession(session.access_token)

/** Email address of the signed-in user, if the link belongs to another user. */
export async function otherUser({ session }: LinkSession): Promise<string | null> {
  const { data } = await (await authClient()).getSession()
  const user = data.session?.user
  return user && user.id !== session.user.id ? (user.email ?? user.id) : null
}
