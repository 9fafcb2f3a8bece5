import type { Statements } from '../../../db/batch-if.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sendLimitsTable } from '../../../db/schema/sign-in.ts'
import { batchIf } from '../../../db/batch-if.ts'
import {
  type Budget,
  findEmpty,
  hasRoom,
  returnGuess,
  takingEach,
} from '../../../db/guess-budget.ts'
import {
  isSendRightFree,
  lastSentAt,
  returnSendRights,
  takingSendRight,
} from '../../../db/send-rights.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { type Asker, mailBudgets, type MailKind, waysInOf } from './daily-mails.ts'
import type { Slot } from './one-time-queries.ts'
import { AuthFailure } from '../protocol.ts'

/** One message of a kind to an address in this time. */
export const intervalMs = 60_000

/** Leave to send one message, to be given back when it was not sent. */
export type SendRight = { timer: string; budgets: Budget[] }

/**
 * One mail per kind and address in a minute, and so many mails a day (daily-mails.ts), whether the address is known
 * or not: no limit must tell. One transaction.
 * @returns `null` when it is too early, or enough for today
 */
export async function maySend(
  deps: Deps,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight | null> {
  return takeRight(deps, await rightTo(deps, kind, address, asker))
}

/**
 * The same for who is signed in.
 * @throws AuthFailure `over_email_send_rate_limit`, saying how long to wait
 */
export async function assertMaySend(
  deps: Deps,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight> {
  const right = await rightTo(deps, kind, address, asker)
  if (await takeRight(deps, right)) return right
  const refusal = await refusalOf(deps, right)
  if (refusal === 'too early') throw await tooEarly(deps, kind, right.timer)
  throw new AuthFailure('over_email_send_rate_limit', {
    message: 'Too many mails were sent to this address today. Try again later.',
    headers: { 'retry-after': String(refusal.enoughForS) },
  })
}

/**
 * The same for anybody, who is not told that it is enough for today, whether or not anybody has the address.
 * @returns `null` when it is enough for today: the answer is to be the one that it would be with a mail
 * @throws AuthFailure `over_email_send_rate_limit` when it is too early
 */
export async function assertNotTooEarly(
  deps: Deps,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight | null> {
  const right = await rightTo(deps, kind, address, asker)
  if (await takeRight(deps, right)) return right
  const refusal = await refusalOf(deps, right)
  if (refusal === 'too early') throw await tooEarly(deps, kind, right.timer)
  return null
}

async function rightTo(
  deps: Deps,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<SendRight> {
  return { timer: keyOf(kind, address), budgets: await mailBudgets(deps, kind, address, asker) }
}

/**
 * Takes a right: once a minute, and so often a day. One transaction takes all of it or nothing, so nobody is kept
 * waiting for a minute by a message that never left, nor whoever else the same timer is for.
 * @returns `null` when there is none to take
 */
export async function takeRight(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  right: SendRight,
): Promise<SendRight | null> {
  const { timer, budgets } = right
  const at = now()
  const isFree = isSendRightFree(timer, at, intervalMs)
  const taken = await batchIf(db, sql`${isFree} and ${hasRoom(budgets, at)}`, [
    takingEach(db, budgets, at, sql`true`),
    takingSendRight(db, timer, at, intervalMs),
  ])
  return taken && right
}

/** Why a right could not be taken a moment ago: a message left within the minute, or it is enough for so long. */
export async function refusalOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { timer, budgets }: SendRight,
): Promise<'too early' | { enoughForS: number }> {
  const at = now()
  const sentAt = await lastSentAt(db, timer)
  const isRunning = sentAt !== null && Date.parse(sentAt) > at.getTime() - intervalMs
  if (isRunning || budgets.length === 0) return 'too early'
  return { enoughForS: (await findEmpty(db, budgets, at)).retryAfterS }
}

/** Says how long to wait for the next message of a kind, whose timer runs. */
export async function tooEarly(
  { db, now }: Deps,
  kind: MailKind | 'sms',
  timer: string,
): Promise<AuthFailure> {
  const sentAt = await lastSentAt(db, timer)
  const passedMs = now().getTime() - Date.parse(sentAt ?? now().toISOString())
  const seconds = Math.max(1, Math.ceil((intervalMs - passedMs) / 1000))
  return new AuthFailure(
    kind === 'sms' ? 'over_sms_send_rate_limit' : 'over_email_send_rate_limit',
    {
      message: `For security purposes, you can only request this after ${seconds} seconds.`,
      headers: { 'retry-after': String(seconds) },
    },
  )
}

/** Gives rights back: what should have been sent was not. */
export async function giveRightsBack(db: Db, rights: SendRight[]): Promise<void> {
  const budgets = rights.flatMap((right) => right.budgets)
  const stopped = returnSendRights(
    db,
    rights.map(({ timer }) => timer),
  )
  await db.batch([stopped, returnGuess(db, budgets)])
}

/** The timers that a slot's mail may have started. */
const kindsOf: Record<Slot, MailKind[]> = {
  confirmation: ['signup', 'recovery'],
  invitation: ['signup', 'recovery'],
  recovery: ['recovery'],
  email_change_current: ['email_change'],
  email_change_new: ['email_change_new'],
  reauthentication: ['reauthentication'],
}

/**
 * Who used a message has shown that it arrived where it should: the next one may leave at once, and it does not count
 * for the day. Fits into a batch.
 * @param isOpened by its link alone: that may have been a scanner, so a stranger would have the next one sent for nothing
 */
export const stopTimers = (
  db: Db,
  { slot, address }: { slot: Slot; address: string },
  { ip }: { ip: string },
  { isOpened }: { isOpened: boolean } = { isOpened: false },
): Statements => [
  returnSendRights(
    db,
    kindsOf[slot].map((kind) => keyOf(kind, address)),
  ),
  ...(isOpened ? [] : [returnGuess(db, waysInOf(address, ip))]),
]

/** Writes a timer as it is: for transactions that must not tell by their time whether they write anything else. */
export const touchTimer = (db: Db, kind: MailKind, address: string) =>
  db
    .update(sendLimitsTable)
    .set({ sentAt: sql`${sendLimitsTable.sentAt}` })
    .where(eq(sendLimitsTable.key, keyOf(kind, address)))

/** The timer of a kind of mail to an address. */
const keyOf = (kind: MailKind, address: string) => hashOf(`${kind}:${address}`)
