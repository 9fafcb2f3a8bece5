import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statements } from '../../../db/batch-if.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, userRolesTable, usersTable } from '../../../db/schema/users.ts'
import { storedDaysSql } from '../../../db/stored-days.ts'
import type { Account, SessionRow, UserRow } from './account.ts'

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

type Row = Record<string, unknown>
type Part = Exclude<keyof Account, 'user' | 'role' | 'storedLifeDays'>

/** What belongs to a user: each table is read by its index. Rows are deleted in this order, then inserted. */
const parts = {
  identities: { table: identitiesTable, key: 'id' },
  factors: { table: factorsTable, key: 'id' },
  codes: { table: recoveryCodesTable, key: 'codeHash' },
  tokens: { table: oneTimeTokensTable, key: 'id' },
  flows: { table: flowStatesTable, key: 'id' },
  sessions: { table: sessionsTable, key: 'id' },
} as const satisfies Record<Part, { table: SQLiteTable; key: string }>

const partNames = Object.keys(parts) as Part[]

const columnsOf = (table: SQLiteTable): [string, SQLiteColumn][] =>
  Object.entries(getTableColumns(table))

/** D1 lets a function have 32 arguments: a row travels as an array of its values. */
const valuesOf = (table: SQLiteTable, alias: string) =>
  sql`json_array(${sql.join(
    columnsOf(table).map(([, { name }]) => sql.raw(`${alias}."${name}"`)),
    sql`, `,
  )})`

const rowsOf = (table: SQLiteTable) => sql`(
  select json_group_array(${valuesOf(table, 'x')}) from ${table} x where x.user_id = u.id)`

const selection = sql`select ${valuesOf(usersTable, 'u')} as "user",
  (select r.role from ${userRolesTable} r where r.user_id = u.id) as "role",
  ${sql.join(
    partNames.map((part) => sql`${rowsOf(parts[part].table)} as ${sql.identifier(part)}`),
    sql`, `,
  )}, ${storedDaysSql('sessionDays')} as "storedLifeDays" from ${usersTable} u`

/** Reads an account with all that belongs to it, in one statement; `null` where there is none. */
export async function readAccount(db: Db, key: Key): Promise<Account | null> {
  const [row] = await db.all<
    Record<Part | 'user', string> & Pick<Account, 'role' | 'storedLifeDays'>
  >(sql`${selection} where ${condition(key)}`)
  if (!row) return null
  const rows = (part: Part) => [part, rowsIn(parts[part].table, JSON.parse(row[part]))]
  return {
    ...Object.fromEntries(partNames.map(rows)),
    user: rowIn(usersTable, JSON.parse(row.user)),
    role: row.role,
    storedLifeDays: row.storedLifeDays,
  } as Account // the columns are those of the tables
}

/** The oldest first. */
const rowsIn = (table: SQLiteTable, rows: unknown[][]) =>
  rows
    .map((values) => rowIn(table, values))
    .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))

/** A row by the names of its columns, as drizzle would read it. */
function rowIn(table: SQLiteTable, values: unknown[]) {
  const entries = columnsOf(table).map(([name, column], index) => {
    const value = values[index]
    return [name, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries) as Row
}

/**
 * What turns one account into another, as statements for one transaction. The first writes `users.version`, and breaks
 * the transaction where it is not the one that was read: NULL is no version. A session that is raised breaks it, too,
 * where it was refreshed meanwhile. Roles are not written here: staff give them (staff.ts).
 * @param before as it was read; `null` for an account that is new: its address breaks the transaction where it is taken
 */
export function statementsFor(db: Db, before: Account | null, after: Account): Statements {
  return [
    before === null ? db.insert(usersTable).values(after.user) : updateUser(db, before, after),
    ...partNames.flatMap((part) => differences(db, part, before?.[part] ?? [], after[part])),
  ]
}

/** Whether an account is still as it was read: a condition for a transaction that others put together. */
export const isUnchanged = ({ user }: Pick<Account, 'user'>): SQL =>
  sql`exists (select 1 from users v where v.id = ${user.id} and v.version = ${user.version})`

/** Makes room for an address that comes back to its account: an unverified one without rights may have been signed up for it. */
export const makeRoom = (db: Db, { user }: Account, freed: string | undefined): Statements =>
  freed === undefined
    ? []
    : [
        db
          .delete(usersTable)
          .where(
            and(
              eq(usersTable.email, freed),
              ne(usersTable.id, user.id),
              isNull(usersTable.emailConfirmedAt),
              sql`not exists (select 1 from user_roles r where r.user_id = ${usersTable.id})`,
            ),
          ),
      ]

/**
 * Writes a change in one transaction.
 * @param extra rows of their own that belong to it, such as a challenge that is spent
 * @returns `false` where the account has changed since it was read, or is gone: nothing was written
 */
export async function commit(
  db: Db,
  before: Account | null,
  after: Account,
  extra: Statements = [],
): Promise<boolean> {
  const statements = [...extra, ...statementsFor(db, before, after)]
  const [first, ...others] = statements
  if (!first) throw new Error('A change writes the version')
  try {
    const results: unknown[] = await db.batch([first, ...others])
    const written = results[extra.length]
    return before === null || (Array.isArray(written) && written.length > 0)
  } catch (error) {
    if (isOvertaken(error)) return false
    throw error
  }
}

const stale = ['users.version', 'sessions.generation'].map(
  (column) => `NOT NULL constraint failed: ${column}`,
)

/** Whether something else was written first: another version, a refreshed session, a user that is gone. */
export function isOvertaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    if (stale.some((it) => message.includes(it)) || message.includes('FOREIGN KEY')) return true
  }
  return false
}

/** Whether an address or an identity is another account's by now. */
export const isTaken = (error: unknown): boolean => isConstraintError(error) && !isOvertaken(error)

function updateUser(db: Db, before: Account, after: Account) {
  const seen = before.user.version
  return db
    .update(usersTable)
    .set({
      ...changedColumns(before.user, after.user),
      version: sql`case when ${usersTable.version} = ${seen} then ${seen + 1} end`,
    })
    .where(eq(usersTable.id, before.user.id))
    .returning({ id: usersTable.id })
}

/** D1 takes as many values with a statement. */
const mostParameters = 100

function differences(db: Db, part: Part, before: Row[], after: Row[]): Statements {
  const { table, key: keyName }: { table: SQLiteTable; key: string } = parts[part]
  const columns = new Map(columnsOf(table))
  const key = columns.get(keyName)
  const idOf = (row: Row) => String(row[keyName])
  const old = new Map(before.map((row) => [idOf(row), row]))
  const left = new Set(after.map(idOf))
  const gone = [...old.keys()].filter((id) => !left.has(id))
  const isGone = sql`${key} in (select value from json_each(${JSON.stringify(gone)}))`
  const added = after.filter((row) => !old.has(idOf(row)))
  const perStatement = Math.floor(mostParameters / columns.size)
  const inserts = Array.from({ length: Math.ceil(added.length / perStatement) }, (_, chunk) =>
    db.insert(table).values(added.slice(chunk * perStatement, (chunk + 1) * perStatement)),
  ) as BatchItem<'sqlite'>[]
  return [
    ...(gone.length === 0 ? [] : [db.delete(table).where(isGone) as BatchItem<'sqlite'>]),
    ...inserts,
    ...after.flatMap((row): Statements => {
      const known = old.get(idOf(row))
      if (known === undefined || known === row) return []
      const changes = changedColumns(known, row)
      if (Object.keys(changes).length === 0) return []
      const set = table === sessionsTable ? guarded(known as SessionRow, changes) : changes
      const isIt = sql`${key} = ${idOf(row)}`
      return [db.update(table).set(set).where(isIt) as BatchItem<'sqlite'>]
    }),
  ]
}

/** A session that gets new tokens must not have been refreshed meanwhile: refreshing moves no version. */
const guarded = ({ generation: seen }: SessionRow, changes: Row): Row =>
  'generation' in changes
    ? {
        ...changes,
        generation: sql`case when ${sessionsTable.generation} = ${seen} then ${changes['generation']} end`,
      }
    : changes

function changedColumns(before: Row, after: Row): Row {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

/** The user, or `null`. */
export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return user ?? null
}

/** Finds a user by address, in any letter case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email.toLowerCase()))
  return user ?? null
}
