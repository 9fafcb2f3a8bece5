import { and, eq, gt } from 'drizzle-orm'
import { networkOf } from '../lib/http/client-address.ts'
import { hashOf } from '../lib/secrets/random.ts'
import type { Db } from './client.ts'
import { knownPlacesTable } from './schema/sign-in.ts'

/** Who moved house, or whose provider gave them another address, is a stranger there once. */
const lifeMs = 90 * 86_400_000

/**
 * Notes that somebody proved from a network who they are. Guesses from there are counted apart from strangers'
 * guesses, so that no stranger can use up what the owner needs. Only a hash of account and network is kept.
 */
export async function rememberPlace(db: Db, who: string, ip: string, now: Date): Promise<void> {
  const knownUntil = now.getTime() + lifeMs
  await db
    .insert(knownPlacesTable)
    .values({ key: keyOf(who, ip), knownUntil })
    .onConflictDoUpdate({ target: knownPlacesTable.key, set: { knownUntil } })
}

export async function isKnownPlace(db: Db, who: string, ip: string, now: Date): Promise<boolean> {
  const [place] = await db
    .select({ key: knownPlacesTable.key })
    .from(knownPlacesTable)
    .where(
      and(eq(knownPlacesTable.key, keyOf(who, ip)), gt(knownPlacesTable.knownUntil, now.getTime())),
    )
  return place !== undefined
}

const keyOf = (who: string, ip: string) => hashOf(`place:${who}:${networkOf(ip)}`)
