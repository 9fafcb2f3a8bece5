import type { Budget } from '../../../db/guess-budget.ts'
import { isKnownPlace } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { hashOf } from '../../../lib/secrets/random.ts'

/*
 * How many mails a day anybody can have sent to an address: with one a minute of each kind alone it would be thousands,
 * and the address is a stranger's as often as not. Nobody waits for more than a few mails a day, and those that are used
 * do not count, so no honest person comes near these numbers. Invitations and what else staff send is not counted here;
 * notices count by themselves (account/notice-budget.ts): nothing else that a stranger asks for keeps those from arriving.
 */
/**
 * Links that let their reader in: six at once, and one an hour, which is as long as such a link lives. So when it is
 * enough, one was sent within the hour, whoever asked for it, and still works: a stranger who uses these up cannot keep
 * the owner out (tests/worker/auth/mails/daily-mails.test.ts).
 */
const waysIn = { size: 6, everyS: 3600 }
/**
 * The same from all networks together that an account was signed in from: who knows the password signs in from as many as
 * they like. When it is enough, one was sent within the hour here, too.
 */
const waysInFromKnown = { size: 12, everyS: 3600 }
/** All others of a kind: ten at once and ten more a day. */
const others = { size: 10, everyS: 8640 }

/** Recovery and magic link share one timer (contract §5). */
export type MailKind =
  | 'signup'
  | 'recovery'
  | 'email_change'
  | 'email_change_new'
  | 'reauthentication'

/** Who asks for a mail: a session of the account that has the address, staff, or anybody, perhaps from a known place. */
export type Asker = 'owner' | 'staff' | 'stranger' | { ip: string; leadsElsewhere?: boolean }

/**
 * Where a mail counts: nowhere, if staff ask. Strangers share what an address may be sent; its owner has as much again, in
 * a session, and as many links from each network that they signed in from, twice as many from all of them, so that
 * strangers use up nothing that the owner needs.
 */
export async function mailBudgets(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  kind: MailKind,
  address: string,
  asker: Asker,
): Promise<Budget[]> {
  if (asker === 'staff') return []
  if (asker === 'owner') return [{ ...others, key: `mails-by-owner:${hashOf(address)}` }]
  // what else strangers ask for keeps nobody from confirming an address
  if (kind === 'signup') return [{ ...others, key: `confirmations:${hashOf(address)}` }]
  if (kind !== 'recovery') return [{ ...others, key: `mails:${hashOf(address)}` }]
  const ip = asker === 'stranger' ? '' : asker.ip
  const [ofStrangers, ofNetwork, ofKnown, toElsewhere] = waysInOf(address, ip)
  if (asker !== 'stranger' && asker.leadsElsewhere) return [toElsewhere]
  return (await isKnownPlace(db, address, ip, now())) ? [ofNetwork, ofKnown] : [ofStrangers]
}

/**
 * Where links that let their reader in count: those that strangers ask for, those from a known network, from all of
 * them, and those that lead to another site of the operator's, whose code is worth nothing to a reader who did not ask for it.
 */
export const waysInOf = (address: string, ip: string): [Budget, Budget, Budget, Budget] => {
  const key = `links:${hashOf(address)}`
  return [
    { ...waysIn, key },
    { ...waysIn, key: `${key}:${hashOf(networkOf(ip))}` },
    { ...waysInFromKnown, key: `links-known:${hashOf(address)}` },
    { ...waysIn, key: `links-elsewhere:${hashOf(address)}` },
  ]
}
