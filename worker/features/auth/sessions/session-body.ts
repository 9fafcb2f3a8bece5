import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import type { Changed } from '../change-account.ts'
import { type Seen, type Shown, unixS } from '../account/account.ts'
import type { Fresh } from '../account/decide-session.ts'
import { toUser } from '../account/user.ts'
import { secondsLeft } from '../caller.ts'
import { AuthFailure, issuerOf, userAudience } from '../protocol.ts'
import { refreshToken } from '../tokens.ts'

/** Life of an access token, in seconds. Its session is asked on every call, so this bounds clock trouble only. */
const accessTokenLifeS = 3600

/** By what a session is used, as its owner sees it in the list of sessions. */
export type Device = { userAgent: string | null }

export const deviceOf = (request: Request): Device => ({
  userAgent: request.headers.get('user-agent')?.slice(0, 512) ?? null,
})

/** A session that could begin on a device. */
export const freshSession = (device: Device): Fresh => ({ id: crypto.randomUUID(), ...device })

/** The answer to a change that began or raised a session. */
export async function sessionIn(deps: Deps, { account, sessionId }: Changed): Promise<Session> {
  const session = account.sessions.find(({ id }) => id === sessionId)
  if (!session) throw new AuthFailure('session_not_found')
  return sessionBody(deps, { ...session, storedLifeDays: account.storedLifeDays }, account)
}

/**
 * The answer that makes a client signed in: new access token, the session's live refresh token, the user. The access
 * token never outlives the session, so that the browser learns of the end when it comes. `gen` is the generation of the
 * session's tokens: those from before a proof are refused.
 */
export async function sessionBody(deps: Deps, session: Seen, account: Shown): Promise<Session> {
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
  // the signing key always has its private member, and a session the newest key
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
