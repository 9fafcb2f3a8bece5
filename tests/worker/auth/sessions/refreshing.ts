import { sessionsTable } from '../../../../worker/db/schema/sessions.ts'
import { json, type World } from '../world.ts'

/** Turns a refresh token in. */
export const refresh = async (world: World, refresh_token: string) => {
  const response = await world.post('/token?grant_type=refresh_token', { refresh_token })
  return { status: response.status, body: await json(response) }
}

/** How many sessions are alive. */
export const sessionCount = (world: World) => world.deps().db.$count(sessionsTable)
