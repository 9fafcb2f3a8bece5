import type { Budget } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { AuthFailure } from '../protocol.ts'
import { refusalOf, type SendRight, takeRight, tooEarly } from '../one-time/send-limits.ts'

/**
 * How many text messages a day: five at once, and five more. Each costs money, and who owns a number that is dear to
 * text would like to have it texted all day. So one that was used counts like any other.
 */
const texts = { size: 5, everyS: 17_280 }

/** How many all accounts have sent together to numbers that are not proven yet: 300 a day are what a siege may cost. */
const textsToStrangers: Budget = { key: 'texts:all', size: 100, everyS: 432 }

/**
 * Texts to a phone that is a second step count with the account alone, apart for each way of having taken the first
 * step: neither who knows the number nor who knows the password keeps them from its owner, for a day or for a minute.
 * Until the account has proven the number, it may be anybody's.
 */
export function factorTextRight(
  factor: { id: string; userId: string; phone: string; status: 'unverified' | 'verified' },
  firstStep: string,
): SendRight {
  const ofAccount: Budget = { ...texts, key: `texts-of:${factor.userId}` }
  return {
    timer: hashOf(`factor-text:${factor.id}:${firstStep}`),
    budgets:
      factor.status === 'verified'
        ? [{ ...texts, key: `${ofAccount.key}:${firstStep}` }]
        : [ofAccount, { ...texts, key: `texts:${hashOf(factor.phone)}` }, textsToStrangers],
  }
}

/**
 * Takes the right to text.
 * @throws AuthFailure `over_sms_send_rate_limit`, saying how long to wait
 */
export async function takeTextRight(deps: Deps, right: SendRight): Promise<void> {
  if (await takeRight(deps, right)) return
  const refusal = await refusalOf(deps, right)
  if (refusal === 'too early') throw await tooEarly(deps, 'sms', right.timer)
  throw new AuthFailure('over_sms_send_rate_limit', {
    message: 'Too many text messages were sent today. Try again later.',
    headers: { 'retry-after': String(refusal.enoughForS) },
  })
}
