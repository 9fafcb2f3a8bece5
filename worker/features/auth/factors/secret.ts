import { and, eq, sql } from 'drizzle-orm'
import { factorsTable } from '../../../db/schema/factors.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { unseal, seal, sealedKeyPrefix } from '../../../lib/secrets/seal.ts'
import type { FactorRow } from '../account/account.ts'
import { newSecret } from './totp.ts'

/** Binds a secret to its factor, so that it cannot be decrypted in another row. */
const purposeOf = (factorId: string) => `totp-secret:${factorId}`

/** Creates a TOTP secret: encrypted for storage, and in the format for authenticator apps. */
export async function createSecret({ dataKeys }: Deps, factorId: string) {
  const { bytes, base32 } = newSecret()
  const text = Buffer.from(bytes).toString('base64url')
  return { sealed: await seal(dataKeys(), purposeOf(factorId), text), secret: base32 }
}

/** Decrypts the secret of a TOTP factor. */
export async function openSecret(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  { id, secret }: FactorRow,
): Promise<string> {
  const text = await unseal(dataKeys(), purposeOf(id), secret ?? '')
  if (text === null) throw new Error('A TOTP secret was sealed with a key that is gone')
  return text
}

/** Limit per run; the next run continues. */
const mostAtOnce = 200

/**
 * Re-encrypts factors with the newest data key, so that older keys can be removed from the
 * settings.
 */
export async function resealFactors(deps: Pick<Deps, 'db' | 'dataKeys'>): Promise<void> {
  const { db } = deps
  const { keyId, keyIds } = deps.dataKeys()
  const older = keyIds.filter((id) => id !== keyId).map(sealedKeyPrefix)
  if (older.length === 0) return
  const { id, secret } = factorsTable
  const isOlder = sql`substr(${secret}, 1, instr(${secret}, '.') - 1)
    in (select value from json_each(${JSON.stringify(older)}))`
  for (const row of await db.select().from(factorsTable).where(isOlder).limit(mostAtOnce)) {
    const isAsRead = and(eq(id, row.id), eq(secret, row.secret ?? ''))
    try {
      const resealed = await seal(deps.dataKeys(), purposeOf(row.id), await openSecret(deps, row))
      await db.update(factorsTable).set({ secret: resealed }).where(isAsRead)
    } catch (cause) {
      // a secret that cannot be decrypted must not stop the re-encryption of the others
      log('error', 'A second step was not sealed anew', { area: 'auth', factor: row.id, cause })
    }
  }
}
