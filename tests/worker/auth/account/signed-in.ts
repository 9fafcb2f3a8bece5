import { createWorld } from '../world.ts'

/** A client signed in as a new user. */
export async function signedIn(email = 'a@example.com', world = createWorld()) {
  const user = await world.user(email)
  const session = await world.session(user)
  const client = world.client()
  await client.setSession(session)
  return { world, user, client, session, token: session.access_token }
}
