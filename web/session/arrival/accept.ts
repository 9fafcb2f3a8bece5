import type { Brought } from './arrival.ts'
import { answer, ApiError, codeOf, createApi } from '../../api/client.ts'
import { authClient } from '../auth-client.ts'
import { markPasswordDue } from './password-due.ts'
import { claimsOf, endSession, sessionIdOf } from '../token.ts'

/** What became of a session. `later`: nobody could be asked, and it can be tried again. */
type Accepted = 'taken' | 'refused' | 'later'

/**
 * Makes a session that a link or a code brought the one of this browser. That a password is due is noted first: from
 * the moment it counts, every tab knows. One that somebody wrote into a link is refused, and ended: it would stay theirs,
 * too, also after the new password that the link has its reader choose.
 */
export async function accept(brought: Brought): Promise<Accepted> {
  const { session, errand } = brought
  const arrived = needsWord(brought) ? await arriveByMail(brought) : 'taken'
  if (arrived === 'refused') await endSession(session.access_token)
  if (arrived !== 'taken') return arrived
  if (errand === 'password' || errand === 'invitation') {
    markPasswordDue(sessionIdOf(session.access_token), errand)
  }
  const client = await authClient()
  const { data: before } = await client.getSession()
  const { error } = await client.setSession(session)
  if (error) {
    if (error.name === 'AuthRetryableFetchError') return 'later'
    throw error
  }
  const old = before.session?.access_token
  if (old && sessionIdOf(old) !== sessionIdOf(session.access_token)) await endSession(old)
  return 'taken'
}

const needsWord = ({ session, errand, isExchanged }: Brought): boolean =>
  !isExchanged ||
  errand === 'password' ||
  (errand === 'signed-in' && claimsOf(session.access_token).amr?.[0]?.method === 'otp')

/**
 * An opened link takes nothing away yet, as scanners open them, too. Now somebody has arrived, and says what for. Where
 * the server refuses for another reason than how the session began, it opens what it did before.
 */
async function arriveByMail({ session, errand, isExchanged }: Brought): Promise<Accepted> {
  // either of two mails may have done it: nobody is let in by that
  if (errand === 'email-changed' && !isExchanged) return 'refused'
  const forgot = errand === 'password'
  try {
    await answer(createApi(session.access_token).account.recovery.$post({ json: { forgot } }))
    return 'taken'
  } catch (error) {
    const isRefused = error instanceof ApiError && error.staffCode === 'account/proof-needed'
    if (isRefused) return isExchanged ? 'taken' : 'refused'
    if (!/^(network|server)\/|^request\/rate-limited$/.test(codeOf(error))) return 'taken'
    console.error(error)
    return 'later'
  }
}

/** The person here would rather stay who they are. */
export const decline = ({ session }: Brought): Promise<void> => endSession(session.access_token)

/** Who is signed in in this browser, if it is somebody else than the link is for. */
export async function somebodyElse({ session }: Brought): Promise<string | null> {
  const { data } = await (await authClient()).getSession()
  const user = data.session?.user
  return user && user.id !== session.user.id ? (user.email ?? user.id) : null
}
