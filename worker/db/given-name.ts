import { type SQL, sql } from 'drizzle-orm'
import { plainLines } from '#contract/text/typed-text.ts'
import { usersTable } from './schema/users.ts'

const { userMetadata } = usersTable

/** What a user says of themselves under a key, as text. Data that SQLite cannot read say nothing, and stop no screen. */
export const saidOf = (key: 'first_name' | 'last_name' | 'name') =>
  sql`coalesce(case when json_valid(${userMetadata})
    then cast(json_extract(${userMetadata}, ${`$.${key}`}) as text) end, '')`

/** Longer is no one's name. */
const nameLimit = 120

/** A name as a line on a screen: it may have been given with marks that turn the line around, or be a book. */
export const asName = (name: SQL) =>
  sql<string | null>`${name}`.mapWith((said: string): string | null => {
    const line = plainLines(said).replaceAll(/\s+/g, ' ').trim()
    return line.length > nameLimit ? `${line.slice(0, nameLimit)}…` : line || null
  })

/** First and last name, `null` without either: it decides nothing. */
export const givenName = asName(
  sql`nullif(trim(${saidOf('first_name')} || ' ' || ${saidOf('last_name')}), '')`,
)
