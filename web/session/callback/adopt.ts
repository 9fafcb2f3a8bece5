import type { LinkSession } from './callback.ts'
import { authClient } from '../auth-client.ts'
import { endSession, sessionIdOf } from '../token.ts'

/** What became of a session. `later`: the service could not be asked, and it can be tried again. */
type Adopted = 'adopted' | 'later'

/** Makes the session of a link or a code the one of this browser. */
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

/** The person here would rather stay who they are. */
export const decline = ({ session }: LinkSession): Promise<void> => endSession(session.access_token)

/** Who is signed in in this browser, if it is someone else than the link is for. */
export async function otherUser({ session }: LinkSession): Promise<string | null> {
  const { data } = await (await authClient()).getSession()
  const user = data.session?.user
  return user && user.id !== session.user.id ? (user.email ?? user.id) : null
}
