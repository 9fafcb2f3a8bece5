import { z } from 'zod'

/**
 * Whether mail systems take the parts of an address, whose syntax says nothing of it: at most 64 letters before the at sign
 * (RFC 5321 §4.5.3.1.1), and labels of at most 63 that neither begin nor end with a hyphen (RFC 1035 §2.3.1).
 */
export function hasMailableParts(address: string): boolean {
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  return at <= 64 && labels.every((label) => /^[^-](?:.{0,61}[^-])?$/.test(label))
}

/** An address that mail can be sent to; whatever is wrong with it, the message is the same. */
export const emailAddress = (error = 'Invalid email address') =>
  z.email({ error, abort: true }).refine(hasMailableParts, error)
