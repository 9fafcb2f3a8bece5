import fc from 'fast-check'
import type { Db } from '../../../worker/db/client.ts'
import { type Fault, gatedDatabases, areDependent, unionOf, type TouchedTables } from './gates.ts'
import { isSoak, seed } from './soak.ts'

/** A request through the whole app with its deferred work, using the passed D1. */
export type DatabaseRequest = (db: Db) => Promise<void>
type Pair = readonly [DatabaseRequest, DatabaseRequest]

/** An operation of a run: its request, its tables, and whether the other request could go first. */
type Step = { taken: 0 | 1; touched: TouchedTables; isChoice: boolean }

/** Chooses the next request. `next` returns the tables of a request's waiting operation. */
type Choose = (turn: number, next: (index: 0 | 1) => TouchedTables | undefined) => 0 | 1 | undefined

/**
 * Runs two requests in one order of their operations, by default the first before the second.
 * `isRepeated`: the order equals an explored one with independent operations swapped (sleep sets).
 */
async function runInOrder(actors: Pair, choose: Choose) {
  const works = gatedDatabases.map((gate, index) =>
    gate.start(() => actors[index as 0 | 1](gate.db)),
  )
  const steps: Step[] = []
  const asleep = new Set<0 | 1>()
  let isRepeated = false
  for (;;) {
    await Promise.all(gatedDatabases.map((gate) => gate.settled()))
    const ready = ([0, 1] as const).filter((index) => gatedDatabases[index].waiting.length > 0)
    const awake = ready.filter((index) => !asleep.has(index))
    if (ready.length === 0) break
    if (awake.length === 0) isRepeated = true
    // a cached value can save a request its operation, and then there is no choice
    const wished = choose(steps.length, (index) => gatedDatabases[index].waiting[0]?.touched)
    const isOpen = wished !== undefined && ready.includes(wished)
    const taken = isOpen ? wished : (awake[0] ?? ready[0]!)
    // the other request was explored first at this point
    if (taken === 1 && awake.includes(0)) asleep.add(0)
    const { go, touched } = gatedDatabases[taken].waiting.shift()!
    const other = gatedDatabases[1 - taken]?.waiting[0]
    if (!other || areDependent(touched, other.touched)) asleep.clear()
    steps.push({ taken, touched, isChoice: awake.length === 2 })
    await go()
  }
  await Promise.all(works)
  return { steps, isRepeated }
}

type Scenario = {
  actors: Pair
  /** Restores the initial data. */
  reset: () => Promise<void>
  /** Checks the result. `story` describes the order, for a failure’s report. */
  check: (story: string) => Promise<void>
}

const storyOf = (steps: Step[]) => `order ${steps.map(({ taken }) => taken).join('')}`

/**
 * Runs two requests in every order of their D1 operations, each from the initial data. An order
 * changes what a request asks next, so orders are found while running. @returns their number
 */
export async function everyOrder({ actors, reset, check }: Scenario): Promise<number> {
  let orders = 0
  let prefix: (0 | 1)[] | null = []
  while (prefix !== null) {
    await reset()
    const known: (0 | 1)[] = prefix
    const { steps, isRepeated } = await runInOrder(actors, (turn) => known[turn])
    if (!isRepeated) {
      orders++
      await check(storyOf(steps))
    }
    prefix = nextPrefix(steps)
  }
  return orders
}

/** The last choice whose alternative, the second request first, is unexplored. */
function nextPrefix(steps: Step[]): (0 | 1)[] | null {
  const last = steps.findLastIndex(({ taken, isChoice }) => taken === 0 && isChoice)
  if (last === -1) return null
  return [...steps.slice(0, last).map(({ taken }) => taken), 1]
}

/** An upper bound for the steps of two requests. */
const manyTurns = 200
const randomTurns = fc.array(fc.constantFrom<0 | 1>(0, 1), {
  minLength: manyTurns,
  maxLength: manyTurns,
})

/**
 * Runs some orders: one request after the other, each request interrupted by the other before each
 * of its writes, and one random order. `npm run soak` runs every order.
 * @returns the number of orders
 */
export async function someOrders(scenario: Scenario): Promise<number> {
  if (isSoak) return everyOrder(scenario)
  let orders = 0
  const run = async (choose: Choose, name = '') => {
    await scenario.reset()
    const { steps } = await runInOrder(scenario.actors, choose)
    orders++
    await scenario.check(`${storyOf(steps)}${name}`)
    return steps
  }
  for (const interrupted of [0, 1] as const) {
    const steps = await run(() => interrupted)
    for (const nth of writesToInterrupt(steps, interrupted)) await run(before(interrupted, nth))
  }
  const [turns = []] = fc.sample(randomTurns, { numRuns: 1, seed })
  await run((turn) => turns[turn], ` of seed ${seed}`)
  return orders
}

/** Runs the other request before the nth write. Caching changes only the number of reads. */
function before(interrupted: 0 | 1, nth: number): Choose {
  const other = interrupted === 0 ? 1 : 0
  let writes = 0
  let isInterrupted = false
  return (_, next) => {
    const touched = next(interrupted)
    if (!isInterrupted && touched && !isRead(touched)) isInterrupted = writes++ === nth
    return isInterrupted ? other : interrupted
  }
}

/** The writes of one request at which an interruption may change the result. */
function writesToInterrupt(steps: Step[], taken: 0 | 1): number[] {
  const own = steps.filter((step) => step.taken === taken)
  const others = steps.filter((step) => step.taken !== taken)
  const all = unionOf(others.map(({ touched }) => touched))
  let writes = 0
  let isMet = false
  return own.flatMap(({ touched }) => {
    const nth = isRead(touched) ? null : writes++
    // otherwise the result equals an earlier one, as nothing touched the other request's tables
    const isAnother = nth !== null && isMet
    if (isAnother) isMet = false
    isMet ||= areDependent(touched, all)
    return isAnother ? [nth] : []
  })
}

/**
 * Lets each operation of either request fail, before or after it took effect, and then runs the
 * other request. A read failing after it ran equals one before. @returns the number of failures
 */
export const everyFault = (scenario: Scenario): Promise<number> => faultsOf(scenario, () => true)

/**
 * As `everyFault` for all writes and one random read. `npm run soak` covers all.
 * @returns the number of failures
 */
export const someFaults = (scenario: Scenario): Promise<number> =>
  faultsOf(scenario, (touched, all) => {
    const reads = all.filter(isRead)
    return isSoak || !isRead(touched) || touched === reads[seed % reads.length]
  })

const isRead = ({ writes }: TouchedTables): boolean => writes.size === 0

async function faultsOf(
  { actors, reset, check }: Scenario,
  isChosen: (touched: TouchedTables, all: TouchedTables[]) => boolean,
): Promise<number> {
  let faults = 0
  for (const failing of [0, 1] as const) {
    const other = failing === 0 ? 1 : 0
    await reset()
    const all = await runAlone(failing, actors[failing], null)
    for (const [operation, touched] of all.entries()) {
      if (!isChosen(touched, all)) continue
      for (const when of isRead(touched) ? (['before'] as const) : (['before', 'after'] as const)) {
        await reset()
        const { length } = await runAlone(failing, actors[failing], { operation, when })
        // a cached value can save a request its operation
        if (length <= operation) continue
        faults++
        await runAlone(other, actors[other], null)
        await check(`operation ${operation} of request ${failing} fails ${when} its work`)
      }
    }
  }
  return faults
}

/** @returns the tables that each operation touched */
async function runAlone(
  index: 0 | 1,
  actor: DatabaseRequest,
  fault: Fault | null,
): Promise<TouchedTables[]> {
  const gate = gatedDatabases[index]
  const work = gate.start(() => actor(gate.db), fault)
  const operations: TouchedTables[] = []
  for (;;) {
    await gate.settled()
    const next = gate.waiting.shift()
    if (!next) break
    operations.push(next.touched)
    await next.go()
  }
  await work
  return operations
}
