import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { networkOf } from '../lib/http/client-address.ts'
import { hashOf } from '../lib/secrets/random.ts'
import type { Db } from './client.ts'
import { knownPlacesTable } from './schema/sign-in.ts'

/** Who moved house, or whose provider gave them another address, is a stranger there once. */
const untilFrom = (now: Date) => new Date(now.getTime() + 90 * 86_400_000).toISOString()

/**
 * Notes that somebody proved from a network who they are. Guesses from there are counted apart from strangers'
 * guesses, so that no stranger can use up what the owner needs. Only a hash of account and network is kept, beside the
 * account's id.
 * @param who the account's address, or one that no account has
 * @param given what has to hold, or nothing is noted
 */
export async function rememberPlace(
  db: Db,
  who: string,
  ip: string,
  now: Date,
  given: SQL = sql`true`,
): Promise<void> {
  const knownUntil = untilFrom(now)
  await db
    .insert(knownPlacesTable)
    .select(sql`select ${keyOf(who, ip)}, ${knownUntil} where ${given}`)
    .onConflictDoUpdate({ target: knownPlacesTable.key, set: { knownUntil } })
}

export async function isKnownPlace(db: Db, who: string, ip: string, now: Date): Promise<boolean> {
  const [place] = await db
    .select({ key: knownPlacesTable.key })
    .from(knownPlacesTable)
    .where(isLivingPlace(who, ip, now))
  return place !== undefined
}

/** Makes every network a stranger's again, for one account: whoever signed in there may not be its owner. */
export const forgetPlaces = (db: Db, userId: string, given: SQL = sql`true`) =>
  db
    .delete(knownPlacesTable)
    .where(
      and(gte(knownPlacesTable.key, `${userId}:`), lt(knownPlacesTable.key, `${userId};`), given),
    )

const isLivingPlace = (who: string, ip: string, now: Date) =>
  and(eq(knownPlacesTable.key, keyOf(who, ip)), gt(knownPlacesTable.knownUntil, now.toISOString()))

const keyOf = (who: string, ip: string): SQL => sql`(
  coalesce((select u.id from users u where u.email = ${who}), ${who})
  || ':' || ${hashOf(`place:${who}:${networkOf(ip)}`)})`
