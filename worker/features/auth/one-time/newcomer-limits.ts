import { type Budget, takeGuess } from '../../../db/guess-budget.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf, widerNetworkOf } from '../../../lib/http/client-address.ts'
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

/** The same of an IPv6 network of which one customer has a part (RFC 6177): twice as many, however finely it is divided. */
const around = (network: string): Budget => ({
  key: `newcomers-around:${hashOf(network)}`,
  size: 60,
  everyS: 720,
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
  const wider = widerNetworkOf(ip)
  const budgets = [ofNetwork(networkOf(ip)), ...(wider === null ? [] : [around(wider)]), ofAll]
  const empty = await takeGuess(db, budgets, now())
  if (empty === null) return
  throw new AuthFailure('over_email_send_rate_limit', {
    message: 'Too many people were signed up today. Try again later.',
    headers: { 'retry-after': String(empty.retryAfterS) },
  })
}
