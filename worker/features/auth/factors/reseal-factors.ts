import { and, eq, sql } from 'drizzle-orm'
import { factorsTable } from '../../../db/schema/factors.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { sealedBy } from '../../../lib/secrets/seal.ts'
import { resealedSecret } from './secret.ts'

/** As many as one run seals anew; the next one goes on. */
const mostAtOnce = 200

/**
 * Seals with the newest data key what an older one sealed, so that the older one can be dropped from the settings. What a
 * key sealed that we no longer hold stays, for the day that it is found.
 */
export async function resealFactors(deps: Pick<Deps, 'db' | 'dataKeys'>): Promise<void> {
  const { db } = deps
  const { keyId, keyIds } = deps.dataKeys()
  const older = keyIds.filter((id) => id !== keyId).map(sealedBy)
  if (older.length === 0) return
  const { id, secret } = factorsTable
  const isOlder = sql`substr(${secret}, 1, instr(${secret}, '.') - 1)
    in (select value from json_each(${JSON.stringify(older)}))`
  for (const row of await db.select().from(factorsTable).where(isOlder).limit(mostAtOnce)) {
    const isAsRead = and(eq(id, row.id), eq(secret, row.secret ?? ''))
    try {
      const resealed = await resealedSecret(deps, row)
      await db.update(factorsTable).set({ secret: resealed }).where(isAsRead)
    } catch (cause) {
      // one that does not open must not keep the others on the older key
      log('error', 'A second step was not sealed anew', { area: 'auth', factor: row.id, cause })
    }
  }
}
