import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { guessBudgetsTable } from './schema/sign-in.ts'

/**
 * How often a secret may be guessed, whoever guesses from wherever: `size` tries at once, and one more after each
 * `everyS` seconds. In any 24 hours that is `size + 86,400 / everyS` tries at most. Nobody is ever locked out for
 * good: who waits has a try again.
 */
export type Budget = {
  /** What is guessed, and by which kind of guesser; personal data only as a hash. */
  key: string
  size: number
  everyS: number
}

/** What is left when no guess is: which budget is empty, and for how long. */
export type Empty = { budget: Budget; retryAfterS: number }

/**
 * Takes one try from each budget, or from none when one of them is empty: a single statement, so that a thousand
 * simultaneous guesses get no further than a thousand in a row. To be called before a secret is compared.
 *
 * A row keeps the instant (`full_at_ms`) at which its budget is whole again, and each try moves it by `everyS`: the
 * generic cell rate algorithm (ITU-T I.371), which needs no window that two days' worth of tries could straddle.
 * @returns the budget that is empty, or `null`: then a try was taken
 */
export async function takeGuess(db: Db, budgets: Budget[], now: Date): Promise<Empty | null> {
  const taken = await takingEach(db, budgets, now, hasRoom(budgets, now))
  return taken.length > 0 ? null : findEmpty(db, budgets, now)
}

/** Takes a try from each budget where `given` holds, as a statement for a batch: it returns their rows if so. */
export function takingEach(db: Db, budgets: Budget[], now: Date, given: SQL) {
  return db
    .insert(guessBudgetsTable)
    .select(
      sql`select asked.value ->> 'key',
        max(coalesce(known.full_at_ms, 0), ${now.getTime()}) + (asked.value ->> 'step'), null
        from json_each(${listed(budgets)}) as asked
        left join guess_budgets as known on known.key = asked.value ->> 'key' where ${given}`,
    )
    .onConflictDoUpdate({
      target: guessBudgetsTable.key,
      set: { fullAtMs: sql`excluded.full_at_ms` },
    })
    .returning({ key: guessBudgetsTable.key })
}

/** Whether each budget has a try left: a condition. */
export const hasRoom = (budgets: Budget[], now: Date): SQL =>
  sql`not exists (
    select 1 from json_each(${listed(budgets)}) as any_of
    join guess_budgets as spent on spent.key = any_of.value ->> 'key'
    where spent.full_at_ms - ${now.getTime()} > any_of.value ->> 'room'
  )`

const listed = (budgets: Budget[]) =>
  JSON.stringify(
    budgets.map(({ key, size, everyS }) => ({
      key,
      step: everyS * 1000,
      room: (size - 1) * everyS * 1000,
    })),
  )

/** The budget that was empty a moment ago: the one to wait for longest. */
export async function findEmpty(db: Db, budgets: Budget[], now: Date): Promise<Empty> {
  const keys = budgets.map(({ key }) => key)
  const rows = await db.select().from(guessBudgetsTable).where(inArray(guessBudgetsTable.key, keys))
  const fullAtMs = new Map(rows.map((row) => [row.key, row.fullAtMs]))
  const waits = budgets.map((budget) => {
    const { key, size, everyS } = budget
    const waitMs = (fullAtMs.get(key) ?? 0) - now.getTime() - (size - 1) * everyS * 1000
    return { budget, retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) }
  })
  const [longest] = waits.toSorted((a, b) => b.retryAfterS - a.retryAfterS)
  if (!longest) throw new Error('A guess was taken from no budget')
  return longest
}

/** Gives a try back: it was no guess, the secret was right. Not run until awaited: it also fits into a batch. */
export function returnGuess(db: Db, budgets: Budget[]) {
  const { key, fullAtMs } = guessBudgetsTable
  const steps = JSON.stringify(Object.fromEntries(budgets.map((it) => [it.key, it.everyS * 1000])))
  const step = sql`(select step.value from json_each(${steps}) as step where step.key = ${key})`
  const keys = budgets.map((it) => it.key)
  return db
    .update(guessBudgetsTable)
    .set({ fullAtMs: sql`${fullAtMs} - ${step}` })
    .where(inArray(key, keys))
}

const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000).toISOString()

/** Takes the right to tell the owner that a budget is empty: once a day, in one statement. */
export async function takeNotice(db: Db, { key }: Budget, now: Date): Promise<boolean> {
  const { noticedAt } = guessBudgetsTable
  const taken = await db
    .update(guessBudgetsTable)
    .set({ noticedAt: now.toISOString() })
    .where(
      and(eq(guessBudgetsTable.key, key), or(isNull(noticedAt), lt(noticedAt, dayBefore(now)))),
    )
    .returning({ key: guessBudgetsTable.key })
  return taken.length > 0
}

/** Budgets that are whole again and whose notice is a day old say nothing any more. */
export const isWhole = (now: Date) =>
  and(
    lt(guessBudgetsTable.fullAtMs, now.getTime()),
    or(isNull(guessBudgetsTable.noticedAt), lt(guessBudgetsTable.noticedAt, dayBefore(now))),
  )
