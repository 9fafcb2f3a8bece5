import { and, eq, getTableColumns, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Statements } from '../../../db/batch-if.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { factorsTable, recoveryCodesTable } from '../../../db/schema/factors.ts'
import { sessionsTable } from '../../../db/schema/sessions.ts'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { identitiesTable, usersTable } from '../../../db/schema/users.ts'
import type { Account, SessionRow } from './account.ts'

type Row = Record<string, unknown>

/** D1 takes as many values with a statement. */
const mostParameters = 100

/** Children of a user, the key of their rows, and where an account holds them. Deleted in this order, then inserted. */
const children = [
  { table: identitiesTable, key: identitiesTable.id, part: 'identities' },
  { table: factorsTable, key: factorsTable.id, part: 'factors' },
  { table: recoveryCodesTable, key: recoveryCodesTable.codeHash, part: 'codes' },
  { table: oneTimeTokensTable, key: oneTimeTokensTable.id, part: 'tokens' },
  { table: flowStatesTable, key: flowStatesTable.id, part: 'flows' },
  { table: sessionsTable, key: sessionsTable.id, part: 'sessions' },
] as const satisfies {
  table: SQLiteTable
  key: SQLiteColumn
  part: Exclude<keyof Account, 'user' | 'role' | 'storedLifeDays'>
}[]

/**
 * What turns one account into another, as statements for one transaction. The first writes `users.version`, and breaks
 * the transaction where it is not the one that was read: NULL is no version. A session that is raised breaks it, too,
 * where it was refreshed meanwhile. Roles are not written here: staff give them (staff.ts).
 * @param before as it was read; `null` for an account that is new: its address breaks the transaction where it is taken
 */
export function statementsFor(db: Db, before: Account | null, after: Account): Statements {
  return [
    before === null ? db.insert(usersTable).values(after.user) : updateUser(db, before, after),
    ...children.flatMap(({ table, key, part }) => {
      const keyName = nameOf(table, key)
      return differences(db, table, key, keyName, before?.[part] ?? [], after[part])
    }),
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

const nameOf = (table: SQLiteTable, key: SQLiteColumn): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column === key)?.[0] ?? 'id'

function differences(
  db: Db,
  table: SQLiteTable,
  key: SQLiteColumn,
  keyName: string,
  before: Row[],
  after: Row[],
): Statements {
  const idOf = (row: Row) => String(row[keyName])
  const old = new Map(before.map((row) => [idOf(row), row]))
  const left = new Set(after.map(idOf))
  const gone = [...old.keys()].filter((id) => !left.has(id))
  const isGone = sql`${key} in (select value from json_each(${JSON.stringify(gone)}))`
  const added = after.filter((row) => !old.has(idOf(row)))
  const perStatement = Math.floor(mostParameters / Object.keys(getTableColumns(table)).length)
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
      const isIt = eq(key, idOf(row))
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
