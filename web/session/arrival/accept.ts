import type { Session } from '@supabase/auth-js'
import type { Errand } from './arrival.ts'
import { createApi } from '../../api/client.ts'
import { authClient } from '../auth-client.ts'
import { markPasswordDue } from './password-due.ts'
import { claimsOf, endSession, sessionIdOf } from '../token.ts'

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
  if (cameByMail({ session, errand }) && !(await arriveByMail({ session, errand }))) return false
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

const cameByMail = ({ session, errand }: Brought): boolean =>
  errand === 'password' ||
  (errand === 'signed-in' && claimsOf(session.access_token).amr?.[0]?.method === 'otp')

/**
 * An opened link takes nothing away yet, as scanners open them, too. Now somebody has arrived, and says what for.
 * @returns whether the server could say yes or no; where it refuses, the session opens what it did before
 */
async function arriveByMail({ session, errand }: Brought): Promise<boolean> {
  const forgot = errand === 'password'
  const call = createApi(session.access_token).account.recovery.$post({ json: { forgot } })
  return call.then(
    ({ status }: { status: number }) => status !== 429 && status < 500,
    (error: unknown) => {
      console.error(error)
      return false
    },
  )
}

/** The person here would rather stay who they are. */
export const decline = ({ session }: Brought): Promise<void> => endSession(session.access_token)

/** Who is signed in in this browser, if it is somebody else than the link is for. */
export async function somebodyElse({ session }: Brought): Promise<string | null> {
  const { data } = await (await authClient()).getSession()
  const user = data.session?.user
  return user && user.id !== session.user.id ? (user.email ?? user.id) : null
}
