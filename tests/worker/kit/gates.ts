import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { createDb, type Db } from '../../../worker/db/client.ts'
import { databaseTimeoutsMs } from '../../../worker/db/unavailable.ts'
import { tables as allTables } from './tables.ts'

/** A request that waits for its turn has a D1 that answers. */
const usual = { ...databaseTimeoutsMs }
const patient = { page: 600_000, call: 600_000 }

/** D1 refuses an operation, before it did anything or after it has. */
export type Fault = { operation: number; when: 'before' | 'after' }

type Waiting = { touched: Touched; go: () => Promise<void> }

/** The tables that an operation reads and writes. Operations that share none that one of them writes have no order. */
export type Touched = { reads: ReadonlySet<string>; writes: ReadonlySet<string> }

const tables = allTables.map((table) => getTableName(table))

/** By table, those whose rows refer to its rows. */
const referring = Map.groupBy(
  allTables.flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => ({
      from: getTableName(table),
      to: getTableName(key.reference().foreignTable),
    })),
  ),
  ({ to }) => to,
)

/** What a deletion from a table reaches: rows that refer to those that go, and so on. */
function reachedFrom(table: string, reached = new Set<string>()): Set<string> {
  if (reached.has(table)) return reached
  reached.add(table)
  for (const { from } of referring.get(table) ?? []) reachedFrom(from, reached)
  return reached
}

const touchedBy = new Map<string, Touched>()

/** What a statement touches, by its text. One that is neither read nor plain write counts for every table. */
function tablesOf(query: string): Touched {
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

export const together = (all: Touched[]): Touched => ({
  reads: new Set(all.flatMap(({ reads }) => [...reads])),
  writes: new Set(all.flatMap(({ writes }) => [...writes])),
})

export const meet = (one: Touched, other: Touched): boolean =>
  [...one.writes].some((table) => other.reads.has(table) || other.writes.has(table)) ||
  [...other.writes].some((table) => one.reads.has(table))

/**
 * The real D1, whose operations (a statement or a batch) wait for a turn each. Local D1 answers in-process and never
 * interleaves by itself, so nothing else would show what two requests do to each other at the edge.
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
      return this.turn(run, together(parts.map(({ touched }) => touched)))
    },
  } as unknown as D1Database)

  /** Starts a request; from now on its operations wait. */
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

  /** Resolves when the request waits for a turn, or is over. */
  async settled(): Promise<void> {
    while (!this.isDone && this.waiting.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  private turn<Value>(run: () => Promise<Value>, touched: Touched): Promise<Value> {
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

  private paced(statement: D1PreparedStatement, touched: Touched): D1PreparedStatement {
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

const known = new WeakMap<object, { statement: D1PreparedStatement; touched: Touched }>()

function unknown(): never {
  throw new Error('A statement that this gate did not prepare')
}

/** Two for all runs: statements that are prepared once stay so. */
export const gates = [new Gate(), new Gate()] as const
