import { createHmac } from 'node:crypto'
import type { KeyRing } from './key-ring.ts'
import { isSameSecret } from './same-secret.ts'

/**
 * A signature that makes a link a key to one thing: nothing is stored for it, and no one without the Worker's own key
 * can make one. It lives as long as the thing, and outlives a rotation of the key while the old one is kept.
 * @param purpose what the link opens; a signature for another purpose or subject does not fit
 * @returns 256 bits and the key's id, URL-safe
 */
export function signSubject(keys: KeyRing, purpose: string, subject: string): string {
  const signature = signatureOf(keys, purpose, subject, keys.keyId)
  if (signature === null) throw new Error('A ring holds its own key')
  return `${Buffer.from(keys.keyId).toString('base64url')}.${signature}`
}

/** Whether `signSubject` made a signature, with a key we still hold. */
export function isSignatureOf(keys: KeyRing, purpose: string, subject: string, given: string) {
  const [keyId = '', signature = ''] = given.split('.')
  const expected = signatureOf(keys, purpose, subject, Buffer.from(keyId, 'base64url').toString())
  return expected !== null && isSameSecret(signature, expected)
}

function signatureOf(keys: KeyRing, purpose: string, subject: string, keyId: string) {
  const key = keys.derive(`link:${purpose}`, '', keyId)
  return key && createHmac('sha256', key).update(subject).digest('base64url')
}
