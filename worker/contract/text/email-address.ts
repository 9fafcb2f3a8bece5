import { z } from 'zod'

/**
 * Unquoted local part: at most 64 characters, single dots inside (RFC 5321 §4.1.2, §4.5.3.1.1; RFC
 * 5322 §3.2.3).
 */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/**
 * Two or more labels of at most 63 characters, without hyphens at the ends (RFC 1035 §2.3.1); the
 * last is not a number.
 */
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=.*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Letters, digits, dots and hyphens of any script; excludes characters that end a host name in a
 * URL.
 */
const inAnyScript = /^[\p{L}\p{M}\p{N}.-]+$/u

/** The ASCII form of a domain: "müller.example" becomes "xn--mller-kva.example" (RFC 5891). */
function asciiDomain(given: string): string {
  const isAscii = /^[\x21-\x7e]*$/.test(given)
  if (isAscii || !inAnyScript.test(given)) return given
  const address = `http://${given}`
  return URL.canParse(address) ? new URL(address).hostname : given
}

/** Normalised mail address with an ASCII domain; `null` when malformed. */
export function normalizeEmail(given: string): string | null {
  const at = given.lastIndexOf('@')
  const host = asciiDomain(given.slice(at + 1))
  return at > 0 && localPart.test(given.slice(0, at)) && domain.test(host)
    ? `${given.slice(0, at)}@${host}`
    : null
}

/** Zod schema of `normalizeEmail`, with one error message. */
export const emailAddress = (error = 'Invalid email address') =>
  z.string().transform((given, context) => {
    const read = normalizeEmail(given)
    if (read === null) context.addIssue({ code: 'custom', message: error })
    return read ?? z.NEVER
  })
