import type { Deps } from '../../../deps.ts'
import { deriveAll, deriveNow } from '../../../lib/secrets/key-ring.ts'
import { hashOf, keyedHashOf, randomCode, randomToken } from '../../../lib/secrets/random.ts'
import type { Budget } from '../../../db/guess-budget.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import { takeCodeGuess } from './code-guesses.ts'
import { chargeTries, findByLink, type OneTimeRow, type Slot } from './one-time-queries.ts'
import type { Challenge } from './pkce.ts'
import { AuthFailure } from '../protocol.ts'

/** What a link's or a code's `type` may be (contract §5). */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

/**
 * Where to look for a token of a type. `email` takes whichever of both fits, and so does `magiclink`: somebody
 * new who asks for a magic link is sent a confirmation.
 */
const slotsOfType = new Map<string, Slot[]>([
  ['signup', ['confirmation']],
  ['invite', ['invitation']],
  ['recovery', ['recovery']],
  ['magiclink', ['recovery', 'confirmation']],
  ['email', ['recovery', 'confirmation']],
  ['email_change', ['email_change_new', 'email_change_current']],
])

export const slotsOf = (type: string): Slot[] => slotsOfType.get(type) ?? []

/** Somebody may read a confirmation the day after; what opens an account lives for an hour. */
const lifeS: Record<Slot, number> = {
  confirmation: 86_400,
  // nobody waits for it, so it may lie for a week
  invitation: 7 * 86_400,
  recovery: 3_600,
  email_change_current: 3_600,
  email_change_new: 3_600,
  reauthentication: 600,
}

/** Whether what was mailed then still lives. */
export const mayLive = (slot: Slot, sentAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(sentAt) + lifeS[slot] * 1000

/** What somebody who signs up chose, to become theirs with the token. */
export type Chosen = Pick<OneTimeRow, 'passwordHash' | 'metadata' | 'chosenUnder'>
export const nothingChosen: Chosen = { passwordHash: null, metadata: null, chosenUnder: null }

type Wanted = {
  userId: string
  slot: Slot
  type: string
  address: string
  challenge: Challenge | null
  chosen?: Chosen
  /** Of a change of address. */
  change?: Pick<OneTimeRow, 'changeId' | 'newAddress' | 'awaitsOther'>
}

const noChange = { changeId: null, newAddress: null, awaitsOther: false }

/** The two secrets of a message. `link` has the prefix `pkce_` where a challenge was sent. */
export type Secrets = { link: string; code: string }

/** Makes tokens without storing them: `rows` hold hashes only, and belong into D1 with whatever they are for. */
export async function makeTokens(
  deps: Pick<Deps, 'dataKeys' | 'now'>,
  wanted: Wanted[],
): Promise<{ secrets: Secrets; row: OneTimeRow }[]> {
  const key = deriveNow(deps.dataKeys(), codePurpose)
  const now = deps.now()
  return wanted.map(({ challenge, chosen = nothingChosen, change = noChange, ...token }) => {
    const secrets = { link: `${challenge ? 'pkce_' : ''}${randomToken()}`, code: randomCode() }
    const ttlS = lifeS[token.slot]
    const row: OneTimeRow = {
      ...token,
      ...chosen,
      ...change,
      id: crypto.randomUUID(),
      codeHash: keyedHashOf(key, secrets.code),
      linkHash: hashOf(secrets.link),
      tries: 0,
      codeChallenge: challenge?.codeChallenge ?? null,
      codeChallengeMethod: challenge?.codeChallengeMethod ?? null,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + ttlS * 1000).toISOString(),
    }
    return { secrets, row }
  })
}

/** The same for one. */
export async function makeToken(deps: Pick<Deps, 'dataKeys' | 'now'>, wanted: Wanted) {
  const [made] = await makeTokens(deps, [wanted])
  if (!made) throw new Error('A token was asked for and not made')
  return made
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
 * Finds the token of a code sent to an address, without spending it; a wrong code costs a try, of the code and of the
 * account.
 * @param whose `userId` it has to be, where that is known, and the purse of a session that guesses
 * @throws AuthFailure `otp_expired` for a wrong, expired or spent one, or an unknown address, alike;
 *   `over_request_rate_limit` when the account's tries are used up: its links go on working
 */
export async function getByCode(
  deps: Deps,
  address: string,
  code: string,
  slots: Slot[],
  { userId, purse }: { userId: string | null; purse?: Budget },
): Promise<OneTimeRow> {
  const { owners, giveBack } = await takeCodeGuess(deps, address, slots, { userId, purse })
  const hashes = deriveAll(deps.dataKeys(), codePurpose).map((key) => keyedHashOf(key, code))
  const candidates = await chargeTries(deps.db, address, slots, deps.now(), { userId, owners })
  const found = candidates.find(({ codeHash }) =>
    hashes.some((hash) => isSameSecret(codeHash, hash)),
  )
  if (!found) throw new AuthFailure('otp_expired')
  await giveBack()
  return found
}

/** Codes are guessable: without a key of this purpose their hashes cannot be searched. */
const codePurpose = 'one-time-code'
