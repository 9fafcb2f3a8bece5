import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { usersTable } from '../../../db/schema/users.ts'
import { invalid } from '../protocol.ts'
import type { UserRow } from '../caller-queries.ts'

/** User metadata travel in every access token, and a token has to fit into a header. */
const metadataLimitBytes = 8 * 1024

/** Deeper data are nobody's profile. SQLite cannot read JSON beyond 1,000 levels, and would fail whoever asks it to. */
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
 * What somebody may say of themselves: without the names that are the server's.
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
 * Merges shallowly; `null` deletes a key. The data as they lie there are the condition for the merged ones: of two who
 * merge at once the second reads what the first wrote. `alone`: the given ones without the old.
 * @throws AuthFailure `validation_failed` where they are too large or too deep
 */
export async function mergedMetadata(db: Db, userId: string, data: Record<string, unknown>) {
  const given = ownMetadata(data)
  const [row] = await db
    .select({ before: sql<string>`${usersTable.userMetadata}` })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
  const before = row?.before ?? '{}'
  const old: Record<string, unknown> = JSON.parse(before)
  const added = withoutNulls({ ...old, ...given })
  assertMetadata(added)
  return { before, added, alone: withoutNulls(given) }
}

const withoutNulls = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

/** What an account says of itself before anybody chose anything: its address, and whether that is proven. */
export const bareClaims = ({ id, email }: Pick<UserRow, 'id' | 'email'>, isProven: boolean) => ({
  sub: id,
  email,
  email_verified: isProven,
  phone_verified: false,
})
