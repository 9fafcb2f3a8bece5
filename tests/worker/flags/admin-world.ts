import { userRolesTable } from '../../../worker/db/schema/users.ts'
import { seed } from '../../../worker/db/seed.ts'
import { createWorld, type World } from '../auth/world.ts'

export const seededAt = new Date('2026-01-02T00:00:00.000Z')

/** Somebody with that role. */
export async function somebody(
  world: World,
  role: 'admin' | 'client' | null,
  email = `${role}@example.com`,
) {
  const user = await world.user(email)
  if (role) await world.deps().db.insert(userRolesTable).values({ userId: user.id, role })
  return { token: async () => (await world.session(user)).access_token }
}

/** A seeded world with an administrator, who signs in anew for each question: tokens end while tests move the clock. */
export async function adminWorld() {
  const world = createWorld()
  await seed(world.deps().db, [], seededAt)
  const admin = await somebody(world, 'admin')
  const ask = async (path: string, method = 'GET', body?: unknown) =>
    world.send(`/api${path}`, {
      method,
      token: await admin.token(),
      ...(body !== undefined && { body }),
    })
  return { world, ask }
}
