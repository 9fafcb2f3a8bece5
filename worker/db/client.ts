import { DrizzleQueryError, fillPlaceholders, type Query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { DatabaseUnavailable, withDatabaseTimeout } from './unavailable.ts'

/**
 * Drizzle client of a D1 binding, cached. Reads time out after eight seconds; writes do not,
 * because their outcome would be unknown.
 */
export function createDb(d1: D1Database): Db {
  const db = known.get(d1) ?? open(d1)
  known.set(d1, db)
  return db
}

const known = new WeakMap<D1Database, Db>()
const open = (d1: D1Database) => drizzle(withNamedErrors(withEnds(d1)))
export type Db = ReturnType<typeof open>

/**
 * Caches statements per database on hot paths: building one takes about 0.2 ms. `build` uses
 * placeholders for values.
 */
export function preparedOnce<Statements>(build: (db: Db) => Statements): (db: Db) => Statements {
  const built = new WeakMap<Db, { statements: Statements }>()
  return (db) => {
    const remembered = built.get(db) ?? { statements: build(db) }
    built.set(db, remembered)
    return remembered.statements
  }
}

type Prepared<Rows> = { getQuery: () => Query; all: (values?: Values) => Promise<Rows> }
type Values = Record<string, unknown>

/**
 * A prepared statement with values, for `db.batch`. Relies on Drizzle's internal `_prepare`; its
 * version is pinned.
 */
export function bindValues<Rows>(
  statement: Prepared<Rows>,
  values: Values,
): RunnableQuery<Rows, 'sqlite'> {
  const query = statement.getQuery()
  const filled = { ...query, params: fillPlaceholders(query.params, values) }
  const prepared = Object.create(statement, { getQuery: { value: () => filled } })
  return { _prepare: () => prepared } as unknown as RunnableQuery<Rows, 'sqlite'>
}

/** Whether D1 failed, as opposed to a violated constraint. */
export function isDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error) || isConstraintError(error)) return false
  return error.name === 'DatabaseUnavailable' || error instanceof DrizzleQueryError
}

/** Whether a UNIQUE, CHECK, NOT NULL or FOREIGN KEY constraint was violated. */
export function isConstraintError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|SQLITE_CONSTRAINT/i.test(cause.message)) return true
  }
  return false
}

/**
 * Wraps errors of `prepare` and `batch` in a named error; Drizzle wraps errors of single statements
 * itself.
 */
function withNamedErrors(d1: D1Database): D1Database {
  return {
    prepare: (query: string) => {
      try {
        return d1.prepare(query)
      } catch (error) {
        throw new DatabaseUnavailable(error)
      }
    },
    batch: async (statements: D1PreparedStatement[]) => {
      try {
        return await d1.batch(statements)
      } catch (error) {
        throw isConstraintError(error) ? error : new DatabaseUnavailable(error)
      }
    },
  } as D1Database
}

/** D1 with a timeout for reads and for batches that only read. */
function withEnds(d1: D1Database): D1Database {
  /** Maps wrapped statements to D1's own, which a batch requires. */
  const reads = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const asRead = (statement: D1PreparedStatement): D1PreparedStatement => {
    const read = {
      bind: (...values: unknown[]) => asRead(statement.bind(...values)),
      all: () => withDatabaseTimeout('call', statement.all()),
      raw: () => withDatabaseTimeout('call', statement.raw()),
      run: () => withDatabaseTimeout('call', statement.run()),
    } as D1PreparedStatement
    reads.set(read, statement)
    return read
  }
  return {
    prepare: (query: string) => {
      const statement = d1.prepare(query)
      return /^\s*select\b/i.test(query) ? asRead(statement) : statement
    },
    batch: (statements: D1PreparedStatement[]) => {
      const answer = d1.batch(statements.map((statement) => reads.get(statement) ?? statement))
      return statements.every((statement) => reads.has(statement))
        ? withDatabaseTimeout('call', answer)
        : answer
    },
  } as D1Database
}
