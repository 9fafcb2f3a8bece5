import { withUser } from '../world.ts'

/** A user who requested a sign-in email, and that email. */
export async function withMail(options: { emailRedirectTo?: string } = {}) {
  const email = 'a@example.com'
  const { world } = await withUser(email)
  await world.client().signInWithOtp({ email, options })
  return { world, ...world.lastMail(email) }
}
