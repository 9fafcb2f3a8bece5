import type { Deps } from '../../deps.ts'
import { hashOf, keyedHashOf, randomCode, randomToken } from '../../lib/secrets.ts'
import { isSameSecret } from '../../lib/same-secret.ts'
import {
  chargeTries,
  findByLink,
  type OneTimeRow,
  type Slot,
  storeTokens,
  takeToken,
} from './one-time-queries.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure } from './protocol.ts'
import { stopTimers } from './send-limits.ts'

/** What a link's or a code's `type` may be (contract §5). */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'
export type PhoneType = 'sms' | 'phone_change'

/**
 * Where to look for a token of a type. `email` takes whichever of both fits, and so does `magiclink`: somebody
 * new who asks for a magic link is sent a confirmation.
 */
const slotsOfType = new Map<string, Slot[]>([
  ['signup', ['confirmation']],
  ['invite', ['confirmation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery', 'confirmation']],
  ['email', ['recovery', 'confirmation']],
  ['email_change', ['email_change_new', 'email_change_current']],
  ['sms', ['phone_confirmation']],
  ['phone_change', ['phone_change']],
])

export const slotsOf = (type: string): Slot[] => slotsOfType.get(type) ?? []

/** Somebody may read a confirmation the day after; what opens an account lives for an hour, a text message a minute. */
const lifeS: Record<Slot, number> = {
  confirmation: 86_400,
  recovery: 3_600,
  email_change_current: 3_600,
  email_change_new: 3_600,
  reauthentication: 600,
  phone_confirmation: 60,
  phone_change: 60,
}

/** Nobody waits for an invitation, so it may lie for a week. */
const inviteLifeS = 7 * 86_400

type Wanted = {
  userId: string
  slot: Slot
  type: string
  address: string
  challenge: Challenge | null
  awaitsOther?: boolean
}

/** The two secrets of a message. `link` has the prefix `pkce_` where a challenge was sent. */
export type Secrets = { link: string; code: string }

/** Makes tokens without storing them: `rows` hold hashes only, and belong into D1 with whatever they are for. */
export async function makeTokens(
  deps: Pick<Deps, 'keys' | 'now'>,
  wanted: Wanted[],
): Promise<{ secrets: Secrets; row: OneTimeRow }[]> {
  const key = await codeKey(deps)
  const now = deps.now()
  return wanted.map(({ challenge, awaitsOther = false, ...token }) => {
    const secrets = { link: `${challenge ? 'pkce_' : ''}${randomToken()}`, code: randomCode() }
    const ttlS = token.type === 'invite' ? inviteLifeS : lifeS[token.slot]
    const row: OneTimeRow = {
      ...token,
      id: crypto.randomUUID(),
      codeHash: keyedHashOf(key, secrets.code),
      linkHash: hashOf(secrets.link),
      tries: 0,
      awaitsOther,
      codeChallenge: challenge?.codeChallenge ?? null,
      codeChallengeMethod: challenge?.codeChallengeMethod ?? null,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + ttlS * 1000).toISOString(),
    }
    return { secrets, row }
  })
}

/** Makes and stores tokens, in one transaction. */
export async function issueTokens(deps: Deps, wanted: Wanted[]): Promise<Secrets[]> {
  const made = await makeTokens(deps, wanted)
  await storeTokens(
    deps.db,
    made.map(({ row }) => row),
  )
  return made.map(({ secrets }) => secrets)
}

/**
 * Finds the token of a link without spending it.
 * @throws AuthFailure `otp_expired` for a wrong, expired or spent one alike
 */
export async function getByLink(deps: Deps, link: string, type: string): Promise<OneTimeRow> {
  const found = await findByLink(deps.db, hashOf(link), slotsOf(type), deps.now())
  if (!found) throw new AuthFailure('otp_expired')
  return found
}

/**
 * Finds the token of a code sent to an address, without spending it; a wrong code costs a try.
 * @throws AuthFailure `otp_expired` for a wrong, expired or spent one, or an unknown address, alike
 */
export async function getByCode(
  deps: Deps,
  address: string,
  code: string,
  slots: Slot[],
): Promise<OneTimeRow> {
  const hash = keyedHashOf(await codeKey(deps), code)
  const candidates = await chargeTries(deps.db, address, slots, deps.now())
  const found = candidates.find(({ codeHash }) => isSameSecret(codeHash, hash))
  if (!found) throw new AuthFailure('otp_expired')
  return found
}

/** @throws AuthFailure `otp_expired` when somebody else spent it first */
export async function spendToken(deps: Deps, token: OneTimeRow): Promise<OneTimeRow> {
  const taken = await takeToken(deps.db, token)
  if (!taken) throw new AuthFailure('otp_expired')
  await stopTimers(deps, taken)
  return taken
}

/** Codes are guessable: without this key their hashes cannot be searched. */
async function codeKey({ keys }: Pick<Deps, 'keys'>): Promise<Uint8Array> {
  const ring = await keys()
  const key = ring.derive('one-time-code', '', ring.keyId)
  if (!key) throw new Error('The signing key has no private member')
  return key
}
