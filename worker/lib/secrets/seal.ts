import type { KeyRing } from './key-ring.ts'

/**
 * Encrypts a text (AES-256-GCM). `purpose` names kind and owner and is authenticated, so a
 * ciphertext copied into another row does not decrypt.
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
  return [sealedKeyPrefix(keys.keyId), salt, base64url(iv), base64url(new Uint8Array(sealed))].join(
    '.',
  )
}

/** The key id part of a sealed text, to find texts sealed with that key. */
export const sealedKeyPrefix = (keyId: string): string => Buffer.from(keyId).toString('base64url')

/** Decrypts a text of `seal`; `null` for an unknown key, another purpose or altered data. */
export async function unseal(
  keys: KeyRing,
  purpose: string,
  sealed: string,
): Promise<string | null> {
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
