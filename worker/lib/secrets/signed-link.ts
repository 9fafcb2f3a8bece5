import { createHmac } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'
import { isSameSecret } from './same-secret.ts'

/**
 * Signs a subject for a link that grants access to one resource. Not stored; valid as long as its
 * key is configured.
 * @param purpose the signature is valid for this purpose and subject only
 * @returns key id and 256 bits, URL-safe
 */
export function signSubject(keys: KeyRing, purpose: string, subject: string): string {
  const signature = signatureOf(keys, purpose, subject, keys.keyId)
  if (signature === null) throw new Error('A ring holds its own key')
  return `${Buffer.from(keys.keyId).toString('base64url')}.${signature}`
}

/** Whether a signature of `signSubject` is valid with a configured key. */
export function verifySubject(keys: KeyRing, purpose: string, subject: string, given: string) {
  const [keyId = '', signature = ''] = given.split('.')
  const expected = signatureOf(keys, purpose, subject, Buffer.from(keyId, 'base64url').toString())
  return expected !== null && isSameSecret(signature, expected)
}

function signatureOf(keys: KeyRing, purpose: string, subject: string, keyId: string) {
  const key = keys.derive(`link:${purpose}`, '', keyId)
  return key && createHmac('sha256', key).update(subject).digest('base64url')
}
