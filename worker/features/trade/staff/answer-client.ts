import type { OrderRefusal, OrderRevision } from '#contract/trade/staff-orders.ts'
import type { VersionedAction, OrderEventKind } from '#contract/trade/orders.ts'
import { officeClock } from '#contract/site/office-hours.ts'
import { mayRevise } from '#contract/trade/order-choices.ts'
import type { ActionAuthor } from '../../../db/admin-actions.ts'
import { isConstraintError } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliverSoon } from '../../outbox/enqueue.ts'
import type { OrderMailData } from '../mails/compose-order-mail.ts'
import type { ClientMail } from '../mails/order-mail-language.ts'
import { proposalRecipients, listMailRecipients, notifyMembers } from '../mails/notify-order.ts'
import { isOverLimit } from '../member.ts'
import { orderSummaryOf } from '../../../db/trade/order-summary.ts'
import { findOrderForStaff, type StaffState, type StoredEvent } from '../orders/order-state.ts'
import { resolveForStaff } from '../orders/notify-staff.ts'
import { insertOrderLines, type OrderStep, takeStep } from '../orders/write-order.ts'
import { reviseLines } from './revise.ts'

/** Staff's answer: change of the order, event and mail to the client. */
type Answer = Pick<OrderStep, 'changes' | 'detail' | 'extraStatements' | 'condition'> & {
  kind: OrderEventKind & ClientMail
  /** Facts of the mail that differ from the order before the answer. */
  mailData?: Pick<
    OrderMailData,
    'lines' | 'totalCents' | 'totalBefore' | 'deliveryOn' | 'deliveryBefore' | 'shipment'
  >
  reason?: string | null
}

type StaffAnswer = {
  /** Whether this answer was already given on that version. */
  isDone: (done: { event: StoredEvent; state: StaffState }) => boolean
  /** `null` when the order's status does not allow it. */
  decide: (state: StaffState) => Promise<Answer | null>
}

/** @throws Failure `order/unknown`, `order/version-conflict` */
export const confirmOrder = (
  deps: Deps,
  id: string,
  { version }: VersionedAction,
  doer: ActionAuthor,
) =>
  answerClient(deps, id, version, doer, {
    isDone: ({ event }) => event.kind === 'confirmed',
    decide: async ({ order }) => {
      if (order.status !== 'submitted') return null
      return {
        kind: 'confirmed',
        changes: {
          status: 'confirmed',
          agreedRevision: order.revision,
          agreedDeliveryOn: order.deliveryOn,
        },
      }
    },
  })

/** @throws Failure `order/unknown`, `order/version-conflict` */
export const declineOrder = (deps: Deps, id: string, given: OrderRefusal, doer: ActionAuthor) =>
  answerClient(deps, id, given.version, doer, {
    isDone: ({ event }) => event.kind === 'declined' && event.detail?.['reason'] === given.reason,
    decide: async () => ({
      kind: 'declined',
      changes: { status: 'declined' },
      detail: { reason: given.reason },
      reason: given.reason,
    }),
  })

/**
 * Revises an order. Fewer cases and lower prices confirm it; higher prices, more cases, substitutes
 * or another day become a proposal.
 * @throws Failure of `reviseLines`; `order/unknown`, `order/version-conflict`
 */
export const changeOrder = (deps: Deps, id: string, given: OrderRevision, doer: ActionAuthor) =>
  answerClient(deps, id, given.version, doer, {
    isDone: ({ event, state }) => event.kind !== 'declined' && isAsGiven(state, given, event),
    decide: async (state) => {
      const { order } = state
      const isMoved = given.delivery_on !== order.agreedDeliveryOn
      const day = officeClock(doer.now).day
      const revised = await reviseLines(deps.db, state, given, { isMoved, day })
      const { lines, totalCents, isChanged, needsYes } = revised
      const revision = order.revision + 1
      const deliveryOn = given.delivery_on
      return {
        kind: needsYes ? 'proposed' : isChanged ? 'changed' : 'confirmed',
        changes: {
          status: needsYes ? 'proposed' : 'confirmed',
          revision,
          totalCents,
          deliveryOn,
          ...(!needsYes && { agreedRevision: revision, agreedDeliveryOn: deliveryOn }),
        },
        detail: {
          ...(given.reason !== null && { reason: given.reason }),
          ...(isMoved && order.agreedDeliveryOn && { delivery_from: order.agreedDeliveryOn }),
          ...(totalCents !== order.totalCents && { total_from: String(order.totalCents) }),
        },
        condition: revised.isListed,
        extraStatements: [insertOrderLines(deps.db, id, revision, lines)],
        mailData: {
          lines,
          totalCents,
          totalBefore: order.totalCents ?? undefined,
          deliveryOn,
          deliveryBefore: isMoved ? order.agreedDeliveryOn : null,
        },
        reason: given.reason,
      }
    },
  })

/** Whether the order equals staff's revision, reason included. */
const isAsGiven = ({ order, lines }: StaffState, given: OrderRevision, event: StoredEvent) =>
  order.deliveryOn === given.delivery_on &&
  (event.detail?.['reason'] ?? null) === given.reason &&
  lines.length === given.lines.length &&
  given.lines.every((wanted) =>
    lines.some(
      ({ line, sku, cases, unit_cents: cents }) =>
        line === wanted.line &&
        sku === wanted.sku &&
        cases === wanted.cases &&
        (wanted.unit_cents === null || cents === wanted.unit_cents),
    ),
  )

/** Carries out staff's answer to an order as seen. Idempotent for the same person. */
export async function answerClient(
  deps: Deps,
  id: string,
  version: number,
  { actor, now }: ActionAuthor,
  { isDone: isThis, decide }: StaffAnswer,
): Promise<void> {
  const { db } = deps
  const state = await findOrderForStaff(db, id)
  if (!state) throw new Failure('order/unknown')
  const { order, events } = state
  const event = events.find((it) => it.version === version && it.actor === actor)
  if (order.version === version + 1 && event && isThis({ event, state })) return
  const isOpen = order.version === version && mayRevise(order.status)
  const decided = isOpen ? await decide(state) : null
  if (!decided) throw new Failure('order/version-conflict')
  const { kind, mailData, reason, ...step } = decided
  const summary = orderSummaryOf(order)
  const members = await listMailRecipients(db, order.companyId, now)
  const totalCents = mailData?.totalCents ?? order.totalCents ?? 0
  const isOver =
    kind === 'proposed' &&
    isOverLimit({ role: 'buyer', approvalOverCents: state.approvalOverCents }, totalCents)
  const people = proposalRecipients(members, order.placedBy, isOver)
  const mails = await notifyMembers(deps, kind, people, {
    id,
    companyId: order.companyId,
    version,
    mailData: {
      number: summary.number,
      companyName: state.company.name,
      placedName: order.placedName ?? '',
      currency: summary.currency,
      totalCents: mailData?.totalCents ?? summary.total_cents,
      totalBefore: mailData?.totalBefore,
      deliveryOn: mailData ? mailData.deliveryOn : order.deliveryOn,
      deliveryBefore: mailData?.deliveryBefore,
      poNumber: order.poNumber,
      note: order.note,
      lines: mailData?.lines ?? state.lines,
      isSample: order.isSample,
      reason: reason ?? undefined,
      ...(mailData?.shipment && { shipment: mailData.shipment }),
    },
  })
  const isDone = await takeStep(db, {
    id,
    version,
    status: order.status,
    kind,
    actor,
    side: 'staff',
    now,
    ...step,
    extraStatements: [
      ...(step.extraStatements ?? []),
      ...mails.statements,
      ...resolveForStaff(db, id, actor, now),
    ],
  }).catch((error: unknown) => {
    if (isConstraintError(error)) return false
    throw error
  })
  if (!isDone) throw new Failure('order/version-conflict')
  deliverSoon(deps, mails.ids)
}
