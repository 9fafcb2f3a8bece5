import { z } from 'zod'

/**
 * Every sign that mail allows outside of quotation marks, dots only between others (RFC 5321 §4.1.2, Dot-string;
 * RFC 5322 §3.2.3, atext). At most 64 of them (RFC 5321 §4.5.3.1.1).
 */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** Labels of at most 63 letters that neither begin nor end with a hyphen, two or more (RFC 1035 §2.3.1). The last is no number. */
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=.*[a-z])[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Letters, digits, dots and hyphens of any script: nothing that would end a host name inside an address. */
const inAnyScript = /^[\p{L}\p{M}\p{N}.-]+$/u

/** A domain as the name system has it: "müller.example" is "xn--mller-kva.example" (RFC 5891). */
function asciiDomain(given: string): string {
  const isAscii = /^[\x21-\x7e]*$/.test(given)
  if (isAscii || !inAnyScript.test(given)) return given
  const address = `http://${given}`
  return URL.canParse(address) ? new URL(address).hostname : given
}

/** An address that mail can be sent to, its domain in ASCII; `null` for what is none. */
export function readEmail(given: string): string | null {
  const at = given.lastIndexOf('@')
  const host = asciiDomain(given.slice(at + 1))
  return at > 0 && localPart.test(given.slice(0, at)) && domain.test(host)
    ? `${given.slice(0, at)}@${host}`
    : null
}

/** The same as a schema. Whatever is wrong with an address, the message is the same. */
export const emailAddress = (error = 'Invalid email address') =>
  z.string().transform((given, context) => {
    const read = readEmail(given)
    if (read === null) context.addIssue({ code: 'custom', message: error })
    return read ?? z.NEVER
  })
