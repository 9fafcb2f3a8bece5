import { createWorld, json, type World } from '../world.ts'

/** A client that is signed in as a fresh user. */
export async function signedIn(email = 'a@example.com', world = createWorld()) {
  const user = await world.user(email)
  const session = await world.session(user)
  const client = world.client()
  await client.setSession(session)
  return { world, user, client, session, token: session.access_token }
}

/** Changes one's own account. */
export const put = async (world: World, token: string, body: unknown) => {
  const response = await world.auth('/user', { method: 'PUT', token, body })
  return [response.status, await json(response)] as const
}

/** The status and the code with which a change is refused. */
export const refusal = async (...change: Parameters<typeof put>) => {
  const [status, { code }] = await put(...change)
  return [status, code]
}
