import type { Deps } from '../../../deps.ts'
import { deriveAll, deriveNow } from '../../../lib/secrets/key-ring.ts'
import { hashOf, keyedHashOf, randomCode, randomToken } from '../../../lib/secrets/random.ts'
import { isSameSecret } from '../../../lib/secrets/same-secret.ts'
import type { Purpose, TokenRow } from '../account/account.ts'
import type { Challenge } from './pkce.ts'

/**
 * What a token of a `type` may be for (contract §5). `email` takes whichever fits, and so does `magiclink`: someone new who
 * asks for a magic link is sent a confirmation.
 */
const purposesOfType = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['invite', ['invite']],
  ['recovery', ['recovery']],
  ['magiclink', ['magiclink', 'signup']],
  ['email', ['magiclink', 'signup']],
  ['email_change', ['email_change_new', 'email_change_current']],
  ['undo', ['undo']],
])

export const purposesOf = (type: string): readonly Purpose[] => purposesOfType.get(type) ?? []

/** The `type` in the link of a purpose. */
export const typeOf = (purpose: Exclude<Purpose, 'nonce'>): string =>
  purpose.startsWith('email_change') ? 'email_change' : purpose

/** A confirmation may be read the day after; what opens an account lives for an hour. */
const lifeS: Record<Purpose, number> = {
  signup: 86_400,
  // its reader does not wait for it, so it may lie for a week
  invite: 7 * 86_400,
  recovery: 3_600,
  magiclink: 3_600,
  email_change_current: 3_600,
  email_change_new: 3_600,
  nonce: 600,
  undo: 86_400,
}

/** Whether what was mailed then still lives. */
export const mayLive = (purpose: Purpose, sentAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(sentAt) + lifeS[purpose] * 1000

type Wanted = Pick<TokenRow, 'userId' | 'purpose' | 'address'> &
  Partial<Pick<TokenRow, 'newAddress' | 'passwordHash' | 'metadata' | 'undo' | 'charged'>> & {
    challenge?: Challenge | null
  }

/** The two secrets of a message. `link` has the prefix `pkce_` where a challenge was sent. */
export type Secrets = { link: string; code: string }

type World = Pick<Deps, 'dataKeys' | 'now'>

/** Codes are guessable: without a key of this purpose their hashes cannot be searched. */
const codePurpose = 'one-time-code'

/** Makes a token without storing it: the row holds hashes only. */
export function makeToken(
  { dataKeys, now: clock }: World,
  { challenge, ...wanted }: Wanted,
): { secrets: Secrets; row: TokenRow } {
  const now = clock()
  const secrets = { link: `${challenge ? 'pkce_' : ''}${randomToken()}`, code: randomCode() }
  const row: TokenRow = {
    newAddress: null,
    passwordHash: null,
    metadata: null,
    undo: null,
    charged: null,
    ...wanted,
    id: crypto.randomUUID(),
    codeHash: keyedHashOf(deriveNow(dataKeys(), codePurpose), secrets.code),
    linkHash: hashOf(secrets.link),
    codeChallenge: challenge?.codeChallenge ?? null,
    codeChallengeMethod: challenge?.codeChallengeMethod ?? null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifeS[wanted.purpose] * 1000).toISOString(),
  }
  return { secrets, row }
}

/** Whether a code is a token's. */
export const isCodeOf = ({ dataKeys }: Pick<Deps, 'dataKeys'>, code: string, row: TokenRow) =>
  deriveAll(dataKeys(), codePurpose).some((key) =>
    isSameSecret(row.codeHash, keyedHashOf(key, code)),
  )
