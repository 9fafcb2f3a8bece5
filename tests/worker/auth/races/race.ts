import { expect } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import { everyFault, everyOrder, someFaults, someOrders } from '../../kit/every-order.ts'

type Answer = { status: number; body: string }
export type Answers<Name extends string> = Partial<Record<Name, Answer[]>>

/** What `race` needs of a world. */
type Track<Name extends string> = {
  /** Sends a request on a D1 whose operations wait for their turn. */
  run: (name: Name, db: Db) => Promise<Response>
  /** Makes the world as it was. */
  reset: () => Promise<void>
  /** Looks at what became of it; `isWhole` says that no operation was made to fail. */
  look: (answers: Answers<Name>, story: string, isWhole: boolean) => Promise<void>
  /** In every order and with every fault, not in a sample of them: for one pair of each mechanism. */
  isEvery?: boolean
}

/** Both requests in orders of their D1 operations, and with failures. No whole run may end in a failure of ours. */
export async function race<Name extends string>(
  [first, second]: readonly [Name, Name],
  { run, reset, look, isEvery = false }: Track<Name>,
): Promise<void> {
  let answers: Answers<Name> = {}
  const actor = (name: Name) => async (db: Db) => {
    const response = await run(name, db)
    const body = `${response.headers.get('location') ?? ''} ${await response.text()}`
    answers[name] = [...(answers[name] ?? []), { status: response.status, body }]
  }
  const world = {
    actors: [actor(first), actor(second)] as const,
    reset: async () => {
      answers = {}
      await reset()
    },
  }
  const check = (isWhole: boolean) => async (order: string) => {
    const story = `${first} against ${second}, ${order}: ${JSON.stringify(answers)}`
    const all: Answer[] = Object.values<Answer[] | undefined>(answers).flatMap((some) => some ?? [])
    const ours = all.filter(({ status, body }) => status >= 500 || body.includes('unexpected'))
    if (isWhole) expect(ours, story).toEqual([])
    await look(answers, story, isWhole)
  }
  const orders = await (isEvery ? everyOrder : someOrders)({ ...world, check: check(true) })
  expect(orders, `${first} against ${second}`).toBeGreaterThan(1)
  const faults = await (isEvery ? everyFault : someFaults)({ ...world, check: check(false) })
  expect(faults, `${first} against ${second}`).toBeGreaterThan(2)
}

/** How many of these requests did what they came for. */
export const winsOf = <Name extends string>(answers: Answers<Name>, name: Name): number =>
  (answers[name] ?? []).filter(({ status, body }) => status < 400 && !body.includes('error_code='))
    .length
