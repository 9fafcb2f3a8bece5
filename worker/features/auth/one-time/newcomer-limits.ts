import { type Budget, takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { AuthFailure } from '../protocol.ts'

/**
 * How many mails a network may have sent by signing addresses up: 30 at once and 60 more a day. An office of buyers who
 * all come on one morning fits in; whoever writes to strangers in our name does not get far.
 */
const ofNetwork = (network: string): Budget => ({
  key: `newcomers-from:${hashOf(network)}`,
  size: 30,
  everyS: 1440,
})

/** How many all networks together: 600 a day, so that a siege leaves of the mail provider's day what the rest needs. */
const ofAll: Budget = { key: 'newcomers:all', size: 200, everyS: 216 }

/** No edge says this: the request came from the machine that the Worker runs on, as in development. */
const ownMachine = /^(unknown|127\.\d+\.\d+\.\d+|::1)$/

/**
 * Counts somebody who asks to be signed up, before anything is looked up: whoever the address belongs to, the answer is
 * the same. Who has an account is not kept out: links to come in (`/recover`) and invitations do not count here.
 * @throws AuthFailure `over_email_send_rate_limit`, saying how long to wait
 */
export async function countNewcomer({ db, now }: Pick<Deps, 'db' | 'now'>, ip: string) {
  if (ownMachine.test(ip)) return
  const empty = await takeGuess(db, [ofNetwork(networkOf(ip)), ofAll], now())
  if (empty === null) return
  throw new AuthFailure('over_email_send_rate_limit', {
    message: 'Too many people were signed up from this network today. Try again later.',
    headers: { 'retry-after': String(empty.retryAfterS) },
  })
}
