import { eq, sql } from 'drizzle-orm'
import { isConstraintError } from '../../../db/client.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { orderEventsTable, ordersTable } from '../../../db/schema/trade/orders.ts'
import { standingOrdersTable as standing } from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { deliverSoon } from '../../outbox/enqueue.ts'
import { isPricingCurrent } from '../basket/current-prices.ts'
import { orderLineOf, orderNumberFor } from '../basket/submit.ts'
import { deliveryColumns } from '../cut-off.ts'
import {
  answerRecipients,
  type MailRecipient,
  notifyOffice,
  notifyMembers,
  mergeMails,
} from '../mails/notify-order.ts'
import { type MemberRequest, canOrderAs, needsApprover } from '../member.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import { notifyStaff } from '../orders/notify-staff.ts'
import { insertOrderLines } from '../orders/write-order.ts'
import type { DeliveryTimes } from './calendar.ts'
import type { LoadedStandingOrder } from './standing-state.ts'

type Placing = MemberRequest & {
  state: LoadedStandingOrder
  people: readonly MailRecipient[]
  placer: MailRecipient
  moments: DeliveryTimes
  /** Columns of the standing order to update in the same batch. */
  next: Partial<typeof standing.$inferInsert>
  now: Date
}

/**
 * Whether the order needs approval: not covered by a colleague's name, nor by an approver who has
 * not seen the current content.
 */
export function needsApprovalOf(
  { member, row }: LoadedStandingOrder,
  placer: MailRecipient,
  totalCents: number,
) {
  return needsApprover(
    placer.id === row.agreedBy ? member : { ...member, role: 'buyer' },
    totalCents,
  )
}

/** Attempts, since a concurrent order may take the number. */
const tries = 5

/**
 * Places the order of the next delivery at the agreed prices or lower ones.
 * @returns whether it was written; `false` after a concurrent change
 */
export async function placeOrder(deps: Deps, placing: Placing): Promise<boolean> {
  for (let round = 0; round < tries; round++) {
    try {
      return await tryPlace(deps, placing)
    } catch (error) {
      if (!isConstraintError(error)) throw error
    }
  }
  return false
}

async function tryPlace(deps: Deps, placing: Placing): Promise<boolean> {
  const { db } = deps
  const { companyId, state, people, placer, moments, next, now } = placing
  const { member, row } = state
  const { currency, listId, listVersion, termsVersion } = member
  if (currency === null || listId === null || listVersion === null) return false
  const lines = state.items
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
    .map(orderLineOf)
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0)
  const needsApproval = needsApprovalOf(state, placer, total)
  const at = now.toISOString()
  const number = await orderNumberFor(deps, { numberYear: null, numberSeq: null }, now)
  const id = crypto.randomUUID()
  const order = { id, version: 1 }
  const about = {
    ...order,
    companyId,
    mailData: {
      number: orderNumberOf(number) ?? '',
      companyName: member.name,
      placedName: placer.email,
      currency,
      totalCents: total,
      deliveryOn: row.nextOn,
      poNumber: row.poNumber,
      note: null,
      lines,
      isSample: row.isSample,
    },
  }
  const mails = needsApproval
    ? await notifyMembers(
        deps,
        'approval',
        people.filter(({ role }) => role === 'approver'),
        about,
      )
    : mergeMails([
        await notifyMembers(deps, 'received', answerRecipients(people, placer.id), about),
        await notifyOffice(deps, 'submitted', member.managerId, about),
      ])
  const delivery = { day: row.nextOn, cutoff_at: moments.cutoffAt.toISOString() }
  const condition = sql`${canOrderAs(placing)}
    and ${isPricingCurrent(db, placing, member, state.items)}
    and (select version from company_terms where company_id = ${companyId}) = ${termsVersion}
    and exists (select 1 from memberships where user_id = ${placer.id}
      and company_id = ${companyId} and role = ${member.role})
    and exists (select 1 from standing_orders where id = ${row.id} and version = ${row.version}
      and state = 'active' and is_skipped = 0)`
  const done = await batchIf(db, condition, [
    db.insert(ordersTable).values({
      id,
      companyId,
      ...number,
      status: needsApproval ? 'awaiting-approval' : 'submitted',
      version: order.version + 1,
      revision: 1,
      agreedRevision: 1,
      currency,
      listId,
      listVersion,
      totalCents: total,
      poNumber: row.poNumber,
      shipTo: member.shipTo,
      ...deliveryColumns(delivery, now),
      placedBy: placer.id,
      placedName: placer.email,
      placedAt: at,
      reachedAt: needsApproval ? null : at,
      standingId: row.id,
      standingOn: row.nextOn,
      isSample: row.isSample,
      createdAt: at,
      updatedAt: at,
    }),
    db.insert(orderEventsTable).values({
      orderId: id,
      version: order.version,
      kind: needsApproval ? 'approval-asked' : 'submitted',
      actor: placer.id,
      side: 'client',
      at,
      detail: null,
    }),
    insertOrderLines(db, id, 1, lines),
    ...mails.statements,
    ...(needsApproval ? [] : notifyStaff(db, order, now)),
    db
      .update(standing)
      .set({ ...next, version: row.version + 1, updatedAt: at })
      .where(eq(standing.id, row.id)),
  ])
  if (done) deliverSoon(deps, mails.ids)
  return done !== null
}
