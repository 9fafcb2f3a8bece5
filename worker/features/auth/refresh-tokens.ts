import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Spent } from '../../db/schema.ts'
import type { Keys } from '../../lib/jwt.ts'
import { hashOf } from '../../lib/secrets.ts'
import { isSameSecret } from '../../lib/same-secret.ts'
import type { SessionRow } from './queries.ts'

/*
 * A refresh token is session id (16 bytes), generation (4) and an HMAC over both (32), in base64url. The key
 * of the HMAC comes from the signing secret and the session's salt, so D1 holds nothing that makes a token, and
 * the live token of a session can be computed again for who lost the answer (contract §6, rule 1).
 */
const idBytes = 16
const headBytes = idBytes + 4
const tokenBytes = headBytes + 32

/** Racing tabs may present a token this long after it was spent. */
export const reuseIntervalMs = 10_000

type KeyOfSession = Pick<SessionRow, 'keyId' | 'keySalt'>
export type Presented = { sessionId: string; generation: number; token: string }

/** A key for a new session, or for one whose signing key was rotated. */
export const newSessionKey = (keys: Keys): KeyOfSession => ({
  keyId: keys.keyId,
  keySalt: randomBytes(16).toString('base64url'),
})

/**
 * A session's columns once it goes `step` generations on. The key stays while it can be derived, so that the
 * spent token still counts as the parent.
 */
export function nextGeneration(keys: Keys, session: SessionRow, step: number) {
  const generation = session.generation + step
  const kept = refreshToken(keys, session, generation)
  if (kept !== null) return { generation, refreshHash: hashOf(kept) }
  const key = newSessionKey(keys)
  const token = refreshToken(keys, { id: session.id, ...key }, generation)
  if (token === null) throw new Error('The signing key has no private member')
  return { generation, refreshHash: hashOf(token), ...key }
}

/** The token of a session's generation; `null` when the session's signing key is gone. */
export function refreshToken(
  keys: Keys,
  session: KeyOfSession & { id: string },
  generation: number,
): string | null {
  const key = keys.derive('refresh-token', session.keySalt, session.keyId)
  if (key === null) return null
  const head = Buffer.alloc(headBytes)
  head.write(session.id.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(generation, idBytes)
  const mac = createHmac('sha256', key).update(head).digest()
  return Buffer.concat([head, mac]).toString('base64url')
}

/** Reads what a token says of itself, unauthenticated; `null` when it is not of our making. */
export function parseRefreshToken(token: string): Presented | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null
  const hex = bytes.toString('hex', 0, idBytes)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, generation: bytes.readUInt32BE(idBytes), token }
}

/** Whether a token is really the session's. Once the signing key is gone, only the live token can be told. */
export function isAuthentic(keys: Keys, session: SessionRow, presented: Presented): boolean {
  const expected = refreshToken(keys, session, presented.generation)
  if (expected === null) return isSameSecret(hashOf(presented.token), session.refreshHash)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(presented.token))
}

/**
 * What to do with an authentic token (contract §6): `rotate` the live one; hand the live one out `again` to who
 * lost the last answer or raced a moment ago. A token from before a second factor is `refused`, for it must not
 * become an aal2 session; everything else is `reused`, and costs the session.
 */
export function judge(
  session: Pick<SessionRow, 'generation' | 'spent'>,
  generation: number,
  nowMs: number,
): 'rotate' | 'again' | 'refused' | 'reused' {
  if (generation === session.generation) return 'rotate'
  if (generation === session.generation - 1) return 'again'
  const raced = recent(session.spent, nowMs).find((spent) => spent.generation === generation)
  if (!raced) return 'reused'
  return raced.beforeFactor ? 'refused' : 'again'
}

/** Those spent within the reuse interval. */
export const recent = (spent: readonly Spent[], nowMs: number): Spent[] =>
  spent.filter(({ atMs }) => nowMs - atMs < reuseIntervalMs)
