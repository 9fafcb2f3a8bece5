import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sendLimitsTable } from '../../../db/schema.ts'
import { lastSentAt, returnSendRights, takeSendRight } from '../../../db/send-rights.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { Slot } from './one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'

const intervalMs = 60_000

/** Recovery and magic link share one timer (contract §5). */
export type SendKind =
  | 'signup'
  | 'recovery'
  | 'email_change'
  | 'email_change_new'
  | 'reauthentication'
  | 'sms'

/**
 * One message per kind and address in a minute, whether the address is known or not: the limit must not tell.
 * @returns the key to give the right back with, or `null` when it is too early
 */
export async function maySend(deps: Deps, kind: SendKind, address: string): Promise<string | null> {
  const key = keyOf(kind, address)
  return (await takeSendRight(deps.db, key, deps.now(), intervalMs)) ? key : null
}

/** @throws AuthFailure `over_email_send_rate_limit` or `over_sms_send_rate_limit`, saying how long to wait */
export async function assertMaySend(deps: Deps, kind: SendKind, address: string): Promise<string> {
  const key = await maySend(deps, kind, address)
  if (key !== null) return key
  const sentAt = await lastSentAt(deps.db, keyOf(kind, address))
  const passedMs = deps.now().getTime() - Date.parse(sentAt ?? deps.now().toISOString())
  const seconds = Math.max(1, Math.ceil((intervalMs - passedMs) / 1000))
  throw new AuthFailure(
    kind === 'sms' ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit',
    {
      message: `For security purposes, you can only request this after ${seconds} seconds.`,
      headers: { 'retry-after': String(seconds) },
    },
  )
}

/** The timers that a slot's message may have started. */
const kindsOf: Record<Slot, SendKind[]> = {
  confirmation: ['signup', 'recovery'],
  invitation: ['signup', 'recovery'],
  recovery: ['recovery'],
  email_change_current: ['email_change'],
  email_change_new: ['email_change_new'],
  reauthentication: ['reauthentication'],
  phone_confirmation: ['sms'],
  phone_change: ['sms'],
}

/** Who used a message has shown that it arrived where it should: the next one may leave at once. Fits into a batch. */
export const stopTimers = (db: Db, { slot, address }: { slot: Slot; address: string }) =>
  returnSendRights(
    db,
    kindsOf[slot].map((kind) => keyOf(kind, address)),
  )

/** Writes a timer as it is: for transactions that must not tell by their time whether they write anything else. */
export const touchTimer = (db: Db, kind: SendKind, address: string) =>
  db
    .update(sendLimitsTable)
    .set({ sentAt: sql`${sendLimitsTable.sentAt}` })
    .where(eq(sendLimitsTable.key, keyOf(kind, address)))

const keyOf = (kind: SendKind, address: string) => hashOf(`${kind}:${address}`)
