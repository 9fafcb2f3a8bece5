import { sql } from 'drizzle-orm'
import { usersTable } from './schema/users.ts'

const { userMetadata } = usersTable

/** What a user says of themselves under a key, as text. Data that SQLite cannot read say nothing, and stop no screen. */
export const saidOf = (key: 'first_name' | 'last_name' | 'name') =>
  sql`coalesce(case when json_valid(${userMetadata})
    then cast(json_extract(${userMetadata}, ${`$.${key}`}) as text) end, '')`

/** First and last name, `null` without either: it decides nothing. */
export const givenName = sql<string | null>`
  nullif(trim(${saidOf('first_name')} || ' ' || ${saidOf('last_name')}), '')`
