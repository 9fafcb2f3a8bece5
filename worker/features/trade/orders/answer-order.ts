import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '#contract/locales.ts'
import { mayReopen, mayCancel, mayOrder, type OrderStatus } from '#contract/trade/order-choices.ts'
import type { OrderEventKind } from '#contract/trade/orders.ts'
import { isConstraintError } from '../../../db/client.ts'
import { ordersTable } from '../../../db/schema/trade/orders.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { deliverSoon } from '../../outbox/enqueue.ts'
import { deliveryTermsOf } from '../basket/basket-state.ts'
import { storeLanguage } from '../basket/change-basket.ts'
import { deliveryColumns, chooseDelivery } from '../cut-off.ts'
import {
  answerRecipients,
  listMailRecipients,
  noMails,
  notifyOffice,
  notifyMembers,
  mergeMails,
} from '../mails/notify-order.ts'
import { type MemberRequest, isOverLimit, canOrderAs, needsApprover } from '../member.ts'
import { orderSummaryOf } from '../../../db/trade/order-summary.ts'
import { casesByProduct } from './order-state.ts'
import { readOrderState } from './read-orders.ts'
import { assertApprovedPrices } from './still-priced.ts'
import { resolveForStaff, notifyStaff } from './notify-staff.ts'
import { type OrderStep, takeStep } from './write-order.ts'

type Doing = MemberRequest & { locale: Locale; now: Date }
type State = NonNullable<Awaited<ReturnType<typeof readOrderState>>>

/** A client's action on a submitted order. */
export type ClientAnswer = 'approved' | 'accepted' | 'cancelled' | 'called-back'

type Rule = {
  right: 'order' | 'approve'
  isOpen: (status: OrderStatus) => boolean
  /** @throws Failure when the action is not possible now */
  changes: (state: State, now: Date) => Pick<OrderStep, 'changes' | 'detail'>
}

const rules: Record<ClientAnswer, Rule> = {
  approved: {
    right: 'approve',
    isOpen: (status) => status === 'awaiting-approval',
    changes: ({ member, order }, now) => {
      const terms = deliveryTermsOf(member)
      // submitted to staff only now: the chosen delivery may have passed
      const delivery = terms ? chooseDelivery(terms, order.deliveryOn, now) : null
      if (delivery === 'too-late') throw new Failure('order/cut-off-passed')
      const day = delivery?.day ?? null
      return {
        changes: {
          status: 'submitted',
          ...deliveryColumns(delivery, now),
          reachedAt: now.toISOString(),
        },
        ...(order.deliveryOn !== null &&
          day !== order.deliveryOn && { detail: { delivery_from: order.deliveryOn } }),
      }
    },
  },
  accepted: {
    right: 'order',
    isOpen: (status) => status === 'proposed',
    changes: ({ order }) => ({
      changes: {
        status: 'confirmed',
        agreedRevision: order.revision,
        agreedDeliveryOn: order.deliveryOn,
      },
    }),
  },
  cancelled: {
    right: 'order',
    isOpen: mayCancel,
    changes: () => ({ changes: { status: 'cancelled', draftItems: null } }),
  },
  'called-back': {
    right: 'order',
    isOpen: mayReopen,
    changes: ({ lines }) => ({
      changes: {
        status: 'draft',
        reachedAt: null,
        cutoffAt: null,
        draftItems: casesByProduct(lines),
      },
    }),
  },
}

const tries = 3

/**
 * Carries out a client's action on an order as seen. Idempotent.
 * @throws Failure `request/not-found`, `order/not-allowed`, `order/needs-approver`,
 * `order/version-conflict`, `order/cut-off-passed`, `order/prices-changed` (with both totals),
 * `order/not-orderable`, `order/basket-in-use`
 */
export async function answerOrder(
  deps: Deps,
  doing: Doing,
  { id, version, kind }: { id: string; version: number; kind: ClientAnswer },
): Promise<void> {
  const rule = rules[kind]
  for (let round = 0; round < tries; round++) {
    const state = await readOrderState(deps.db, doing, id)
    if (!state) throw new Failure('request/not-found')
    const { member, order, events } = state
    const isAllowed = rule.right === 'approve' ? member.role === 'approver' : mayOrder(member.role)
    if (!isAllowed) throw new Failure('order/not-allowed')
    if (events.some((event) => event.version === version && event.kind === kind)) return
    if (order.version !== version || !rule.isOpen(order.status)) break
    if (kind === 'accepted' && needsApprover(member, order.totalCents ?? 0)) {
      throw new Failure('order/needs-approver')
    }
    if (await tryAnswer(deps, doing, state, kind)) return
  }
  throw new Failure('order/version-conflict')
}

async function tryAnswer(deps: Deps, doing: Doing, state: State, kind: ClientAnswer) {
  const { db } = deps
  const { order, member } = state
  const rule = rules[kind]
  // accepting a proposal above the limit needs an approver, too
  const isOver = kind === 'accepted' && isOverLimit(member, order.totalCents ?? 0)
  const step = rule.changes(state, doing.now)
  const isPriced = kind === 'approved' ? await assertApprovedPrices(db, doing, state) : sql`true`
  const mails = await mailsOf(deps, doing, state, kind, step.changes)
  const terms = sql`(select version from company_terms where company_id = ${doing.companyId})`
  try {
    const isDone = await takeStep(db, {
      id: order.id,
      version: order.version,
      status: order.status,
      kind: kind satisfies OrderEventKind,
      actor: doing.userId,
      side: 'client',
      now: doing.now,
      ...step,
      condition: sql`${canOrderAs(doing, isOver ? 'approve' : rule.right)} and ${terms} is ${member.termsVersion}
        and ${isPriced}`,
      extraStatements: [
        ...mails.statements,
        storeLanguage(db, doing),
        ...resolveForStaff(db, order.id, null, doing.now),
        ...(kind === 'approved' ? notifyStaff(db, order, doing.now) : []),
        ...(order.reachedAt !== null && kind !== 'approved' && kind !== 'called-back'
          ? notifyStaff(db, order, doing.now, kind)
          : []),
      ],
      ...(kind === 'called-back' && { first: clearEmptyBasket(deps, doing.companyId) }),
    })
    if (isDone) deliverSoon(deps, mails.ids)
    return isDone
  } catch (error) {
    if (!isConstraintError(error)) throw error
    // the version has changed, or another basket exists
    if (kind === 'called-back' && (await hasBasket(deps, doing.companyId))) {
      throw new Failure('order/basket-in-use')
    }
    return false
  }
}

/** Deletes an empty basket that was never an order. */
const clearEmptyBasket = ({ db }: Pick<Deps, 'db'>, companyId: string) =>
  db
    .delete(ordersTable)
    .where(
      and(
        eq(ordersTable.companyId, companyId),
        eq(ordersTable.status, 'draft'),
        sql`number_seq is null and coalesce(draft_items, '{}') = '{}'`,
      ),
    )

async function hasBasket({ db }: Pick<Deps, 'db'>, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: ordersTable.id })
    .from(ordersTable)
    .where(and(eq(ordersTable.companyId, companyId), eq(ordersTable.status, 'draft')))
  return row !== undefined
}

/** Mails to staff about orders submitted to them, and to the author about the approval. */
async function mailsOf(
  deps: Deps,
  doing: Doing,
  { order, lines, member }: State,
  kind: ClientAnswer,
  changes: OrderStep['changes'],
) {
  const summary = orderSummaryOf(order)
  const about = {
    id: order.id,
    companyId: order.companyId,
    version: order.version,
    mailData: {
      number: summary.number,
      companyName: member.name,
      placedName: order.placedName ?? '',
      currency: summary.currency,
      totalCents: summary.total_cents,
      deliveryOn: changes.deliveryOn === undefined ? order.deliveryOn : changes.deliveryOn,
      deliveryBefore:
        kind === 'approved' && changes.deliveryOn !== order.deliveryOn ? order.deliveryOn : null,
      poNumber: order.poNumber,
      note: order.note,
      lines,
      isSample: order.isSample,
    },
  }
  if (kind === 'approved') {
    const people = await listMailRecipients(deps.db, doing.companyId, doing.now)
    return mergeMails([
      await notifyMembers(deps, 'received', answerRecipients(people, order.placedBy), about),
      await notifyOffice(deps, 'submitted', member.managerId, about),
    ])
  }
  if (kind === 'accepted') {
    const people = await listMailRecipients(deps.db, doing.companyId, doing.now)
    const placer = answerRecipients(people, order.placedBy).filter(({ id }) => id !== doing.userId)
    return mergeMails([
      await notifyMembers(deps, 'agreed', placer, about),
      await notifyOffice(deps, kind, member.managerId, about),
    ])
  }
  if (order.reachedAt === null) return noMails
  const mail = kind === 'called-back' ? 'calledBack' : kind
  return notifyOffice(deps, mail, member.managerId, about)
}
