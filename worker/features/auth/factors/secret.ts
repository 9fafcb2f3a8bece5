import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { open, seal } from '../../../lib/seal.ts'
import type { FactorRow } from '../queries.ts'
import { base32 } from './base32.ts'
import { qrCode } from './qr-code.ts'
import { totpParameters } from './totp.ts'

/** As long as the HMAC's output (RFC 4226 §4, R6). */
const secretBytes = 20

/** Bound to its factor: a sealed secret copied into another row does not open. */
const purposeOf = (factorId: string) => `totp-secret:${factorId}`

/** A new secret: as stored, and as its owner's app takes it. */
export async function createSecret({ keys }: Deps, factorId: string) {
  const secret = randomBytes(secretBytes)
  const sealed = await seal(await keys(), purposeOf(factorId), secret.toString('base64url'))
  return { sealed, secret: base32(secret) }
}

/** The bytes of a TOTP factor's secret. */
export async function openSecret({ keys }: Deps, { id, secret }: FactorRow): Promise<Buffer> {
  const opened = await open(await keys(), purposeOf(id), secret ?? '')
  if (opened === null) throw new Error('A TOTP secret was sealed with a key that is gone')
  return Buffer.from(opened, 'base64url')
}

/**
 * What an authenticator app is told, as a link and as a picture of it. Source: "Key Uri Format" of Google
 * Authenticator; a colon separates issuer and account, so it is escaped inside them.
 */
export function provisioning(secret: string, issuer: string, account: string) {
  const label = [issuer, account].map((part) => encodeURIComponent(part).replaceAll('%40', '@'))
  const parameters = { ...totpParameters, issuer, secret }
  const query = Object.entries(parameters)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const uri = `otpauth://totp/${label.join(':')}?${query.join('&')}`
  return { qr_code: qrCode(uri), secret, uri }
}
