import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { createDb, type Db } from '../../../worker/db/client.ts'
import { databaseTimeoutsMs } from '../../../worker/db/unavailable.ts'
import { tables as allTables } from './tables.ts'

/** waiting requests do not time out */
const usual = { ...databaseTimeoutsMs }
const patient = { page: 600_000, call: 600_000 }

/** D1 fails an operation before or after it took effect. */
export type Fault = { operation: number; when: 'before' | 'after' }

type Waiting = { touched: TouchedTables; go: () => Promise<void> }

/** The tables of an operation. Operations are independent if they share no written table. */
export type TouchedTables = { reads: ReadonlySet<string>; writes: ReadonlySet<string> }

const tables = allTables.map((table) => getTableName(table))

/** Tables by the tables that their rows reference. */
const referring = Map.groupBy(
  allTables.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => ({
      from: getTableName(table),
      to: getTableName(key.reference().foreignTable),
    })),
  ),
  ({ to }) => to,
)

/** The tables that a deletion cascades to. */
function reachedFrom(table: string, reached = new Set<string>()): Set<string> {
  if (reached.has(table)) return reached
  reached.add(table)
  for (const { from } of referring.get(table) ?? []) reachedFrom(from, reached)
  return reached
}

const touchedBy = new Map<string, TouchedTables>()

/** The tables of a statement. Anything but a plain read or write counts for every table. */
function tablesOf(query: string): TouchedTables {
  const known = touchedBy.get(query)
  if (known) return known
  const words = new Set(query.toLowerCase().match(/[a-z_]+/g))
  const reads = new Set(tables.filter((table) => words.has(table)))
  const [, verb = '', target = ''] =
    /^\s*(select|insert into|update|delete from)\b\s*"?(\w*)/i.exec(query) ?? []
  const written = {
    select: [],
    'insert into': [target],
    update: [target],
    'delete from': reachedFrom(target),
  }
  const touched = {
    reads,
    writes: new Set(written[verb.toLowerCase() as keyof typeof written] ?? tables),
  }
  touchedBy.set(query, touched)
  return touched
}

export const unionOf = (all: TouchedTables[]): TouchedTables => ({
  reads: new Set(all.flatMap(({ reads }) => [...reads])),
  writes: new Set(all.flatMap(({ writes }) => [...writes])),
})

export const areDependent = (one: TouchedTables, other: TouchedTables): boolean =>
  [...one.writes].some((table) => other.reads.has(table) || other.writes.has(table)) ||
  [...other.writes].some((table) => one.reads.has(table))

/**
 * The real D1, whose operations (statement or batch) wait until released.
 * Local D1 runs in-process and never interleaves requests by itself.
 */
class Gate {
  readonly waiting: Waiting[] = []
  operations = 0
  fault: Fault | null = null
  isDone = true
  private wake = () => {}
  readonly db: Db = createDb({
    prepare: (query: string) => this.paced(env.DB.prepare(query), tablesOf(query)),
    batch: (items: D1PreparedStatement[]) => {
      const parts = items.map((item) => known.get(item) ?? unknown())
      const run = () => env.DB.batch(parts.map(({ statement }) => statement))
      return this.turn(run, unionOf(parts.map(({ touched }) => touched)))
    },
  } as unknown as D1Database)

  /** Starts a request whose operations wait. */
  start(work: () => Promise<void>, fault: Fault | null = null): Promise<void> {
    this.waiting.length = 0
    this.operations = 0
    this.fault = fault
    this.isDone = false
    Object.assign(databaseTimeoutsMs, patient)
    return work().finally(() => {
      this.isDone = true
      Object.assign(databaseTimeoutsMs, usual)
      this.wake()
    })
  }

  /** Resolves when the request waits or has ended. */
  async settled(): Promise<void> {
    while (!this.isDone && this.waiting.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  private turn<Value>(run: () => Promise<Value>, touched: TouchedTables): Promise<Value> {
    return new Promise<Value>((resolve, reject) => {
      const go = async () => {
        const fails = this.fault?.operation === this.operations++ ? this.fault.when : null
        try {
          if (fails === 'before') throw new Error('D1_ERROR: injected before')
          const value = await run()
          if (fails === 'after') throw new Error('D1_ERROR: injected after')
          resolve(value)
        } catch (error) {
          reject(error)
        }
      }
      this.waiting.push({ touched, go })
      this.wake()
    })
  }

  private paced(statement: D1PreparedStatement, touched: TouchedTables): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        const bound = (...given: unknown[]) => Reflect.apply(value, target, given) as unknown
        if (name === 'bind') {
          return (...given: unknown[]) =>
            this.paced(bound(...given) as D1PreparedStatement, touched)
        }
        const runs = ['all', 'first', 'raw', 'run'].includes(String(name))
        return runs
          ? (...given: unknown[]) => this.turn(() => bound(...given) as Promise<unknown>, touched)
          : bound
      },
    })
    known.set(proxy, { statement, touched })
    return proxy
  }
}

const known = new WeakMap<object, { statement: D1PreparedStatement; touched: TouchedTables }>()

function unknown(): never {
  throw new Error('A statement that this gate did not prepare')
}

/** shared by all runs, so that statements stay prepared */
export const gatedDatabases = [new Gate(), new Gate()] as const
