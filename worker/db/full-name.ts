import { type SQL, sql } from 'drizzle-orm'
import { normalizeLines } from '#contract/text/typed-text.ts'
import { usersTable } from './schema/users.ts'

const { userMetadata } = usersTable

/** A text field of a user's own metadata, as SQL; malformed JSON gives no value. */
export const metadataField = (key: 'first_name' | 'last_name' | 'name') =>
  sql`coalesce(case when json_valid(${userMetadata})
    then cast(json_extract(${userMetadata}, ${`$.${key}`}) as text) end, '')`

/** Longest name shown, in characters. */
const nameLimit = 120

/** A user-provided name for display: without bidirectional marks, shortened to one line. */
export const displayName = (name: SQL) =>
  sql<string | null>`${name}`.mapWith((said: string): string | null => {
    const line = normalizeLines(said).replaceAll(/\s+/g, ' ').trim()
    return line.length > nameLimit ? `${line.slice(0, nameLimit)}…` : line || null
  })

/** First and last name, `null` without either. For display only. */
export const fullName = displayName(
  sql`nullif(trim(${metadataField('first_name')} || ' ' || ${metadataField('last_name')}), '')`,
)
