import type { Deps } from '../../../deps.ts'
import { open, seal } from '../../../lib/secrets/seal.ts'
import type { FactorRow } from '../caller-queries.ts'
import { qrCode } from './qr-code.ts'
import { keyUri, newSecret } from './totp.ts'

/** Bound to its factor: a sealed secret copied into another row does not open. */
const purposeOf = (factorId: string) => `totp-secret:${factorId}`

/** A new secret: as stored, and as its owner's app takes it. */
export async function createSecret({ dataKeys }: Deps, factorId: string) {
  const { bytes, base32 } = newSecret()
  const text = Buffer.from(bytes).toString('base64url')
  return { sealed: await seal(dataKeys(), purposeOf(factorId), text), secret: base32 }
}

/** The bytes of a TOTP factor's secret. */
export async function openSecret({ dataKeys }: Deps, { id, secret }: FactorRow): Promise<Buffer> {
  const opened = await open(dataKeys(), purposeOf(id), secret ?? '')
  if (opened === null) throw new Error('A TOTP secret was sealed with a key that is gone')
  return Buffer.from(opened, 'base64url')
}

/** The secret sealed with the newest key; `null` when the key that sealed it is gone. */
export async function resealedSecret(
  { dataKeys }: Pick<Deps, 'dataKeys'>,
  { id, secret }: FactorRow,
) {
  const opened = await open(dataKeys(), purposeOf(id), secret ?? '')
  return opened === null ? null : seal(dataKeys(), purposeOf(id), opened)
}

/** What an authenticator app is told, as a link and as a picture of it. */
export function provisioning(secret: string, issuer: string, account: string) {
  const uri = keyUri(secret, issuer, account)
  return { qr_code: qrCode(uri), secret, uri }
}
