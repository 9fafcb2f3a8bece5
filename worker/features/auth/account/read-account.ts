import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, userRolesTable, usersTable } from '../../../db/schema/users.ts'
import { storedDays } from '../../../db/stored-days.ts'
import type { Account } from './account.ts'

/** How an account is found. */
export type Key =
  | { id: string }
  /** In any letter case. */
  | { email: string }
  /** By the SHA-256 of a mailed link. */
  | { linkHash: string }
  /** By the SHA-256 of a code that waits to be exchanged. */
  | { authCodeHash: string }
  | { identity: { provider: string; subject: string } }

function condition(key: Key): SQL {
  if ('id' in key) return sql`u.id = ${key.id}`
  if ('email' in key) return sql`u.email = ${key.email.toLowerCase()}`
  if ('linkHash' in key) {
    return sql`u.id = (select user_id from one_time_tokens where link_hash = ${key.linkHash})`
  }
  if ('authCodeHash' in key) {
    return sql`u.id = (select user_id from flow_states where auth_code_hash = ${key.authCodeHash})`
  }
  const { provider, subject } = key.identity
  return sql`u.id = (select user_id from identities
    where provider = ${provider} and provider_id = ${subject})`
}

/** What belongs to a user, each table by its index. */
const parts = {
  identities: identitiesTable,
  factors: factorsTable,
  codes: recoveryCodesTable,
  tokens: oneTimeTokensTable,
  flows: flowStatesTable,
  sessions: sessionsTable,
} as const satisfies Partial<Record<keyof Account, SQLiteTable>>

type Part = keyof typeof parts

const columnsOf = (table: SQLiteTable): [string, SQLiteColumn][] =>
  Object.entries(getTableColumns(table))

/** D1 lets a function have 32 arguments: a row travels as an array of its values. */
const valuesOf = (table: SQLiteTable, alias: string) =>
  sql`json_array(${sql.join(
    columnsOf(table).map(([, { name }]) => sql.raw(`${alias}."${name}"`)),
    sql`, `,
  )})`

const rowsOf = (part: Part) => sql`(
  select json_group_array(${valuesOf(parts[part], 'x')}) from ${parts[part]} x where x.user_id = u.id)`

const partNames = Object.keys(parts) as Part[]

const selection = sql`select ${valuesOf(usersTable, 'u')} as "user",
  (select r.role from ${userRolesTable} r where r.user_id = u.id) as "role",
  ${sql.join(
    partNames.map((part) => sql`${rowsOf(part)} as ${sql.identifier(part)}`),
    sql`, `,
  )}, ${storedDays('sessionDays')} as "storedLifeDays" from ${usersTable} u`

/** Reads an account with all that belongs to it, in one statement; `null` where there is none. */
export async function readAccount(db: Db, key: Key): Promise<Account | null> {
  const [row] = await db.all<
    Record<Part | 'user', string> & Pick<Account, 'role' | 'storedLifeDays'>
  >(sql`${selection} where ${condition(key)}`)
  if (!row) return null
  const read = (part: Part) => parsedRows(parts[part], row[part])
  return {
    user: rowIn(usersTable, JSON.parse(row.user)),
    role: row.role,
    storedLifeDays: row.storedLifeDays,
    identities: inOrder(read('identities')),
    factors: inOrder(read('factors')),
    codes: read('codes'),
    tokens: inOrder(read('tokens')),
    flows: read('flows'),
    sessions: read('sessions'),
  } as Account // the columns are those of the tables
}

const parsedRows = (table: SQLiteTable, text: string) =>
  (JSON.parse(text) as unknown[][]).map((values) => rowIn(table, values))

/** A row by the names of its columns, as drizzle would read it. */
function rowIn(table: SQLiteTable, values: unknown[]) {
  const entries = columnsOf(table).map(([name, column], index) => {
    const value = values[index]
    return [name, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const inOrder = (rows: Record<string, unknown>[]) =>
  rows.toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))
