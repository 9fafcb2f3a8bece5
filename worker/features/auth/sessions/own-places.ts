import { type SQL, sql } from 'drizzle-orm'
import { rememberPlace } from '../../../db/known-places.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import type { SessionRow, UserRow } from '../caller-queries.ts'

/**
 * Notes in the background that the owner of an account was where a session is, unless something in that account may be
 * a stranger's, or the session is gone by then. Where it cannot be stored, the owner is a stranger there: it costs
 * convenience at worst, and only while somebody guesses.
 */
export function rememberOwnPlace(
  { db, now, defer }: Deps,
  { email }: Pick<UserRow, 'email'>,
  { id, ip }: { id: SessionRow['id']; ip: string | null },
): void {
  if (ip) defer(rememberPlace(db, email, ip, now(), isOwners(id)).catch(logForgotten))
}

const isOwners = (sessionId: string): SQL =>
  sql`exists (select 1 from sessions s join users p on p.id = s.user_id
    where s.id = ${sessionId} and p.password_proven_at is not null)`

const logForgotten = (cause: unknown) =>
  log('error', 'A known place could not be stored', { area: 'auth', cause })
