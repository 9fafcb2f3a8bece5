import { seed } from '../../../worker/db/seed.ts'
import { createWorld, type World } from '../auth/world.ts'

export const seededAt = new Date('2026-01-02T00:00:00.000Z')

/** A user with this role. */
export async function someone(
  world: World,
  role: 'admin' | 'client' | null,
  email = `${role}@example.com`,
) {
  const user = await world.user(email)
  if (role) await world.grant(user, role)
  return { token: async () => (await world.session(user)).access_token }
}

/** A seeded site with an administrator, who signs in for each call because tests move the clock. */
export async function adminWorld() {
  const world = createWorld()
  await seed(world.deps().db, [], seededAt)
  const admin = await someone(world, 'admin')
  const ask = async (path: string, method = 'GET', body?: unknown, by?: string) => {
    const token = by ?? (await admin.token())
    return world.send(`/api${path}`, { method, token, ...(body !== undefined && { body }) })
  }
  return { world, ask }
}
