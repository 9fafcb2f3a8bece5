import { invalid } from '../protocol.ts'

/** User metadata travel in every access token, and a token has to fit into a header. */
const metadataLimitBytes = 8 * 1024

/** Deeper data are no one's profile. SQLite cannot read JSON beyond 1,000 levels, and every query of it would fail. */
const metadataDepth = 20

/** What the server says about a user, in the same place as what the user says. */
const claimNames = new Set([
  'sub',
  'iss',
  'provider_id',
  'email',
  'email_verified',
  'phone',
  'phone_verified',
])

/**
 * What people may say of themselves: without the names that are the server's.
 * @throws AuthFailure `validation_failed` for metadata that no token could carry, or no database read
 */
export function ownMetadata(data: Record<string, unknown>): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !claimNames.has(name)))
  assertMetadata(own)
  return own
}

/** @throws AuthFailure `validation_failed` */
function assertMetadata(data: Record<string, unknown>): void {
  if (isDeeper(data, metadataDepth)) throw invalid('User metadata is nested too deeply')
  const sizeBytes = Buffer.byteLength(JSON.stringify(data))
  if (sizeBytes > metadataLimitBytes) throw invalid('User metadata is too large')
}

/** Looks no further down than the limit. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)))

/**
 * Merges shallowly; `null` deletes a key.
 * @throws AuthFailure `validation_failed` where they are too large or too deep
 */
export function mergedMetadata(
  before: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const merged = withoutNulls({ ...before, ...ownMetadata(given) })
  assertMetadata(merged)
  return merged
}

const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
