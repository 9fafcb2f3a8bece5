import { and, eq, sql } from 'drizzle-orm'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { StandingOrderAction } from '#contract/trade/standing/standing.ts'
import type { StandingOrderActionCall } from '#contract/trade/standing/standing-calls.ts'
import { standingOrdersTable as standing } from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliveryTermsOf } from '../basket/basket-state.ts'
import { canOrderAs } from '../member.ts'
import { deliveryTimesOf, timesWithoutDelivery, nextDeliveryFrom } from './calendar.ts'
import {
  loadStandingOrder,
  type StandingOrderRow,
  type LoadedStandingOrder,
} from './standing-state.ts'
import {
  agreementTo,
  type StandingOrderColumns,
  type MemberAction,
  writeStandingOrder,
} from './write-standing.ts'

type Db = Deps['db']

type Rule = {
  /** Whether the action was already carried out. */
  isDone: (row: StandingOrderRow) => boolean
  isOpen: (row: StandingOrderRow, now: Date, terms: ReturnType<typeof deliveryTermsOf>) => boolean
  changes: (state: LoadedStandingOrder, doing: MemberAction) => StandingOrderColumns
}

/**
 * Resuming makes the member the one who agreed, since someone else may have paused it; above the
 * limit it then needs approval (tests/worker/trade/standing/standing-approval.test.ts).
 */
const startedBy = ({ userId, now }: MemberAction): StandingOrderColumns => ({
  agreedBy: userId,
  dueAt: now.toISOString(),
})

/** Whether the next delivery can still be skipped or restored. */
const isBefore: Rule['isOpen'] = (row, now, terms) =>
  row.state === 'active' &&
  (deliveryTimesOf(terms, row.nextOn) ?? timesWithoutDelivery(row.nextOn)).cutoffAt > now

const rules: Record<StandingOrderAction, Rule> = {
  pause: {
    isDone: ({ state }) => state === 'paused',
    isOpen: ({ state }) => state === 'active',
    changes: () => ({ state: 'paused', dueAt: null, question: null, isSkipped: false }),
  },
  resume: {
    isDone: ({ state }) => state === 'active',
    isOpen: ({ state }) => state === 'paused',
    changes: ({ row, member }, doing) => ({
      ...startedBy(doing),
      state: 'active',
      nextOn: nextDeliveryFrom(deliveryTermsOf(member), row.nextOn, row.everyWeeks, doing.now),
      announcedOn: null,
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
    changes: (_, doing) => ({ ...startedBy(doing), isSkipped: false }),
  },
  agree: {
    isDone: ({ question }) => question === null,
    isOpen: ({ state }) => state === 'active',
    changes: (_, { now }) => ({ dueAt: now.toISOString() }),
  },
  end: {
    isDone: () => false,
    isOpen: () => true,
    changes: () => ({ state: 'ended', dueAt: null, question: null }),
  },
}

/**
 * Carries out an action on a standing order as seen. Idempotent.
 * @throws Failure as `changeStandingOrder` (change-standing.ts)
 */
export async function actOnStandingOrder(
  db: Db,
  doing: MemberAction,
  id: string,
  { version, action, seen, seen_total_cents: total }: StandingOrderActionCall,
): Promise<void> {
  const state = await loadStandingOrder(db, doing, id, doing.locale)
  if (!state) return action === 'end' ? assertEnded(db, doing, id, version) : refuseUnknown()
  const { row, member } = state
  if (!mayOrder(member.role)) throw new Failure('order/not-allowed')
  const rule = rules[action]
  if (row.version === version + 1 && rule.isDone(row)) return
  if (row.version !== version) throw new Failure('standing/version-conflict')
  if (!rule.isOpen(row, doing.now, deliveryTermsOf(member))) {
    throw new Failure(
      action === 'skip' || action === 'unskip' ? 'standing/too-late' : 'standing/version-conflict',
    )
  }
  const agreed =
    action === 'agree'
      ? agreementTo(db, doing, state, { lines: seen ?? [], totalCents: total ?? 0 })
      : null
  await writeStandingOrder(db, doing, row, agreed?.condition ?? canOrderAs(doing), {
    ...rule.changes(state, doing),
    ...agreed?.columns,
  })
}

const refuseUnknown = (): never => {
  throw new Failure('request/not-found')
}

/** Treats ending an ended one as success; others get 404. */
async function assertEnded(
  db: Db,
  { companyId, userId }: MemberAction,
  id: string,
  version: number,
) {
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
