import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { factorsTable } from '../../../db/schema/factors.ts'
import type { Deps } from '../../../deps.ts'
import { sealedBy } from '../../../lib/secrets/seal.ts'
import { resealedSecret } from './secret.ts'

/** As many as one run seals anew; the next one goes on. */
const mostAtOnce = 200

/** Seals with the newest data key what an older one sealed, so that the older one can be dropped from the settings. */
export async function resealFactors(deps: Pick<Deps, 'db' | 'dataKeys'>): Promise<void> {
  const { db } = deps
  const { id, secret } = factorsTable
  const newest = sealedBy(deps.dataKeys())
  const isOlder = and(isNotNull(secret), sql`substr(${secret}, 1, ${newest.length}) <> ${newest}`)
  for (const row of await db.select().from(factorsTable).where(isOlder).limit(mostAtOnce)) {
    const resealed = await resealedSecret(deps, row)
    if (resealed === null) continue
    const isAsRead = and(eq(id, row.id), eq(secret, row.secret ?? ''))
    await db.update(factorsTable).set({ secret: resealed }).where(isAsRead)
  }
}
