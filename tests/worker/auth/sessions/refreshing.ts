import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { json, type World } from '../world.ts'

/** Exchanges a refresh token. */
export const refresh = async (world: World, refresh_token: string) => {
  const response = await world.post('/token?grant_type=refresh_token', { refresh_token })
  return { status: response.status, body: await json(response) }
}

/** Number of sessions. */
export const sessionCount = (world: World) => world.deps().db.$count(sessionsTable)
