import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { deriveAll, deriveCurrent, type KeyRing } from '../../lib/secrets/key-ring.ts'
import { hashOf, keyedHashOf, randomCode, randomToken } from '../../lib/secrets/random.ts'
import { isSameSecret } from '../../lib/secrets/same-secret.ts'
import type { FlowRow, Purpose, SessionRow, TokenRow } from './account/account.ts'
import { invalid } from './protocol.ts'

/*
 * The secrets that we hand out, and how they are known again: what mails carry, codes that are exchanged, refresh tokens.
 */

/**
 * What a token of a `type` may be for (contract §5). `email` takes any that fits, and so does `magiclink`: someone new who
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
export const typeOf = (purpose: Purpose): string =>
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

/** A token as it is stored, and the two secrets of its message. `link` has the prefix `pkce_` where a challenge was sent. */
export type Made<For extends Purpose = Purpose> = {
  secrets: { link: string; code: string }
  row: TokenRow & { purpose: For }
}

/** Codes are guessable: without a key of this purpose their hashes cannot be searched. */
const codePurpose = 'one-time-code'

/** Makes a token without storing it: the row holds hashes only. */
export function makeToken<For extends Purpose>(
  { dataKeys, now: clock }: Pick<Deps, 'dataKeys' | 'now'>,
  { challenge, ...wanted }: Wanted & { purpose: For },
): Made<For> {
  const now = clock()
  const secrets = { link: `${challenge ? 'pkce_' : ''}${randomToken()}`, code: randomCode() }
  const row = {
    newAddress: null,
    passwordHash: null,
    metadata: null,
    undo: null,
    charged: null,
    ...wanted,
    id: crypto.randomUUID(),
    codeHash: keyedHashOf(deriveCurrent(dataKeys(), codePurpose), secrets.code),
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

/** What a browser keeps the answer to (RFC 7636 §4.2); `null` for the implicit flow. */
export type Challenge = { codeChallenge: string; codeChallengeMethod: 's256' | 'plain' }

/** The challenge that was kept with a mail, or with a visit to a provider. */
export const challengeOf = ({
  codeChallenge,
  codeChallengeMethod,
}: Pick<TokenRow, 'codeChallenge' | 'codeChallengeMethod'>): Challenge | null =>
  codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null

type Given = { code_challenge?: string | undefined; code_challenge_method?: string | undefined }

/** @throws AuthFailure `validation_failed` for one without the other, or a malformed one */
export function parseChallenge(given: Given): Challenge | null {
  const challenge = given.code_challenge ?? ''
  const method = (given.code_challenge_method ?? '').toLowerCase()
  if (challenge === '' && method === '') return null
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires both code_challenge and code_challenge_method')
  }
  if (!/^[\w.~-]{43,128}$/.test(challenge)) {
    throw invalid('code_challenge must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~')
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid('code_challenge_method must be one of s256, plain')
  }
  return { codeChallenge: challenge, codeChallengeMethod: method }
}

/** Whether a verifier answers a challenge (RFC 7636 §4.6). */
export function isAnswer(verifier: string, { codeChallenge, codeChallengeMethod }: Challenge) {
  const answer =
    codeChallengeMethod === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  return isSameSecret(answer, codeChallenge)
}

/** How long a code can be exchanged, from its issuing: the mail may have been read days after it was sent. */
const codeLifeMs = 5 * 60_000

type NewFlow = {
  userId: string
  /** The method in the session's `amr`. */
  kind: string
  challenge: Challenge
  provider?: string
  providerTokens?: string
}

/** A code that only the browser with the challenge's answer can exchange (RFC 7636). */
export function planCode(
  { now }: Pick<Deps, 'now'>,
  { challenge, ...rest }: NewFlow,
): { code: string; flow: FlowRow } {
  const at = now()
  const code = crypto.randomUUID()
  const flow: FlowRow = {
    provider: null,
    providerTokens: null,
    providerSecrets: null,
    redirectTo: null,
    stateHash: null,
    ...rest,
    ...challenge,
    id: crypto.randomUUID(),
    authCodeHash: hashOf(code),
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + codeLifeMs).toISOString(),
  }
  return { code, flow }
}

/*
 * A refresh token is session id (16 bytes), generation (4) and an HMAC over both (32), in base64url. The key
 * of the HMAC comes from the data key and the session's id. So D1 holds nothing that makes a token, a token
 * can be told from a forged one before D1 is asked, and the live one of a session can be computed again for who
 * lost the answer (contract §6, rule 1).
 */
const idBytes = 16
const headBytes = idBytes + 4
const tokenBytes = headBytes + 32

/** Racing tabs may present a token this long after it was spent. */
export const reuseIntervalMs = 10_000

/** What a token says of itself. */
export type Presented = { sessionId: string; generation: number; token: string }

/** The live token of a session; `null` when the key it was made with is gone. */
export function refreshToken(
  keys: KeyRing,
  { id, keyId, generation }: Pick<SessionRow, 'id' | 'keyId' | 'generation'>,
): string | null {
  const key = keys.derive('refresh-token', id, keyId)
  if (key === null) return null
  const head = Buffer.alloc(headBytes)
  head.write(id.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(generation, idBytes)
  const mac = createHmac('sha256', key).update(head).digest()
  return Buffer.concat([head, mac]).toString('base64url')
}

/** A session's columns when its live token is of this generation. Always of the newest key. */
export function tokenColumns(keys: KeyRing, id: string, generation: number) {
  const made = { id, keyId: keys.keyId, generation }
  const token = refreshToken(keys, made)
  if (token === null) throw new Error('A ring holds its own key')
  return { keyId: made.keyId, generation, refreshHash: hashOf(token) }
}

/** Reads what a token says of itself, unauthenticated; `null` when it is not of our making. */
export function parseRefreshToken(token: string): Presented | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null
  const hex = bytes.toString('hex', 0, idBytes)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: bytes.readUInt32BE(idBytes), token }
}

/** Whether one of our keys made a token. */
export const isAuthentic = (keys: KeyRing, { sessionId, generation, token }: Presented): boolean =>
  keys.keyIds.some((keyId) => {
    const expected = refreshToken(keys, { id: sessionId, keyId, generation })
    return expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(token))
  })

/** Who lost the answer to the last refresh comes back for it so long. */
const parentMs = 60 * 60 * 1000

/**
 * What to do with an authentic token that is not the live one (contract §6): hand the live one out `again` to
 * who lost the last answer or raced a moment ago. A token from before a proof is `refused`, for a thief who copied it must
 * not share in that, and so is one that the session never had, which takes one of our older keys to make; everything
 * else is `reused`, and costs the session.
 */
export function judge(
  session: Pick<SessionRow, 'generation' | 'spent' | 'notBefore'>,
  { generation, token }: Pick<Presented, 'generation' | 'token'>,
  nowMs: number,
): 'again' | 'refused' | 'reused' {
  if (generation === session.generation) return 'refused'
  const isParent = generation === session.generation - 1
  const spent = session.spent.find((entry) => entry.generation === generation)
  const isTimely = (at: string) => nowMs - Date.parse(at) < (isParent ? parentMs : reuseIntervalMs)
  if (!spent || !isTimely(spent.at)) return 'reused'
  const isOwn = spent.hash === hashOf(token)
  return isOwn && generation >= session.notBefore ? 'again' : 'refused'
}
