import { withUser } from '../world.ts'

/** A user who asked for a mail to sign in, and what stands in it. */
export async function withMail(options: { emailRedirectTo?: string } = {}) {
  const email = 'a@example.com'
  const { world } = await withUser(email)
  await world.client().signInWithOtp({ email, options })
  return { world, ...world.lastMail(email) }
}
