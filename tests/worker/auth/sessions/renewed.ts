import { eq } from 'drizzle-orm'
import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { refreshToken } from '../../../../worker/features/auth/sessions/refresh-tokens.ts'
import { claimsOf } from '../factors/authenticator.ts'
import { json, password, type World } from '../world.ts'

type Asking = Pick<World, 'deps' | 'post' | 'send'>

/** The access token that the browser of a session has once it refreshed: the live refresh token is worked out. */
export async function renewed({ deps, post }: Asking, token: string): Promise<string> {
  const { db, dataKeys } = deps()
  const id = String(claimsOf(token)['session_id'])
  const [session] = await db.select().from(sessionsTable).where(eq(sessionsTable.id, id))
  if (!session) throw new Error('The session is gone')
  const body = { refresh_token: refreshToken(dataKeys(), session) }
  const { access_token } = await json(await post('/token?grant_type=refresh_token', body))
  if (typeof access_token !== 'string') throw new Error('The session was not refreshed')
  return access_token
}

/** Gives the password and refreshes, as the browser does: only the token that comes of it proves anything. */
export async function proven(world: Asking, token: string, given = password): Promise<string> {
  const proof = { method: 'POST', token, body: { password: given } } as const
  const { status } = await world.send('/api/account/proof', proof)
  if (status !== 204) throw new Error(`The proof was refused: ${status}`)
  return renewed(world, token)
}
