import { drizzle } from 'drizzle-orm/d1'
import * as schema from './schema.ts'

/** D1 did not take the query at all. `isDatabaseError` knows it, and the ones drizzle wraps. */
class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('D1 is not reachable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** Typed access to D1, one per binding: making it reads the whole schema, no query is made. */
export function createDb(d1: D1Database): Db {
  const db = known.get(d1) ?? open(d1)
  known.set(d1, db)
  return db
}

const known = new WeakMap<D1Database, Db>()
const open = (d1: D1Database) => drizzle(withNamedErrors(d1), { schema })
export type Db = ReturnType<typeof open>

/**
 * A statement that is built once per database, for the paths where building it would take longer than the rest.
 * `build` gives it placeholders for what changes.
 */
export function preparedOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}

/** Whether an error means that D1 failed us, as opposed to a query that broke a constraint. */
export function isDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error) || isConstraintError(error)) return false
  return error.name === 'DatabaseUnavailable' || error.name === 'DrizzleQueryError'
}

/** Whether an error means that a row broke a UNIQUE, CHECK, NOT NULL or FOREIGN KEY constraint. */
export function isConstraintError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/constraint failed|SQLITE_CONSTRAINT/i.test(cause.message)) return true
  }
  return false
}

/** Drizzle wraps what a single statement throws; what `prepare` and `batch` throw gets its name here. */
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
        throw new DatabaseUnavailable(error)
      }
    },
  } as D1Database
}
