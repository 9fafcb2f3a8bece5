import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { flowStatesTable, oneTimeTokensTable } from '../../db/schema/sign-in.ts'
import type { Deps } from '../../deps.ts'
import { deriveAll, deriveCurrent, type KeyRing } from '../../lib/secrets/key-ring.ts'
import { hashOf, keyedHashOf, randomCode, randomToken } from '../../lib/secrets/random.ts'
import { isSameSecret } from '../../lib/secrets/same-secret.ts'
import {
  type FlowRow,
  type Purpose,
  rowOf,
  type SessionRow,
  type TokenRow,
} from './account/account.ts'
import { invalid } from './protocol.ts'

/* Creation and verification of secrets: one-time tokens in emails, PKCE codes, refresh tokens. */

/**
 * The purposes of a link's `type` (Supabase Auth protocol). For a new user, a magic link is a
 * confirmation.
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

/** The `type` in links of a purpose. */
export const typeOf = (purpose: Purpose): string =>
  purpose.startsWith('email_change') ? 'email_change' : purpose

/**
 * Token lifetimes: a day for a confirmation, a week for an invitation, an hour for tokens that
 * grant access to an account.
 */
const lifeS: Record<Purpose, number> = {
  signup: 86_400,
  invite: 7 * 86_400,
  recovery: 3_600,
  magiclink: 3_600,
  email_change_current: 3_600,
  email_change_new: 3_600,
  nonce: 600,
  undo: 86_400,
}

const after = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)

/** Whether an email sent at this time has not expired. */
export const mayLive = (purpose: Purpose, sentAt: string, now: Date): boolean =>
  now < after(new Date(sentAt), lifeS[purpose])

type NewToken<For extends Purpose> = Pick<TokenRow, 'userId' | 'address'> &
  Partial<Pick<TokenRow, 'newAddress' | 'passwordHash' | 'metadata' | 'undo' | 'charged'>> & {
    purpose: For
    challenge?: Challenge | null
  }

/**
 * A token row, and the secrets for its message. `link` starts with `pkce_` for a request with a
 * PKCE challenge.
 */
export type Made<For extends Purpose = Purpose> = {
  secrets: { link: string; code: string }
  row: TokenRow & { purpose: For }
}

/** Key purpose for hashes of codes, so that a leaked hash does not reveal a short code. */
const codePurpose = 'one-time-code'

/** Creates a token without storing it. The row contains only hashes. */
export function makeToken<For extends Purpose>(
  { dataKeys, now }: Pick<Deps, 'dataKeys' | 'now'>,
  { challenge, ...values }: NewToken<For>,
): Made<For> {
  const at = now()
  const secrets = { link: `${challenge ? 'pkce_' : ''}${randomToken()}`, code: randomCode() }
  const row = rowOf(oneTimeTokensTable, {
    ...values,
    ...challenge,
    id: crypto.randomUUID(),
    codeHash: keyedHashOf(deriveCurrent(dataKeys(), codePurpose), secrets.code),
    linkHash: hashOf(secrets.link),
    createdAt: at.toISOString(),
    expiresAt: after(at, lifeS[values.purpose]).toISOString(),
  })
  return { secrets, row: { ...row, purpose: values.purpose } }
}

export const isCodeOf = ({ dataKeys }: Pick<Deps, 'dataKeys'>, code: string, row: TokenRow) =>
  deriveAll(dataKeys(), codePurpose).some((key) =>
    isSameSecret(row.codeHash, keyedHashOf(key, code)),
  )

/** A PKCE challenge (RFC 7636 §4.2); `null` for the implicit flow. */
export type Challenge = { codeChallenge: string; codeChallengeMethod: 's256' | 'plain' }

/** The challenge stored with an emailed token or an OAuth flow. */
export const challengeOf = ({
  codeChallenge,
  codeChallengeMethod,
}: Pick<TokenRow, 'codeChallenge' | 'codeChallengeMethod'>): Challenge | null =>
  codeChallenge && codeChallengeMethod ? { codeChallenge, codeChallengeMethod } : null

type Fields = { code_challenge?: string | undefined; code_challenge_method?: string | undefined }

/** @throws AuthFailure `validation_failed` if a field is missing or malformed */
export function parseChallenge(fields: Fields): Challenge | null {
  const { code_challenge: codeChallenge = '', code_challenge_method = '' } = fields
  const method = code_challenge_method.toLowerCase()
  if (codeChallenge === '' && method === '') return null
  if (codeChallenge === '' || method === '') {
    throw invalid('PKCE flow requires both code_challenge and code_challenge_method')
  }
  if (!/^[\w.~-]{43,128}$/.test(codeChallenge)) {
    throw invalid('code_challenge must have 43 to 128 characters of A-Z a-z 0-9 - . _ ~')
  }
  if (method !== 's256' && method !== 'plain') {
    throw invalid('code_challenge_method must be one of s256, plain')
  }
  return { codeChallenge, codeChallengeMethod: method }
}

/** The challenge of a verifier (RFC 7636 §4.6). */
export const challengeFor = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

export const isAnswer = (verifier: string, { codeChallenge, codeChallengeMethod }: Challenge) =>
  isSameSecret(codeChallengeMethod === 'plain' ? verifier : challengeFor(verifier), codeChallenge)

/** Lifetime of a PKCE code, from its creation; the email may be days old. */
const codeLifeS = 5 * 60

type NewFlow = Pick<FlowRow, 'userId' | 'kind'> &
  Partial<Pick<FlowRow, 'provider' | 'providerTokens'>> & { challenge: Challenge }

/** Creates a PKCE code, and the row with its hash. */
export function planCode({ now }: Pick<Deps, 'now'>, { challenge, ...values }: NewFlow) {
  const at = now()
  const code = crypto.randomUUID()
  const flow = rowOf(flowStatesTable, {
    ...values,
    ...challenge,
    id: crypto.randomUUID(),
    authCodeHash: hashOf(code),
    createdAt: at.toISOString(),
    expiresAt: after(at, codeLifeS).toISOString(),
  })
  return { code, flow }
}

/*
 * A refresh token is session id (16 bytes), generation (4) and an HMAC over both (32), in
 * base64url. The HMAC key is derived from the data key and the session id. So D1 stores nothing
 * that could create a token, forged tokens are refused without a query, and the current token can
 * be computed again for a client that lost the response (auth/decisions.md, rule 6).
 */
const idBytes = 16
const headBytes = idBytes + 4
const tokenBytes = headBytes + 32

/** Concurrent tabs can use a token for this long after it was exchanged. */
export const reuseIntervalMs = 10_000

/** A token with its session id and generation. */
export type Presented = { sessionId: string; generation: number; token: string }

/** The current refresh token of a session; `null` if its key is gone. */
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

/** A session's columns for a generation, always with the newest key. */
export function tokenColumns(keys: KeyRing, id: string, generation: number) {
  const { keyId } = keys
  const token = refreshToken(keys, { id, keyId, generation })
  if (token === null) throw new Error('A ring has its own key')
  return { keyId, generation, refreshHash: hashOf(token) }
}

/** Parses a refresh token without authenticating it; `null` if malformed. */
export function parseRefreshToken(token: string): Presented | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null
  const hex = bytes.toString('hex', 0, idBytes)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: bytes.readUInt32BE(idBytes), token }
}

export const isAuthentic = (keys: KeyRing, { sessionId, generation, token }: Presented): boolean =>
  keys.keyIds.some((keyId) => {
    const expected = refreshToken(keys, { id: sessionId, keyId, generation })
    return expected !== null && timingSafeEqual(Buffer.from(expected), Buffer.from(token))
  })

/** A client that lost the response to its last refresh can retry for this long. */
const parentMs = 60 * 60 * 1000

/**
 * Judges an authentic token that is not current (Supabase Auth protocol). `again`: the client lost
 * the last response or another tab was faster, so it gets the current token. `refused`: the token
 * predates a proof, so it may be a copy, or it differs from the issued token of its generation, so
 * it was made with a leaked older key. `reused`: any other token; it ends the session.
 */
export function judge(
  session: Pick<SessionRow, 'generation' | 'spent' | 'notBefore'>,
  { generation, token }: Pick<Presented, 'generation' | 'token'>,
  nowMs: number,
): 'again' | 'refused' | 'reused' {
  if (generation === session.generation) return 'refused'
  const spent = session.spent.find((entry) => entry.generation === generation)
  const windowMs = generation === session.generation - 1 ? parentMs : reuseIntervalMs
  if (!spent || nowMs - Date.parse(spent.at) >= windowMs) return 'reused'
  return spent.hash === hashOf(token) && generation >= session.notBefore ? 'again' : 'refused'
}
