import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { isKnownPlace, rememberPlace, renewPlace } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import type { SessionRow, UserRow } from '../caller-queries.ts'

type Owner = Pick<UserRow, 'email' | 'phone'>

/**
 * Notes in the background that the owner of an account was where a session is, unless something in that account may be
 * a stranger's, or the session is gone by then. Where it cannot be stored, the owner is a stranger there: it costs
 * convenience at worst, and only while somebody guesses.
 */
export function rememberOwnPlace(
  { db, now, defer }: Deps,
  { email, phone }: Owner,
  { id, ip }: { id: SessionRow['id']; ip: string | null },
): void {
  for (const who of [email, phone]) {
    if (who && ip) defer(rememberPlace(db, who, ip, now(), isOwners(id)).catch(logForgotten))
  }
  if (phone && ip) defer(renewPlace(db, readerOf(phone), ip, now()).catch(logForgotten))
}

/**
 * Notes in the background that a text to a number was read in a network. Somebody who knows the password is known wherever
 * they sign in, but reads no texts: what they may use up is counted apart from what is kept for these places.
 */
export function rememberReader({ db, now, defer }: Deps, phone: string, ip: string): void {
  defer(rememberPlace(db, readerOf(phone), ip, now()).catch(logForgotten))
}

/** Whether a text to a number was read in a network, and its owner signed in there within 90 days. */
export const isReaders = (db: Db, phone: string, ip: string, now: Date): Promise<boolean> =>
  isKnownPlace(db, readerOf(phone), ip, now)

/** No account's, so a new password makes no stranger of who reads the texts. */
const readerOf = (phone: string) => `reader:${hashOf(phone)}`

const isOwners = (sessionId: string): SQL =>
  sql`exists (select 1 from sessions s join users p on p.id = s.user_id
    where s.id = ${sessionId} and p.password_proven_at is not null)`

const logForgotten = (cause: unknown) =>
  log('error', 'A known place could not be stored', { area: 'auth', cause })
