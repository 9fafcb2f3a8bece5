import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { officeClock, addDays } from '#contract/site/office-hours.ts'
import { defaultLocale } from '#contract/locales.ts'
import { mayOrder } from '#contract/trade/order-choices.ts'
import type { StandingOrderQuestion } from '#contract/trade/standing/standing.ts'
import { batchIf } from '../../../db/batch-if.ts'
import { standingOrdersTable as standing } from '../../../db/schema/trade/standing-orders.ts'
import type { Deps } from '../../../deps.ts'
import { log } from '../../../lib/log.ts'
import { flagValues, getSnapshot } from '../../flags/snapshot.ts'
import { deliverSoon } from '../../outbox/enqueue.ts'
import { deliveryTermsOf, itemAmountOf } from '../basket/basket-state.ts'
import {
  listMailRecipients,
  type QueuedMails,
  noMails,
  type MailRecipient,
  mergeMails,
} from '../mails/notify-order.ts'
import type { MemberRequest } from '../member.ts'
import { deliveryTimesOf, timesWithoutDelivery, nextDeliveryFrom } from './calendar.ts'
import { needsApprovalOf, placeOrder } from './place-order.ts'
import {
  notifyOfficeOfStandingOrder,
  notifyOfStandingOrder,
  type StandingOrderMailData,
} from './standing-mail.ts'
import {
  agreedTotal,
  standingOrderQuestionOf,
  loadStandingOrder,
  type StandingOrderRow,
  type LoadedStandingOrder,
} from './standing-state.ts'

/** Standing orders per run of the cron. */
const atOnce = 20
/** Delay before retrying one that failed. */
const againMs = 5 * 60_000

/**
 * Processes due standing orders: notifies of the next delivery, asks when something has changed,
 * places the order, advances. A missed delivery is reported and not made up for.
 */
export async function runStandingOrders(deps: Deps): Promise<void> {
  const flags = flagValues(await getSnapshot(deps))
  if (!flags.client_portal || !flags.client_orders) return
  const { db } = deps
  const due = await db
    .select()
    .from(standing)
    .where(lte(standing.dueAt, deps.now().toISOString()))
    .orderBy(standing.dueAt)
    .limit(atOnce)
  for (const row of due) {
    try {
      await advance(deps, row)
    } catch (cause) {
      log('error', 'A standing order did not go on', { area: 'standing', id: row.id, cause })
      const dueAt = new Date(deps.now().getTime() + againMs).toISOString()
      await db.update(standing).set({ dueAt }).where(isAsSeen(row))
    }
  }
}

const isAsSeen = ({ id, version }: StandingOrderRow): SQL | undefined =>
  and(eq(standing.id, id), eq(standing.version, version))

type Doing = {
  asked: MemberRequest
  state: LoadedStandingOrder
  people: MailRecipient[]
  placer: MailRecipient
  now: Date
}

async function advance(deps: Deps, found: StandingOrderRow): Promise<void> {
  const now = deps.now()
  const people = await listMailRecipients(deps.db, found.companyId, now)
  const placer = placerOf(people, found.agreedBy)
  if (!placer) return pause(deps, found, now)
  const asked = { userId: placer.id, companyId: found.companyId, day: officeClock(now).day }
  const state = await loadStandingOrder(deps.db, asked, found.id, defaultLocale, true)
  // ended or changed concurrently
  if (!state || state.row.version !== found.version || state.row.state !== 'active') return
  const doing = { asked, state, people, placer, now }
  const { row, member } = state
  const terms = deliveryTermsOf(member)
  const sure = deliveryTimesOf(terms, row.nextOn)
  const moments = sure ?? timesWithoutDelivery(row.nextOn)
  if (now >= moments.cutoffAt) return goOn(deps, doing, !row.isSkipped)
  if (now < moments.announceAt) return rest(deps, row, moments.announceAt)
  if (row.isSkipped) {
    return now < moments.sendAt ? rest(deps, row, moments.sendAt) : goOn(deps, doing, false)
  }
  const question = standingOrderQuestionOf(state) ?? approverAsked(doing)
  if (question) return ask(deps, doing, question, moments.cutoffAt)
  if (now < moments.sendAt) return announce(deps, doing, moments.sendAt)
  const next = nextOf(doing)
  const placing = { ...asked, ...doing, moments, next }
  // on failure it stays due and is processed again in a minute
  await placeOrder(deps, placing)
}

/**
 * Who places the order: the member who agreed, while they can order, else a colleague, without that
 * agreement.
 */
function placerOf(
  people: readonly MailRecipient[],
  agreedBy: string | null,
): MailRecipient | undefined {
  const able = people.filter(({ role }) => mayOrder(role))
  return able.find(({ id }) => id === agreedBy) ?? able[0]
}

/** Whether it needs an approver that the company lacks. */
function approverAsked({ state, people, placer }: Doing): StandingOrderQuestion | null {
  const hasApprover = people.some(({ role }) => role === 'approver')
  return needsApprovalOf(state, placer, totalNow(state)) && !hasApprover ? 'approver' : null
}

const totalNow = ({ items }: LoadedStandingOrder) =>
  items.reduce((sum, item) => sum + (itemAmountOf(item).amount_cents ?? 0), 0)

function standingMailData({ state }: Doing, moment: Date | null): StandingOrderMailData {
  const { row, member } = state
  return {
    id: row.id,
    version: row.version,
    companyId: row.companyId,
    companyName: member.name,
    day: row.nextOn,
    moment,
    items: state.items,
    currency: row.currency,
    before: agreedTotal(row),
    after: member.currency === null ? null : { cents: totalNow(state), currency: member.currency },
    isSample: row.isSample,
  }
}

const orderers = (people: readonly MailRecipient[]) => people.filter(({ role }) => mayOrder(role))

/** Sets the time of the next processing. */
async function rest(deps: Deps, row: StandingOrderRow, until: Date): Promise<void> {
  await deps.db.update(standing).set({ dueAt: until.toISOString() }).where(isAsSeen(row))
}

async function announce(deps: Deps, doing: Doing, sendAt: Date): Promise<void> {
  const { row } = doing.state
  const mails =
    row.announcedOn === row.nextOn && row.question === null
      ? noMails
      : await notifyOfStandingOrder(
          deps,
          'announced',
          orderers(doing.people),
          standingMailData(doing, sendAt),
        )
  await settle(deps, row, mails, {
    announcedOn: row.nextOn,
    question: null,
    dueAt: soonest(sendAt, doing.now, checkedMs),
  })
}

/**
 * Asks the members who can order instead of placing it, once per reason. Checked again until the
 * cut-off.
 */
async function ask(deps: Deps, doing: Doing, question: StandingOrderQuestion, cutoffAt: Date) {
  const { row } = doing.state
  const isAsked = row.question === question && row.announcedOn === row.nextOn
  const mails = isAsked
    ? noMails
    : await notifyOfStandingOrder(
        deps,
        question,
        orderers(doing.people),
        standingMailData(doing, question === 'day' ? null : cutoffAt),
      )
  await settle(deps, row, mails, {
    announcedOn: row.nextOn,
    question,
    dueAt: soonest(cutoffAt, doing.now, askedMs),
  })
}

/**
 * Intervals of checking for changes after the notice, and of checking whether a question is
 * resolved.
 */
const checkedMs = 60 * 60_000
const askedMs = 15 * 60_000

const soonest = (moment: Date, now: Date, waitMs: number) =>
  new Date(Math.min(moment.getTime(), now.getTime() + waitMs)).toISOString()

/** The delivery after the next one. */
function nextOf({ state: { row, member }, now }: Doing) {
  const terms = deliveryTermsOf(member)
  const day = addDays(row.nextOn, row.everyWeeks * 7)
  const nextOn = nextDeliveryFrom(terms, day, row.everyWeeks, now)
  const { announceAt } = deliveryTimesOf(terms, nextOn) ?? timesWithoutDelivery(nextOn)
  return { nextOn, isSkipped: false, question: null, dueAt: announceAt.toISOString() }
}

/** Advances to the next delivery without an order. */
async function goOn(deps: Deps, doing: Doing, isMissed: boolean): Promise<void> {
  const { row, member } = doing.state
  const mailData = standingMailData(doing, null)
  const mails = isMissed
    ? mergeMails([
        await notifyOfStandingOrder(deps, 'missed', orderers(doing.people), mailData),
        await notifyOfficeOfStandingOrder(deps, 'officeMissed', member.managerId, mailData),
      ])
    : noMails
  await settle(deps, row, mails, { ...nextOf(doing), version: row.version + 1 })
}

/** Pauses it, because no member can order any more. */
async function pause(deps: Deps, row: StandingOrderRow, now: Date): Promise<void> {
  const [company] = await deps.db.all<{ name: string; manager: string | null }>(
    sql`select name, (select manager_id from company_terms where company_id = companies.id) as manager
      from companies where id = ${row.companyId}`,
  )
  const mails = await notifyOfficeOfStandingOrder(deps, 'officeNoBuyer', company?.manager ?? null, {
    id: row.id,
    version: row.version,
    companyId: row.companyId,
    companyName: company?.name ?? '',
    day: row.nextOn,
    moment: now,
    items: [],
    currency: row.currency,
    before: 0,
    after: null,
    isSample: row.isSample,
  })
  await settle(deps, row, mails, {
    state: 'paused',
    question: null,
    isSkipped: false,
    dueAt: null,
    version: row.version + 1,
  })
}

/** Writes the result with its mails, unless it was changed concurrently. */
async function settle(
  deps: Deps,
  row: StandingOrderRow,
  mails: QueuedMails,
  changes: Partial<typeof standing.$inferInsert>,
): Promise<void> {
  const { db } = deps
  const done = await batchIf(
    db,
    sql`exists (select 1 from standing_orders where id = ${row.id} and version = ${row.version}
      and state = 'active' and announced_on is ${row.announcedOn} and question is ${row.question})`,
    [
      ...mails.statements,
      db
        .update(standing)
        .set({ ...changes, updatedAt: deps.now().toISOString() })
        .where(eq(standing.id, row.id)),
    ],
  )
  if (done) deliverSoon(deps, mails.ids)
}
