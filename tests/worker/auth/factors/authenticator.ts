import type { GoTrueClient } from '@supabase/auth-js'
import { stepAt, totpCode } from '../../../../worker/features/auth/factors/totp.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { password, withUser, type World } from '../world.ts'

/** An authenticator app, with the secret from enrolment and a clock. */
export type Authenticator = { id: string; code: (stepsAhead?: number) => string }

export const authenticatorOf = (world: World, id: string, secret: string): Authenticator => {
  const bytes = base32Bytes(secret)
  return { id, code: (stepsAhead = 0) => totpCode(bytes, stepAt(world.now()) + stepsAhead) }
}

/** Enrols a TOTP factor, without verifying it. */
export async function enrol(world: World, client: GoTrueClient, friendlyName = 'Phone') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return authenticatorOf(world, data.id, data.totp.secret)
}

/** Answers a new challenge of a factor with the current code. */
export const prove = (client: GoTrueClient, { id, code }: Authenticator, stepsAhead = 0) =>
  client.mfa.challengeAndVerify({ factorId: id, code: code(stepsAhead) })

/** A client signed in with a password. */
export async function signedIn(world: World, email: string) {
  const client = world.client()
  const { error } = await client.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** The current access token of a client. */
export const tokenOf = async (client: GoTrueClient) =>
  (await client.getSession()).data.session?.access_token ?? ''

/** A user at aal2 with a verified TOTP factor. The clock has advanced to a new code. */
export async function protectedUser(world: World, email: string) {
  const user = await world.user(email)
  const client = await signedIn(world, email)
  const authenticator = await enrol(world, client)
  const { error } = await prove(client, authenticator)
  if (error) throw error
  world.pass(31)
  return { world, user, client, authenticator }
}

/** A test environment with a user signed in by password. */
export async function entered(email: string, override: Partial<Deps> = {}) {
  const { world, user } = await withUser(email, override)
  return { world, user, client: await signedIn(world, email) }
}

/** Decodes base32 (RFC 4648 §6). */
export function base32Bytes(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
