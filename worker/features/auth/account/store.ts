import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statements } from '../../../db/batch-if.ts'
import { type Db, isConstraintError, preparedOnce } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import { storedDaysSql } from '../../../db/stored-days.ts'
import type { Account, SessionRow, UserRow } from './account.ts'

/**
 * Lookup conditions for an account: id or email address of its user, or a row that belongs to it.
 */
const conditions = {
  id: sql`users.id = ${sql.placeholder('id')}`,
  email: sql`users.email = ${sql.placeholder('email')}`,
  sessionId: sql`users.id = (select user_id from sessions where id = ${sql.placeholder('sessionId')})`,
  linkHash: sql`users.id =
    (select user_id from one_time_tokens where link_hash = ${sql.placeholder('linkHash')})`,
  authCodeHash: sql`users.id =
    (select user_id from flow_states where auth_code_hash = ${sql.placeholder('authCodeHash')})`,
  subject: sql`users.id = (select user_id from identities
    where provider = ${sql.placeholder('provider')} and provider_id = ${sql.placeholder('subject')})`,
}

type KeyName = keyof typeof conditions
/** `email` is case-insensitive; hashes are SHA-256. */
export type Key =
  | { [Name in Exclude<KeyName, 'subject'>]: Record<Name, string> }[Exclude<KeyName, 'subject'>]
  | { provider: string; subject: string }

type Row = Record<string, unknown>

/**
 * The tables with a user's rows, each read by its index. Rows are deleted in this order, then
 * inserted.
 */
const parts = {
  identities: { table: identitiesTable, key: 'id' },
  factors: { table: factorsTable, key: 'id' },
  codes: { table: recoveryCodesTable, key: 'codeHash' },
  tokens: { table: oneTimeTokensTable, key: 'id' },
  flows: { table: flowStatesTable, key: 'id' },
  sessions: { table: sessionsTable, key: 'id' },
} as const

type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

const columnsOf = (table: SQLiteTable): [string, SQLiteColumn][] =>
  Object.entries(getTableColumns(table))

/** Encodes a row as an array, because D1 limits SQL functions to 32 arguments. */
const valuesOf = (table: SQLiteTable, alias: string) => {
  const names = columnsOf(table).map(([, { name }]) => `${alias}."${name}"`)
  return sql.raw(`json_array(${names.join(', ')})`)
}

const rowsOf = (part: Part) => {
  const { table } = parts[part]
  return sql<string>`(select json_group_array(${valuesOf(table, 'x')}) from ${table} x
    where x.user_id = users.id)`
}

const statements = preparedOnce((db) => {
  const selection = {
    ...(Object.fromEntries(partNames.map((part) => [part, rowsOf(part)])) as Record<
      Part,
      SQL<string>
    >),
    user: sql<string>`${valuesOf(usersTable, 'users')}`,
    role: sql<Account['role']>`(select r.role from user_roles r where r.user_id = users.id)`,
    storedLifeDays: storedDaysSql('sessionDays'),
  }
  const by = (condition: SQL) => db.select(selection).from(usersTable).where(condition).prepare()
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, by(condition)]),
  ) as Record<KeyName, ReturnType<typeof by>>
})

/** The statement that reads an account, and its values. `accountIn` parses the result. */
export function accountStatement(db: Db, key: Key) {
  const name = 'subject' in key ? 'subject' : (Object.keys(key)[0] as KeyName)
  const values = 'email' in key ? { email: key.email.toLowerCase() } : key
  return { statement: statements(db)[name], values }
}

/** Reads an account and all its rows in one statement; `null` if it does not exist. */
export async function readAccount(db: Db, key: Key): Promise<Account | null> {
  const { statement, values } = accountStatement(db, key)
  return accountIn(await statement.all(values))
}

type AccountRow = Record<Part | 'user', string> & Pick<Account, 'role' | 'storedLifeDays'>

export function accountIn([row]: AccountRow[]): Account | null {
  if (!row) return null
  const rows = (part: Part) => [part, rowsIn(parts[part].table, JSON.parse(row[part]))]
  const user = rowIn(usersTable, JSON.parse(row.user))
  return { ...row, ...Object.fromEntries(partNames.map(rows)), user } as Account
}

/** Rows from oldest to newest. */
const rowsIn = (table: SQLiteTable, rows: unknown[][]) =>
  rows
    .map((values) => rowIn(table, values))
    .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])))

/** Maps a row's values to column names, as drizzle does. */
function rowIn(table: SQLiteTable, values: unknown[]): Row {
  const entries = columnsOf(table).map(([name, column], index) => {
    const value = values[index]
    return [name, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries)
}

/**
 * The statements that turn one account into another within one transaction. The first one writes
 * `users.version` and makes the transaction fail if the version has changed, because NULL violates
 * the column's constraint. The same happens if a session that gets new tokens was refreshed
 * concurrently. Roles are written in staff.ts.
 * @param before the account as read; `null` for a new account, whose transaction fails if the email
 *   address is taken
 */
export function statementsFor(db: Db, before: Account | null, after: Account): Statements {
  const proof = before && proofStatement(db, before, after)
  if (proof) return [proof]
  const changes = partNames.flatMap((part) =>
    differences(db, part, before?.[part] ?? [], after[part]),
  )
  return [
    before === null ? db.insert(usersTable).values(after.user) : updateUser(db, before, after),
    ...changes,
  ]
}

/**
 * The statement for a proof. It changes one session row only, so it checks the version without
 * increasing it.
 */
function proofStatement(db: Db, before: Account, after: Account) {
  const [changed, ...others] = after.sessions.filter((it) => !before.sessions.includes(it))
  const old = before.sessions.find(({ id }) => id === changed?.id)
  const isSame = (part: Part) => part === 'sessions' || before[part] === after[part]
  const isAlone = before.user === after.user && others.length === 0 && partNames.every(isSame)
  if (!changed || !old || !isAlone || after.sessions.length < before.sessions.length) return null
  if (changed.generation === old.generation) return null
  const set = guarded(old, changedColumns(old, changed), isUnchanged(before))
  const isIt = eq(sessionsTable.id, old.id)
  return db.update(sessionsTable).set(set).where(isIt).returning({ id: sessionsTable.id })
}

/** Whether an account is unchanged since it was read, as a condition for other transactions. */
export const isUnchanged = ({ user }: Pick<Account, 'user'>): SQL =>
  sql`exists (select 1 from users v where v.id = ${user.id} and v.version = ${user.version})`

/**
 * Deletes an unverified account without rights that signed up with an address that is being
 * restored.
 */
export const freeAddress = (db: Db, { user }: Account, email: string) =>
  db
    .delete(usersTable)
    .where(
      and(
        eq(usersTable.email, email),
        ne(usersTable.id, user.id),
        isNull(usersTable.emailConfirmedAt),
        sql`not exists (select 1 from user_roles r where r.user_id = ${usersTable.id})`,
      ),
    )

/**
 * Writes a change in one transaction.
 * @param extra further statements for the transaction, such as the use of a challenge
 * @returns `false`, without writing, if the account was changed or deleted since it was read
 */
export async function commit(
  db: Db,
  before: Account | null,
  after: Account,
  extra: Statements = [],
): Promise<boolean> {
  const [first, ...others] = [...extra, ...statementsFor(db, before, after)]
  if (!first) throw new Error('A change writes the version')
  try {
    const results: unknown[] = await db.batch([first, ...others])
    const written = results[extra.length]
    return before === null || (Array.isArray(written) && written.length > 0)
  } catch (error) {
    if (isStale(error)) return false
    throw error
  }
}

/** The version has changed, a session was refreshed, or the user was deleted. */
const stale = /NOT NULL constraint failed: (users\.version|sessions\.generation)|FOREIGN KEY/

function isStale(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (stale.test(cause.message)) return true
  }
  return false
}

/** Whether another account already has the email address or identity. */
export const isTaken = (error: unknown): boolean => isConstraintError(error) && !isStale(error)

function updateUser(db: Db, before: Account, after: Account) {
  const { id, version } = before.user
  return db
    .update(usersTable)
    .set({
      ...changedColumns(before.user, after.user),
      version: sql`case when ${usersTable.version} = ${version} then ${version + 1} end`,
    })
    .where(eq(usersTable.id, id))
    .returning({ id: usersTable.id })
}

/** D1's limit of parameters per statement. */
const mostParameters = 100

function differences(db: Db, part: Part, before: Row[], after: Row[]): Statements {
  const { table, key: keyName }: { table: SQLiteTable; key: string } = parts[part]
  const columns = new Map(columnsOf(table))
  const key = columns.get(keyName)
  const idOf = (row: Row) => String(row[keyName])
  const old = new Map(before.map((row) => [idOf(row), row]))
  const kept = new Set(after.map(idOf))
  const gone = JSON.stringify([...old.keys()].filter((id) => !kept.has(id)))
  const added = after.filter((row) => !old.has(idOf(row)))
  const perStatement = Math.floor(mostParameters / columns.size)
  const result: BatchItem<'sqlite'>[] = []
  if (gone !== '[]') {
    result.push(db.delete(table).where(sql`${key} in (select value from json_each(${gone}))`))
  }
  for (let from = 0; from < added.length; from += perStatement) {
    result.push(db.insert(table).values(added.slice(from, from + perStatement)))
  }
  for (const row of after) {
    const changes = changedColumns(old.get(idOf(row)) ?? row, row)
    if (Object.keys(changes).length === 0) continue
    const set = part === 'sessions' ? guarded(old.get(idOf(row)) as SessionRow, changes) : changes
    result.push(
      db
        .update(table)
        .set(set)
        .where(sql`${key} = ${idOf(row)}`),
    )
  }
  return result
}

/**
 * Detects a concurrent refresh of a session that gets new tokens, because a refresh does not change
 * the version.
 */
const guarded = (
  { generation: seen }: SessionRow,
  { generation, ...changes }: Row,
  condition = sql`true`,
): Row => ({
  ...changes,
  ...(generation !== undefined && {
    generation: sql`case when ${sessionsTable.generation} = ${seen} and ${condition} then ${generation} end`,
  }),
})

function changedColumns(before: Row, after: Row): Row {
  if (before === after) return {}
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(changed)
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  return user ?? null
}
