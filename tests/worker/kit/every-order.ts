import fc from 'fast-check'
import type { Db } from '../../../worker/db/client.ts'
import { type Fault, gates, meet, together, type Touched } from './gates.ts'
import { isSoak, seed } from './soak.ts'

/** A request through the whole app, deferred work included, on the D1 it is given. */
export type Actor = (db: Db) => Promise<void>
type Pair = readonly [Actor, Actor]

/** One turn of a run: who took it, what it touched, and whether the other one's turns here are still to be explored. */
type Step = { taken: 0 | 1; touched: Touched; isChoice: boolean }

/** Whose turn is next, if it matters. `next` tells what an operation that waits would touch. */
type Choose = (turn: number, next: (index: 0 | 1) => Touched | undefined) => 0 | 1 | undefined

/**
 * Runs two requests in one order of their operations: as `choose` says, else the first before the second. It
 * `isRepeated` when it differs from an order explored before only in which of two came first that share no table that
 * either of them writes (sleep sets).
 */
async function runInOrder(actors: Pair, choose: Choose) {
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
    const wished = choose(steps.length, (index) => gates[index].waiting[0]?.touched)
    const isOpen = wished !== undefined && ready.includes(wished)
    const taken = isOpen ? wished : (awake[0] ?? ready[0]!)
    // the other one was explored first at this very place
    if (taken === 1 && awake.includes(0)) asleep.add(0)
    const { go, touched } = gates[taken].waiting.shift()!
    const other = gates[1 - taken]?.waiting[0]
    if (!other || meet(touched, other.touched)) asleep.clear()
    steps.push({ taken, touched, isChoice: awake.length === 2 })
    await go()
  }
  await Promise.all(works)
  return { steps, isRepeated }
}

type World = {
  actors: Pair
  /** Makes the world as it was. */
  reset: () => Promise<void>
  /** Looks at what became of it. `story` says what happened, for the reader of a failure. */
  check: (story: string) => Promise<void>
}

const storyOf = (steps: Step[]) => `order ${steps.map(({ taken }) => taken).join('')}`

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

/** The last turn where the second request has not been first yet. */
function nextPrefix(steps: Step[]): (0 | 1)[] | null {
  const last = steps.findLastIndex(({ taken, isChoice }) => taken === 0 && isChoice)
  if (last === -1) return null
  return [...steps.slice(0, last).map(({ taken }) => taken), 1]
}

/** More turns than any two requests take. */
const manyTurns = 200
const randomTurns = fc.array(fc.constantFrom<0 | 1>(0, 1), {
  minLength: manyTurns,
  maxLength: manyTurns,
})

/**
 * Runs two requests in a sample of their orders: one after the other, each interrupted by the whole of the other before
 * each of its writes, and one order by a seed. `npm run soak` runs every order.
 * @returns how many orders there were
 */
export async function someOrders(world: World): Promise<number> {
  if (isSoak) return everyOrder(world)
  let orders = 0
  const run = async (choose: Choose, name = '') => {
    await world.reset()
    const { steps } = await runInOrder(world.actors, choose)
    orders++
    await world.check(`${storyOf(steps)}${name}`)
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

/**
 * The other request as a whole before a write of this one. Writes are counted: what an isolate remembers spares reads,
 * so that no operation has the same place in each run.
 */
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

/** The writes of one request, by number, before which an interruption by the other may change what becomes of it. */
function writesToInterrupt(steps: Step[], taken: 0 | 1): number[] {
  const own = steps.filter((step) => step.taken === taken)
  const others = steps.filter((step) => step.taken !== taken)
  const all = together(others.map(({ touched }) => touched))
  let writes = 0
  let isMet = false
  return own.flatMap(({ touched }) => {
    const nth = isRead(touched) ? null : writes++
    // else it is the same as an interruption before: in between nothing touched what the other does
    const isAnother = nth !== null && isMet
    if (isAnother) isMet = false
    isMet ||= meet(touched, all)
    return isAnother ? [nth] : []
  })
}

/**
 * Lets every single operation of either request fail, before and after it did its work, with the other request
 * running afterwards, each in a fresh world. To a request, a read that fails after its work is as one before.
 * @returns how many failures there were
 */
export const everyFault = (world: World): Promise<number> => faultsOf(world, () => true)

/**
 * Lets each operation that writes fail, as `everyFault` does, and of the reads one by a seed. `npm run soak` lets all.
 * @returns how many failures there were
 */
export const someFaults = (world: World): Promise<number> =>
  faultsOf(world, (touched, all) => {
    const reads = all.filter(isRead)
    return isSoak || !isRead(touched) || touched === reads[seed % reads.length]
  })

const isRead = ({ writes }: Touched): boolean => writes.size === 0

async function faultsOf(
  { actors, reset, check }: World,
  isChosen: (touched: Touched, all: Touched[]) => boolean,
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
        // what an isolate remembers may spare a request an operation
        if (length <= operation) continue
        faults++
        await runAlone(other, actors[other], null)
        await check(`operation ${operation} of request ${failing} fails ${when} its work`)
      }
    }
  }
  return faults
}

/** @returns what each of its operations touched */
async function runAlone(index: 0 | 1, actor: Actor, fault: Fault | null): Promise<Touched[]> {
  const gate = gates[index]
  const work = gate.start(() => actor(gate.db), fault)
  const operations: Touched[] = []
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
