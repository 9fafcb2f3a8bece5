import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { createDb, type Db } from '../../../worker/db/client.ts'
import { tables as allTables } from './tables.ts'

/** D1 refuses an operation, before it did anything or after it has. */
export type Fault = { operation: number; when: 'before' | 'after' }

type Waiting = { touched: Touched; go: () => Promise<void> }

/** The tables that an operation reads and writes. Operations that share none that one of them writes have no order. */
type Touched = { reads: ReadonlySet<string>; writes: ReadonlySet<string> }

/** All there are, the parents first. */
const tables = allTables.map((table) => getTableName(table))

const touchedBy = new Map<string, Touched>()

/** What a statement touches, by its text. A deletion reaches whatever refers to its row, and so counts for everything. */
function tablesOf(query: string): Touched {
  const known = touchedBy.get(query)
  if (known) return known
  const words = new Set(query.toLowerCase().match(/[a-z_]+/g))
  const named = tables.filter((table) => words.has(table))
  const target = /^\s*(?:insert into|update)\s+"?(\w+)/i.exec(query)?.[1]
  const isRead = /^\s*select\b/i.test(query)
  const written = isRead ? [] : target !== undefined ? [target] : tables
  const touched = { reads: new Set(named), writes: new Set(written) }
  touchedBy.set(query, touched)
  return touched
}

const together = (all: Touched[]): Touched => ({
  reads: new Set(all.flatMap(({ reads }) => [...reads])),
  writes: new Set(all.flatMap(({ writes }) => [...writes])),
})

const meet = (one: Touched, other: Touched): boolean =>
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
    return work().finally(() => {
      this.isDone = true
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

/** A request through the whole app, deferred work included, on the D1 it is given. */
export type Actor = (db: Db) => Promise<void>
type Pair = readonly [Actor, Actor]

/** Two for all runs: statements that are prepared once stay so. */
const gates = [new Gate(), new Gate()] as const

/** One turn of a run: who took it, and whether the other one's turns here are still to be explored. */
type Step = { taken: 0 | 1; isChoice: boolean }

/**
 * Runs two requests in one order of their operations: as `prefix` says, then the first before the second. It
 * `isRepeated` when it differs from an order explored before only in which of two came first that share no table that
 * either of them writes (sleep sets).
 */
async function runInOrder(actors: Pair, prefix: readonly (0 | 1)[]) {
  const works = gates.map((gate, index) => gate.start(() => actors[index as 0 | 1](gate.db)))
  const steps: Step[] = []
  const asleep = new Set<0 | 1>()
  let isRepeated = false
  for (;;) {
    await Promise.all(gates.map((gate) => gate.settled()))
    const ready = ([0, 1] as const).filter((index) => gates[index].waiting.length > 0)
    const awake = ready.filter((index) => !asleep.has(index))
    if (ready.length === 0) break
    if (awake.length === 0) isRepeated = true
    // what an isolate remembers may spare a request an operation: then there is no choice here
    const wished = prefix[steps.length]
    const isOpen = wished !== undefined && ready.includes(wished)
    const taken = isOpen ? wished : (awake[0] ?? ready[0]!)
    // the other one was explored first at this very place
    if (taken === 1 && awake.includes(0)) asleep.add(0)
    const { go, touched } = gates[taken].waiting.shift()!
    const other = gates[1 - taken]?.waiting[0]
    if (!other || meet(touched, other.touched)) asleep.clear()
    steps.push({ taken, isChoice: awake.length === 2 })
    await go()
  }
  await Promise.all(works)
  return { steps, isRepeated }
}

type World = {
  actors: Pair
  /** Makes the world as it was. */
  reset: () => Promise<void>
  /** Looks at what became of it. `story` says what happened, for whoever reads a failure. */
  check: (story: string) => Promise<void>
}

/**
 * Runs two requests in every order of their D1 operations, each in a fresh world. Where an order changes what a request
 * asks for, what follows is explored from there.
 * @returns how many orders there were
 */
export async function everyOrder({ actors, reset, check }: World): Promise<number> {
  let orders = 0
  let prefix: (0 | 1)[] | null = []
  while (prefix !== null) {
    await reset()
    const { steps, isRepeated } = await runInOrder(actors, prefix)
    if (!isRepeated) {
      orders++
      await check(`order ${steps.map(({ taken }) => taken).join('')}`)
    }
    prefix = nextPrefix(steps)
  }
  return orders
}

/** The last turn where the second request has not been first yet. */
function nextPrefix(steps: Step[]): (0 | 1)[] | null {
  const last = steps.findLastIndex(({ taken, isChoice }) => taken === 0 && isChoice)
  if (last === -1) return null
  return [...steps.slice(0, last).map(({ taken }) => taken), 1]
}

/**
 * Lets every single operation of either request fail, before and after it did its work, with the other request
 * running afterwards, each in a fresh world.
 * @returns how many failures there were
 */
export async function everyFault({ actors, reset, check }: World): Promise<number> {
  let faults = 0
  for (const failing of [0, 1] as const) {
    for (const when of ['before', 'after'] as const) {
      for (let operation = 0; ; operation++) {
        await reset()
        const happened = await runAlone(failing, actors[failing], { operation, when })
        if (!happened) break
        faults++
        await runAlone(failing === 0 ? 1 : 0, actors[failing === 0 ? 1 : 0], null)
        await check(`operation ${operation} of request ${failing} fails ${when} its work`)
      }
    }
  }
  return faults
}

/** @returns whether the operation that was to fail was asked for */
async function runAlone(index: 0 | 1, actor: Actor, fault: Fault | null): Promise<boolean> {
  const gate = gates[index]
  const work = gate.start(() => actor(gate.db), fault)
  for (;;) {
    await gate.settled()
    const next = gate.waiting.shift()
    if (!next) break
    await next.go()
  }
  await work
  return fault !== null && gate.operations > fault.operation
}
