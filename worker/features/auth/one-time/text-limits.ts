import type { Budget } from '../../../db/guess-budget.ts'
import { isKnownPlace } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { AuthFailure } from '../protocol.ts'
import { isReaders } from '../sessions/own-places.ts'
import {
  keyOf,
  refusalOf,
  type SendRight,
  takeRight,
  textTimerAt,
  tooEarly,
} from './send-limits.ts'

/**
 * How many text messages a day: five at once, and five more. Each costs money, and who owns a number that is dear to
 * text would like to have it texted all day. So one that was used counts like any other.
 */
const texts = { size: 5, everyS: 17_280 }

/**
 * How many a network has sent to whichever numbers, where their owners never signed in from it: 15 a day. More people
 * than that may share an address, but hardly ever do so many of them come here for the first time in a day.
 */
const fromStrangers = (network: string): Budget => ({
  key: `texts-from:${network}`,
  size: 5,
  everyS: 8_640,
})

/**
 * How many all such networks, and all accounts to numbers that are not theirs yet, have sent together: 300 a day are what a
 * siege from a thousand of them may cost.
 */
const textsToStrangers: Budget = { key: 'texts:all', size: 100, everyS: 432 }

/** Who has a number texted: anybody, from somewhere, or an account that says the number is its own. */
export type Texter = { ip: string } | { userId: string }

/**
 * Where a text message counts, and whose timer it starts: with the number, whoever asks, but apart for the networks that
 * its texts were read in, and for those that its owner signed in from otherwise: who knows the password signs in from as
 * many as they like. And with the account that asks, or it would text all numbers there are.
 */
async function textRight(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  phone: string,
  texter: Texter,
): Promise<SendRight> {
  const timer = keyOf('sms', phone)
  const ofNumber = { ...texts, key: `texts:${hashOf(phone)}` }
  if ('userId' in texter) {
    return { timer, budgets: [ofNumber, textsOfAccount(texter.userId), textsToStrangers] }
  }
  const { ip } = texter
  const here = textTimerAt(phone, ip)
  if (await isReaders(db, phone, ip, now())) {
    return { timer: here, budgets: [{ ...texts, key: `texts-read:${hashOf(phone)}` }] }
  }
  if (await isKnownPlace(db, phone, ip, now())) {
    return { timer: here, budgets: [{ ...texts, key: `texts-known:${hashOf(phone)}` }] }
  }
  return { timer, budgets: [ofNumber, fromStrangers(hashOf(networkOf(ip))), textsToStrangers] }
}

const textsOfAccount = (userId: string): Budget => ({ ...texts, key: `texts-of:${userId}` })

/**
 * Texts to a phone that is a second step count with the account alone, apart for each way of having taken the first
 * step: neither who knows the number nor who knows the password keeps them from its owner, for a day or for a minute.
 * Until the account has proven the number, it may be anybody's.
 */
export function factorTextRight(
  factor: { id: string; userId: string; phone: string; isProven: boolean },
  firstStep: string,
): SendRight {
  const timer = hashOf(`factor-text:${factor.id}:${firstStep}`)
  const ofAccount = textsOfAccount(factor.userId)
  const budgets = factor.isProven
    ? [{ ...texts, key: `${ofAccount.key}:${firstStep}` }]
    : [ofAccount, { ...texts, key: `texts:${hashOf(factor.phone)}` }, textsToStrangers]
  return { timer, budgets }
}

/**
 * Texts to an account's own number, of who is signed in: as above, so that neither strangers nor who knows the password
 * keep its owner, who came by a text, from choosing a new one.
 */
export const nonceTextRight = (userId: string, firstStep: string): SendRight => ({
  timer: hashOf(`nonce-text:${userId}:${firstStep}`),
  budgets: [{ ...texts, key: `${textsOfAccount(userId).key}:${firstStep}` }],
})

/**
 * Takes the right to text.
 * @throws AuthFailure `over_sms_send_rate_limit`, saying how long to wait
 */
export async function takeTextRight(deps: Deps, right: SendRight): Promise<SendRight> {
  if (await takeRight(deps, right)) return right
  const refusal = await refusalOf(deps, right)
  if (refusal === 'too early') throw await tooEarly(deps, 'sms', right.timer)
  throw new AuthFailure('over_sms_send_rate_limit', {
    message: 'Too many text messages were sent today. Try again later.',
    headers: { 'retry-after': String(refusal.enoughForS) },
  })
}

/**
 * Takes the right to text a number.
 * @throws AuthFailure `over_sms_send_rate_limit`, saying how long to wait
 */
export const assertMayText = async (deps: Deps, phone: string, texter: Texter) =>
  takeTextRight(deps, await textRight(deps, phone, texter))
