import type { KeyRing } from './key-ring.ts'

/**
 * Encrypts a text that has to be read back (AES-256-GCM). `purpose` names what it is and whose it is, and is
 * authenticated: a sealed text copied into another row does not open there.
 * @returns `kid.salt.iv.ciphertext`, base64url parts
 */
export async function seal(keys: KeyRing, purpose: string, text: string): Promise<string> {
  const salt = base64url(crypto.getRandomValues(new Uint8Array(16)))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await sealingKey(keys, purpose, salt, keys.keyId)
  if (!key) throw new Error('A ring holds its own key')
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(text),
  )
  return [sealedBy(keys.keyId), salt, base64url(iv), base64url(new Uint8Array(sealed))].join('.')
}

/** What stands before the first dot of all that a key sealed. */
export const sealedBy = (keyId: string): string => Buffer.from(keyId).toString('base64url')

/** Opens what `seal` made; `null` when it was made with a key we no longer hold, for another purpose, or changed. */
export async function open(keys: KeyRing, purpose: string, sealed: string): Promise<string | null> {
  const [keyId = '', salt = '', iv = '', data = ''] = sealed.split('.')
  const key = await sealingKey(keys, purpose, salt, Buffer.from(keyId, 'base64url').toString())
  if (!key) return null
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: Buffer.from(iv, 'base64url') },
      key,
      Buffer.from(data, 'base64url'),
    )
    return new TextDecoder().decode(text)
  } catch {
    return null
  }
}

async function sealingKey(keys: KeyRing, purpose: string, salt: string, keyId: string) {
  const secret = keys.derive(`seal:${purpose}`, salt, keyId)
  return (
    secret &&
    (await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']))
  )
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
