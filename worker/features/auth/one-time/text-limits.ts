import { type Budget, takeGuess } from '../../../db/guess-budget.ts'
import { isKnownPlace } from '../../../db/known-places.ts'
import { takeSendRight } from '../../../db/send-rights.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { AuthFailure } from '../protocol.ts'
import { intervalMs, keyOf, type SendRight, tooEarly } from './send-limits.ts'

/**
 * How many text messages a day: five at once, and five more. Each costs money, and who owns a number that is dear to
 * text would like to have it texted all day. So one that was used counts like any other.
 */
const texts = { size: 5, everyS: 17_280 }

/** Who has a number texted: anybody, from somewhere, or an account that says the number is its own. */
export type Texter = { ip: string } | { userId: string }

/**
 * Where a text message counts: with the number, whoever asks, but apart for each network that its owner signed in from;
 * and with the account that asks, or it would text all numbers there are.
 */
async function textBudgets(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  phone: string,
  texter: Texter,
): Promise<Budget[]> {
  const ofNumber = { ...texts, key: `texts:${hashOf(phone)}` }
  if ('userId' in texter) return [ofNumber, textsOfAccount(texter.userId)]
  const { ip } = texter
  if (!(await isKnownPlace(db, phone, ip, now()))) return [ofNumber]
  return [{ ...texts, key: `${ofNumber.key}:${hashOf(networkOf(ip))}` }]
}

const textsOfAccount = (userId: string): Budget => ({ ...texts, key: `texts-of:${userId}` })

/**
 * Texts to a phone that is a second step count with the account alone, apart for each way of having taken the first
 * step: neither who knows the number nor who knows the password keeps them from its owner. Until it is proven, the
 * number may be anybody's.
 */
export function factorTextBudgets(
  factor: { userId: string; status: 'unverified' | 'verified'; phone: string },
  firstStep: string,
): Budget[] {
  const ofAccount = textsOfAccount(factor.userId)
  return factor.status === 'verified'
    ? [{ ...texts, key: `${ofAccount.key}:${firstStep}` }]
    : [ofAccount, { ...texts, key: `texts:${hashOf(factor.phone)}` }]
}

/** @throws AuthFailure `over_sms_send_rate_limit` when it is enough for the day, known number or not */
export async function takeTexts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  budgets: Budget[],
): Promise<void> {
  const empty = await takeGuess(db, budgets, now())
  if (!empty) return
  throw new AuthFailure('over_sms_send_rate_limit', {
    message: 'Too many text messages were sent to this number today. Try again later.',
    headers: { 'retry-after': String(empty.retryAfterS) },
  })
}

/**
 * Takes the right to text a number: once a minute, and so often a day.
 * @throws AuthFailure `over_sms_send_rate_limit`, saying how long to wait
 */
export async function assertMayText(deps: Deps, phone: string, texter: Texter): Promise<SendRight> {
  const budgets = await textBudgets(deps, phone, texter)
  const timer = keyOf('sms', phone)
  if (!(await takeSendRight(deps.db, timer, deps.now(), intervalMs))) {
    throw await tooEarly(deps, 'sms', phone)
  }
  await takeTexts(deps, budgets)
  return { timer, budgets }
}
