import { sql } from 'drizzle-orm'
import { officeClock } from '#contract/site/office-hours.ts'
import type { BasketSubmission } from '#contract/trade/orders.ts'
import { priceUnitOf } from '#contract/trade/prices.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { Locale } from '#contract/locales.ts'
import { isBelowLimits, consumeStatement } from '../../../db/limits.ts'
import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliverSoon } from '../../outbox/enqueue.ts'
import { deliveryColumns, chooseDelivery } from '../cut-off.ts'
import {
  answerRecipients,
  listMailRecipients,
  notifyOffice,
  notifyMembers,
  mergeMails,
} from '../mails/notify-order.ts'
import { type MemberRequest, canOrderAs, needsApprover } from '../member.ts'
import { orderNumberOf } from '../../../db/trade/order-summary.ts'
import { notifyStaff } from '../orders/notify-staff.ts'
import type { StoredLine } from '../orders/order-state.ts'
import { readOrderState } from '../orders/read-orders.ts'
import { insertOrderLines, takeStep } from '../orders/write-order.ts'
import { assertLinesAsSeen, isPricingCurrent, pricesChangedFailure } from './current-prices.ts'
import {
  type BasketState,
  deliveryTermsOf,
  type BasketItem,
  orderObstacleOf,
  packOf,
  readBasket,
  itemAmountOf,
} from './basket-state.ts'
import { storeLanguage } from './change-basket.ts'

type Doing = MemberRequest & { locale: Locale; email: string; now: Date }

/** Attempts under concurrent changes; then the call fails. */
const tries = 5

/**
 * Submits the basket as seen. Idempotent by order id and version.
 * @throws Failure `request/not-found` for non-members or an unknown basket; `order/not-allowed`,
 * `order/empty`, `order/not-orderable`, `order/prices-changed` (with both totals),
 * `order/goods-changed`, `order/cut-off-passed`, `order/no-approver`, `order/version-conflict`,
 * `request/rate-limited`
 */
export async function submitBasket(
  deps: Deps,
  doing: Doing,
  wanted: BasketSubmission,
): Promise<void> {
  for (let round = 0; round < tries; round++) {
    const state = await readBasket(deps.db, doing, doing.locale, true)
    if (!state) throw new Failure('request/not-found')
    if (!mayOrder(state.member.role)) throw new Failure('order/not-allowed')
    if (state.order?.id !== wanted.id) return assertDone(deps, doing, wanted)
    if (state.order.version !== wanted.version) throw new Failure('order/version-conflict')
    if (await trySubmit(deps, doing, { ...state, order: state.order }, wanted)) return
  }
  const [found] = await deps.db.all<{ room: number }>(
    sql`select ${isBelowLimits(budgetOf(doing), doing.now)} as room`,
  )
  if (found?.room) throw new Failure('order/version-conflict')
  throw new Failure('request/rate-limited', undefined, {
    headers: { 'retry-after': String(submissions.everyS) },
  })
}

/** Bucket of submissions: repeatedly submitting and reopening costs rows and staff's attention. */
const submissions = { size: 60, everyS: 600 }
const budgetOf = ({ companyId, userId }: Doing) => [
  { ...submissions, key: `submissions:${companyId}:${userId}` },
]

/** Checks whether the order was created by this very submission. */
async function assertDone(
  deps: Deps,
  doing: Doing,
  { id, version }: BasketSubmission,
): Promise<void> {
  const found = await readOrderState(deps.db, doing, id)
  if (!found) throw new Failure('request/not-found')
  const isDone = found.events.some(
    (event) =>
      event.version === version && (event.kind === 'submitted' || event.kind === 'approval-asked'),
  )
  if (!isDone) throw new Failure('order/version-conflict')
}

/** @returns whether it was written; `false` after a concurrent change */
async function trySubmit(
  deps: Deps,
  doing: Doing,
  { member, order, items }: BasketState & { order: NonNullable<BasketState['order']> },
  wanted: BasketSubmission,
): Promise<boolean> {
  const { db } = deps
  const { now, email, userId } = doing
  const { currency, listId, listVersion, termsVersion } = member
  const terms = deliveryTermsOf(member)
  if (items.length === 0) throw new Failure('order/empty')
  const isOrderable = items.every((item) => orderObstacleOf(item, member.market) === null)
  if (!isOrderable || currency === null || listId === null || terms === null) {
    throw new Failure('order/not-orderable')
  }
  const lines = items.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)).map(orderLineOf)
  const total = lines.reduce((sum, line) => sum + line.amount_cents, 0)
  if (total !== wanted.seen_total_cents) throw pricesChangedFailure(wanted.seen_total_cents, total)
  assertLinesAsSeen(items, wanted.seen)
  const delivery = chooseDelivery(terms, wanted.delivery_on, now)
  if (delivery === 'too-late') throw new Failure('order/cut-off-passed')
  const needsApproval = needsApprover(member, total)
  const status = needsApproval ? 'awaiting-approval' : 'submitted'
  const at = now.toISOString()
  const number = await orderNumberFor(deps, order, now)
  const revision = order.revision + 1
  const isMoved = wanted.delivery_on !== null && delivery?.day !== wanted.delivery_on
  const people = await listMailRecipients(db, doing.companyId, now)
  // without an approver it would wait forever
  if (needsApproval && !people.some(({ role }) => role === 'approver')) {
    throw new Failure('order/no-approver')
  }
  const about = {
    id: order.id,
    companyId: doing.companyId,
    version: order.version,
    mailData: {
      number: orderNumberOf(number) ?? '',
      companyName: member.name,
      placedName: email,
      currency,
      totalCents: total,
      deliveryOn: delivery?.day ?? null,
      deliveryBefore: isMoved ? wanted.delivery_on : null,
      poNumber: order.poNumber,
      note: order.note,
      lines,
      isSample: order.isSample,
    },
  }
  const spoken = people.map((person) =>
    person.id === userId ? { ...person, locale: doing.locale } : person,
  )
  const mails = needsApproval
    ? await notifyMembers(
        deps,
        'approval',
        spoken.filter(({ role }) => role === 'approver'),
        about,
      )
    : mergeMails([
        await notifyMembers(deps, 'received', answerRecipients(spoken, userId), about),
        await notifyOffice(deps, 'submitted', member.managerId, about),
      ])
  const condition = sql`${canOrderAs(doing)}
    and ${isPricingCurrent(db, doing, member, items)}
    and (select version from company_terms where company_id = ${doing.companyId}) = ${termsVersion}
    and exists (select 1 from memberships where user_id = ${userId}
      and company_id = ${doing.companyId} and role = ${member.role})
    and ${isBelowLimits(budgetOf(doing), now)}`
  try {
    const isDone = await takeStep(db, {
      id: order.id,
      version: order.version,
      status: 'draft',
      kind: needsApproval ? 'approval-asked' : 'submitted',
      actor: userId,
      side: 'client',
      now,
      condition,
      ...(isMoved && { detail: { delivery_from: wanted.delivery_on ?? '' } }),
      changes: {
        ...number,
        status,
        revision,
        agreedRevision: revision,
        currency,
        listId,
        listVersion,
        totalCents: total,
        shipTo: member.shipTo,
        ...deliveryColumns(delivery, now),
        placedBy: userId,
        placedName: email,
        placedAt: order.placedAt ?? at,
        reachedAt: needsApproval ? null : at,
        draftItems: null,
      },
      extraStatements: [
        insertOrderLines(db, order.id, revision, lines),
        ...mails.statements,
        storeLanguage(db, doing),
        consumeStatement(db, budgetOf(doing), now, sql`true`),
        ...(needsApproval ? [] : notifyStaff(db, order, now)),
      ],
    })
    if (isDone) deliverSoon(deps, mails.ids)
    return isDone
  } catch (error) {
    // a concurrent order took the number, or a concurrent submission won
    if (isConstraintError(error)) return false
    throw error
  }
}

/**
 * The order's number, or the next one of the office-local year; a unique index resolves conflicts.
 */
export async function orderNumberFor(
  { db }: Pick<Deps, 'db'>,
  order: { numberYear: number | null; numberSeq: number | null },
  now: Date,
) {
  if (order.numberYear !== null && order.numberSeq !== null) {
    return { numberYear: order.numberYear, numberSeq: order.numberSeq }
  }
  const year = Number(officeClock(now).day.slice(0, 4))
  const [last] = await db.all<{ seq: number }>(
    sql`select coalesce(max(number_seq), 0) as seq from orders where number_year = ${year}`,
  )
  return { numberYear: year, numberSeq: (last?.seq ?? 0) + 1 }
}

/** Order line of an item: a copy of the product at this time. */
export function orderLineOf(item: BasketItem, index: number): StoredLine {
  const { est_g: grams, amount_cents: amount } = itemAmountOf(item)
  return {
    line: index + 1,
    product_id: item.product_id,
    sku: item.sku,
    name: item.names?.['en'] ?? item.sku,
    names: item.names ?? {},
    pack: packOf(item),
    price_unit: priceUnitOf(item.catch_weight),
    unit_cents: item.unit_cents ?? 0,
    cases: item.cases,
    case_g: item.catch_weight ? item.net_g : null,
    est_g: grams,
    net_g: null,
    amount_cents: amount ?? 0,
    is_sample: item.is_sample,
    change: null,
  }
}
