import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../lib/same-secret.ts'

/** What every authenticator app can do: SHA-1, six digits, a new code each 30 seconds. */
export const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How far the clocks of phone and server may differ, in steps. */
const skewSteps = 1

/** The code of a time step. Source: RFC 4226 §5.3, RFC 6238 §4.2. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const value = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** totpParameters.digits
  return value.toString().padStart(totpParameters.digits, '0')
}

export const stepAt = (instant: Date): number =>
  Math.floor(instant.getTime() / 1000 / totpParameters.period)

/**
 * The time step that a code belongs to, or `null` when it is wrong. Steps up to `usedStep` are over: a code
 * that somebody looked at over a shoulder is worth nothing once its owner used it (RFC 6238 §5.2).
 */
export function findStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  usedStep: number | null,
): number | null {
  const middle = stepAt(now)
  for (let step = middle - skewSteps; step <= middle + skewSteps; step++) {
    const isOver = usedStep !== null && step <= usedStep
    if (!isOver && isSameSecret(code, totpCode(secret, step))) return step
  }
  return null
}
