import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import { maxStanding, type StandingDeed } from '#contract/trade/standing/standing.ts'
import type {
  NewStanding,
  StandingAct,
  StandingChange,
} from '#contract/trade/standing/standing-calls.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { isConstraintError } from '../../../db/client.ts'
import {
  type StandingItem,
  standingOrdersTable as standing,
} from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { isAsPriced, pricesChanged } from '../basket/as-priced.ts'
import { deliveryTermsOf, type Item, itemsJson, obstacleOf, sumOf } from '../basket/basket-state.ts'
import { keepLanguage } from '../basket/change-basket.ts'
import { type Asked, listInForce, type Member, mayWrite, selectMember } from '../member.ts'
import { momentsOf, momentsWithout, nextFrom } from './calendar.ts'
import { readStandingState, type StandingRow, type StandingState } from './standing-state.ts'

type Doing = Asked & { locale: Locale; now: Date }
type Db = Deps['db']

/** A year: nobody plans a first delivery beyond it. */
const furthestMs = 366 * 86_400_000

/**
 * Begins a standing order. The same once more is found done.
 * @throws Failure as `changeStanding`; `standing/too-many`
 */
export async function beginStanding(db: Db, doing: Doing, wanted: NewStanding): Promise<void> {
  const { companyId, userId, now } = doing
  const before = await readStandingState(db, doing, wanted.id, doing.locale)
  if (before) return assertSame(before.row, wanted, 1)
  const { columns, condition } = await priced(db, doing, wanted)
  const isRoom = sql`(select count(*) from standing_orders
    where company_id = ${companyId} and state in ('active', 'paused')) < ${maxStanding}`
  const at = now.toISOString()
  try {
    const done = await batchIf(db, sql`${condition} and ${isRoom}`, [
      db.insert(standing).values({
        id: wanted.id,
        companyId,
        ...columns,
        createdBy: userId,
        isSample: false,
        version: 1,
        createdAt: at,
      }),
      keepLanguage(db, doing),
    ])
    if (done) return
  } catch (error) {
    if (!isConstraintError(error)) throw error
    // asked twice at once, or an id that is taken
    const now = await readStandingState(db, doing, wanted.id, doing.locale)
    if (now) return assertSame(now.row, wanted, 1)
    throw new Failure('request/not-found')
  }
  const [room] = await db.all<{ room: number }>(sql`select ${isRoom} as room`)
  throw new Failure(room?.room ? 'standing/changed-since' : 'standing/too-many')
}

/**
 * Writes a standing order anew, as somebody saw its prices. It begins again from the delivery that is chosen.
 * @throws Failure `request/not-found`, `order/not-allowed`, `order/not-orderable`, `order/prices-changed` with both
 *   totals, `standing/no-day`, `standing/too-late`, `standing/changed-since`
 */
export async function changeStanding(
  db: Db,
  doing: Doing,
  id: string,
  wanted: StandingChange,
): Promise<void> {
  const before = await readStandingState(db, doing, id, doing.locale)
  if (!before) throw new Failure('request/not-found')
  const { row } = before
  if (row.version === wanted.version + 1) return assertSame(row, wanted, wanted.version + 1)
  if (row.version !== wanted.version) throw new Failure('standing/changed-since')
  const { columns, condition } = await priced(db, doing, wanted)
  const isFree = sql`not exists (select 1 from orders
    where standing_id = ${id} and standing_on = ${wanted.next_on})`
  const [free] = await db.all<{ free: number }>(sql`select ${isFree} as free`)
  // it was sent already: the same delivery is not ordered twice
  if (!free?.free) throw new Failure('standing/too-late')
  await write(db, doing, row, sql`${condition} and ${isFree}`, columns)
}

/** What somebody asks for is what is there. */
function assertSame(row: StandingRow, wanted: Omit<NewStanding, 'id'>, version: number): void {
  const cases = (items: readonly { product: string; cases: number }[]) =>
    JSON.stringify(items.map(({ product, cases: n }) => [product, n]).toSorted())
  const isSame =
    row.version === version &&
    row.nextOn === wanted.next_on &&
    row.everyWeeks === wanted.every_weeks &&
    row.poNumber === wanted.po_number &&
    cases(row.items) === cases(wanted.items)
  if (!isSame) throw new Failure('standing/changed-since')
}

/** What is written of it, at the prices of now, and what has to hold meanwhile. */
async function priced(db: Db, doing: Doing, wanted: Omit<NewStanding, 'id'>) {
  const cases = sql`${JSON.stringify(
    Object.fromEntries(wanted.items.map(({ product, cases: n }) => [product, n])),
  )}`
  const [[member], [found]] = await db.batch([
    selectMember(db, doing),
    db
      .select({
        items: itemsJson(listInForce(db, doing), cases, doing.locale, false).as('items'),
      })
      .from(sql`(select 1) as one`),
  ])
  if (!member) throw new Failure('request/not-found')
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  const items = JSON.parse(found?.items ?? '[]') as Item[]
  if (items.length !== wanted.items.length) throw new Failure('request/not-found')
  const agreed = agreedTo(db, doing, { member, items }, wanted.seen_total_cents)
  const moments = momentsOf(deliveryTermsOf(member), wanted.next_on)
  const isNear = Date.parse(wanted.next_on) - doing.now.getTime() < furthestMs
  if (!moments || !isNear) throw new Failure('standing/no-day')
  if (moments.cutoffAt <= doing.now) throw new Failure('standing/too-late')
  return {
    condition: agreed.condition,
    columns: {
      ...agreed.columns,
      state: 'active' as const,
      everyWeeks: wanted.every_weeks,
      nextOn: wanted.next_on,
      isSkipped: false,
      announcedOn: null,
      poNumber: wanted.po_number,
      dueAt: moments.announceAt.toISOString(),
      updatedAt: doing.now.toISOString(),
    },
  }
}

/** A yes to what it costs now. */
function agreedTo(
  db: Db,
  doing: Doing,
  { member, items }: { member: Member; items: Item[] },
  seenCents: number,
) {
  const { currency, termsVersion, market } = member
  if (currency === null || items.some((item) => obstacleOf(item, market) !== null)) {
    throw new Failure('order/not-orderable')
  }
  const stored = items.map((item): StandingItem => ({
    product: item.product_id,
    cases: item.cases,
    amount_cents: sumOf(item).amount_cents ?? 0,
  }))
  const total = stored.reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  if (total !== seenCents) throw pricesChanged(seenCents, total)
  const condition = sql`${mayWrite(doing)} and ${isAsPriced(db, doing, member, items)}
    and (select version from company_terms where company_id = ${doing.companyId}) = ${termsVersion}`
  return { columns: { items: stored, currency, question: null }, condition }
}

type Changes = Partial<typeof standing.$inferInsert>
type Rule = {
  /** It was done before. */
  isDone: (row: StandingRow) => boolean
  isOpen: (row: StandingRow, now: Date, terms: ReturnType<typeof deliveryTermsOf>) => boolean
  changes: (state: StandingState, now: Date) => Changes
}

/** Whether the next delivery can still be left out, or taken in again. */
const isBefore: Rule['isOpen'] = (row, now, terms) =>
  row.state === 'active' &&
  (momentsOf(terms, row.nextOn) ?? momentsWithout(row.nextOn)).cutoffAt > now

const rules: Record<StandingDeed, Rule> = {
  pause: {
    isDone: ({ state }) => state === 'paused',
    isOpen: ({ state }) => state === 'active',
    changes: () => ({ state: 'paused', dueAt: null, question: null, isSkipped: false }),
  },
  resume: {
    isDone: ({ state }) => state === 'active',
    isOpen: ({ state }) => state === 'paused',
    changes: ({ row, member }, now) => ({
      state: 'active',
      nextOn: nextFrom(deliveryTermsOf(member), row.nextOn, row.everyWeeks, now),
      announcedOn: null,
      dueAt: now.toISOString(),
    }),
  },
  skip: {
    isDone: ({ isSkipped }) => isSkipped,
    isOpen: (row, now, terms) => !row.isSkipped && isBefore(row, now, terms),
    changes: () => ({ isSkipped: true }),
  },
  unskip: {
    isDone: ({ isSkipped }) => !isSkipped,
    isOpen: (row, now, terms) => row.isSkipped && isBefore(row, now, terms),
    changes: (_, now) => ({ isSkipped: false, dueAt: now.toISOString() }),
  },
  agree: {
    isDone: ({ question }) => question === null,
    isOpen: ({ state }) => state === 'active',
    changes: (_, now) => ({ dueAt: now.toISOString() }),
  },
  end: {
    isDone: () => false,
    isOpen: () => true,
    changes: () => ({ state: 'ended', dueAt: null, question: null }),
  },
}

/**
 * Does something to a standing order as it was seen. Twice is like once.
 * @throws Failure as `changeStanding`
 */
export async function actOnStanding(
  db: Db,
  doing: Doing,
  id: string,
  { version, deed, seen_total_cents: seen }: StandingAct,
): Promise<void> {
  const state = await readStandingState(db, doing, id, doing.locale)
  if (!state) return deed === 'end' ? assertEnded(db, doing, id, version) : refuseUnknown()
  const { row, member } = state
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  const rule = rules[deed]
  if (row.version === version + 1 && rule.isDone(row)) return
  if (row.version !== version) throw new Failure('standing/changed-since')
  if (!rule.isOpen(row, doing.now, deliveryTermsOf(member))) {
    throw new Failure(
      deed === 'skip' || deed === 'unskip' ? 'standing/too-late' : 'standing/changed-since',
    )
  }
  const agreed = deed === 'agree' ? agreedTo(db, doing, state, seen ?? 0) : null
  await write(db, doing, row, agreed?.condition ?? mayWrite(doing), {
    ...rule.changes(state, doing.now),
    ...agreed?.columns,
  })
}

const refuseUnknown = (): never => {
  throw new Failure('request/not-found')
}

/** Whoever ends it twice finds it ended; nobody else finds it at all. */
async function assertEnded(db: Db, { companyId, userId }: Doing, id: string, version: number) {
  const [row] = await db
    .select({ id: standing.id })
    .from(standing)
    .where(
      and(
        eq(standing.id, id),
        eq(standing.companyId, companyId),
        eq(standing.version, version + 1),
        sql`exists (select 1 from memberships where user_id = ${userId} and company_id = ${companyId})`,
      ),
    )
  if (!row) refuseUnknown()
}

/** @throws Failure `standing/changed-since`, `order/not-allowed` */
async function write(db: Db, doing: Doing, row: StandingRow, condition: SQL, changes: Changes) {
  const { id, version } = row
  const isAsSeen = sql`exists (select 1 from standing_orders
    where id = ${id} and company_id = ${doing.companyId} and version = ${version} and state <> 'ended')`
  const done = await batchIf(db, sql`${isAsSeen} and ${condition}`, [
    db
      .update(standing)
      .set({ ...changes, version: version + 1, updatedAt: doing.now.toISOString() })
      .where(eq(standing.id, id)),
    keepLanguage(db, doing),
  ])
  if (done) return
  const [may] = await db.all<{ may: number }>(sql`select ${mayWrite(doing)} as may`)
  throw new Failure(may?.may ? 'standing/changed-since' : 'order/not-allowed')
}
