import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../../../lib/secrets/key-ring.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { SessionRow } from '../account/account.ts'

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

type Made = { id: string; keyId: string; generation: number }

/** The live token of a session; `null` when the key it was made with is gone. */
export function refreshToken(keys: KeyRing, { id, keyId, generation }: Made): string | null {
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
