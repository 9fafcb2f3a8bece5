import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/**
 * Parameters that every authenticator app supports: SHA-1, six digits, a new code every 30 seconds.
 */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Maximum clock difference between phone and server, in time steps. */
const skewSteps = 1

/** Length of the HMAC output (RFC 4226 §4, R6). */
const secretBytes = 20

/** Creates a secret: as bytes, and in base32 for typing into an app. */
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
 * The time step of a code; `null` if the code is wrong. Steps up to `usedStep` are refused, because
 * each code is accepted once (RFC 6238 §5.2).
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
 * The enrolment link for an authenticator app, and its QR code. Source: "Key Uri Format" of Google
 * Authenticator. Issuer and account are escaped, because a colon separates them. Replaces the
 * library's function, because the Supabase Auth protocol sets the parameter order.
 */
export function provisioning(secret: string, issuer: string, account: string) {
  const label = [issuer, account].map((part) => encodeURIComponent(part).replaceAll('%40', '@'))
  const query = Object.entries({ ...parameters, issuer, secret })
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const uri = `otpauth://totp/${label.join(':')}?${query.join('&')}`
  return { qr_code: qrCode(uri), secret, uri }
}

/**
 * White margin around the QR code, in modules, so that cameras detect it (ISO/IEC 18004 §6.3.8).
 */
const border = 4

/**
 * A QR code as a scalable SVG, with one rectangle per run of dark modules. Contains no `#`, because
 * clients append it to `data:image/svg+xml;utf-8,`, where a `#` would end the image.
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
