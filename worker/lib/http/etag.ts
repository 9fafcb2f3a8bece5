type Content = string | Uint8Array<ArrayBuffer>

/** Strong entity tag: 128 bits of the SHA-256, quoted (RFC 9110 §8.8.3). */
export async function entityTag(content: Content): Promise<string> {
  return `"${await contentHash(content)}"`
}

/** 128 bits of the SHA-256 in hex; used as version and cache key. */
export async function contentHash(content: Content): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * Whether `If-None-Match` matches, so that 304 is the answer. Weak comparison, lists and `*` as in
 * RFC 9110 §13.1.2.
 */
export function isNotModified(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => bare(candidate) === bare(tag))
}
