import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** What every authenticator app can do: SHA-1, six digits, a new code each 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How far the clocks of phone and server may differ, in steps. */
const skewSteps = 1

/** As long as the HMAC's output (RFC 4226 §4, R6). */
const secretBytes = 20

/** A new secret: its bytes, and in base32, as people type it into an app. */
export function newSecret(): { bytes: Uint8Array; base32: string } {
  const { bytes, base32 } = new Secret({ size: secretBytes })
  return { bytes, base32 }
}

export const stepAt = (instant: Date): number =>
  TOTP.counter({ period: parameters.period, timestamp: instant.getTime() })

/** The code of a time step (RFC 6238 §4.2). */
export const totpCode = (secret: Uint8Array, step: number): string =>
  totpOf(secret).generate({ timestamp: step * parameters.period * 1000 })

/**
 * The time step that a code belongs to, or `null` when it is wrong. Steps up to `usedStep` are over: a code is accepted once
 * (RFC 6238 §5.2).
 */
export function findStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  usedStep: number | null,
): number | null {
  const timestamp = now.getTime()
  const offset = totpOf(secret).validate({ token: code, timestamp, window: skewSteps })
  if (offset === null) return null
  const step = stepAt(now) + offset
  return usedStep !== null && step <= usedStep ? null : step
}

const totpOf = (bytes: Uint8Array): TOTP =>
  new TOTP({ ...parameters, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) })

/**
 * What an authenticator app reads, as a link and as its QR code. Source: "Key Uri Format" of Google Authenticator; a colon
 * separates issuer and account, so it is escaped inside them. Not the library's: the contract (§7) orders the parameters.
 */
export function provisioning(secret: string, issuer: string, account: string) {
  const label = [issuer, account].map((part) => encodeURIComponent(part).replaceAll('%40', '@'))
  const query = Object.entries({ ...parameters, issuer, secret })
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const uri = `otpauth://totp/${label.join(':')}?${query.join('&')}`
  return { qr_code: qrCode(uri), secret, uri }
}

/** Modules of white around the code, so that cameras find it (ISO/IEC 18004 §6.3.8). */
const border = 4

/**
 * A QR code as a bare SVG that scales: each run of dark modules in a row is one rectangle. Without `#`, as clients append it
 * to `data:image/svg+xml;utf-8,`, where a `#` would end the image.
 */
function qrCode(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border })
  const runs = data.flatMap((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return Array.from(
      modules.matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" d="${runs.join('')}"/></svg>`
  )
}
