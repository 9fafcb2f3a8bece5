import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import { type Account, type DatedSession, unixS } from '../account/account.ts'
import { toUser } from '../account/user.ts'
import { secondsLeft } from '../caller.ts'
import type { Changed } from '../change-account.ts'
import { AuthFailure, type Call, issuerOf, userAudience } from '../protocol.ts'
import { refreshToken } from '../tokens.ts'

/** Life of an access token, in seconds. Its session is checked on every call, so this bounds clock differences only. */
const accessTokenLifeS = 3600

/** The device of a session, as its owner sees it in the list of sessions. */
export const userAgentOf = ({ req }: Call): string | null =>
  req.header('user-agent')?.slice(0, 512) ?? null

/** The answer to a change that began or raised a session. */
export async function sessionIn(deps: Deps, { account, sessionId }: Changed): Promise<Session> {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  return sessionBody(deps, { ...session, storedLifeDays: account.storedLifeDays }, account)
}

/**
 * The answer that signs a client in: a new access token, the session's live refresh token, the user. The access token never
 * outlives the session. `gen` is the generation of the session's tokens: those from before a proof are refused.
 */
export async function sessionBody(
  deps: Deps,
  session: DatedSession,
  account: Account,
): Promise<Session> {
  const keys = await deps.keys()
  const issuedAtS = unixS(deps.now())
  const lifeS = Math.min(accessTokenLifeS, secondsLeft(deps, session))
  const expiresAtS = issuedAtS + lifeS
  const { user } = account
  const access_token = await keys.sign({
    iss: issuerOf(deps.origin),
    sub: user.id,
    aud: userAudience,
    exp: expiresAtS,
    iat: issuedAtS,
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    gen: session.generation,
    is_anonymous: false,
  })
  const refresh_token = refreshToken(deps.dataKeys(), session)
  // the ring has the key of every session
  if (refresh_token === null) throw new AuthFailure('unexpected_failure')
  return {
    access_token,
    token_type: 'bearer',
    expires_in: lifeS,
    expires_at: expiresAtS,
    refresh_token,
    user: toUser(account),
  }
}
