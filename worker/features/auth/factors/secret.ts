import type { Deps } from '../../../deps.ts'
import { open, seal } from '../../../lib/secrets/seal.ts'
import type { FactorRow } from '../account/account.ts'
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

type Keys = Pick<Deps, 'dataKeys'>

/** The bytes of a TOTP factor's secret. */
export const openSecret = async (deps: Keys, factor: FactorRow): Promise<Buffer> =>
  Buffer.from(await opened(deps, factor), 'base64url')

/** The secret as it is stored, sealed with the newest key. */
export const resealedSecret = async (deps: Keys, factor: FactorRow): Promise<string> =>
  seal(deps.dataKeys(), purposeOf(factor.id), await opened(deps, factor))

async function opened({ dataKeys }: Keys, { id, secret }: FactorRow): Promise<string> {
  const text = await open(dataKeys(), purposeOf(id), secret ?? '')
  if (text === null) throw new Error('A TOTP secret was sealed with a key that is gone')
  return text
}

/** What an authenticator app is told, as a link and as a picture of it. */
export function provisioning(secret: string, issuer: string, account: string) {
  const uri = keyUri(secret, issuer, account)
  return { qr_code: qrCode(uri), secret, uri }
}
