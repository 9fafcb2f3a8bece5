import type {
  StandingOrderAction,
  StandingOrderDetail,
  StandingOrderList,
} from '#contract/trade/standing/standing.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import type { TermsFields } from '#contract/trade/terms.ts'
import { type ConfirmedLine, confirmedLinesOf, priceUnitOf } from '#contract/trade/prices.ts'
import { runStandingOrders } from '../../../../worker/features/trade/standing/advance.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { orderFixture } from '../orders/order-fixture.ts'
import { rows } from '../../kit/rows.ts'

/** The Friday after the fixture’s Monday; its cut-off is Thursday, 14:00 at the office. */
export const friday = '2026-11-27'
export const announceTime = new Date('2026-11-24T19:00:00.000Z')
export const sendTime = new Date('2026-11-26T18:00:00.000Z')
export const cutoffTime = new Date('2026-11-26T19:00:00.000Z')
const minuteMs = 60_000
export const minuteBefore = (at: Date) => new Date(at.getTime() - minuteMs)

type Kept = { product: string; cases: number }
type Changes = { items?: Kept[] } & Record<string, unknown>
type Sent = { id: string; status: string; total: number; delivery: string; standing_on: string }

/** An order fixture with standing orders and a settable clock. */
export async function standingFixture(deps: Partial<Deps> = {}, terms: Partial<TermsFields> = {}) {
  const orders = await orderFixture(deps, terms)
  const people = [orders.buyer, orders.shop.staff]
  const kept = ({ id: product }: { id: string }, cases: number): Kept => ({ product, cases })
  /** The lines shown by the screen, at the fixture’s prices. */
  const seenLine = ({ product, cases }: Kept): ConfirmedLine[] => {
    const known = [orders.oil, orders.honey, orders.feta].find(({ id }) => id === product)
    if (!known) return []
    const unit_cents =
      known === orders.honey ? 2_000 : known === orders.feta ? 1_835 : cases < 5 ? 10_000 : 9_000
    const pack = '12 × 500 ml'
    return [{ product, pack, price_unit: priceUnitOf(known === orders.feta), unit_cents }]
  }
  const cron = () => runStandingOrders(orders.shop.deps())
  const trade = {
    ...orders,
    cron,
    colleague: async (role: MemberRole) => {
      const member = await orders.colleague(role)
      people.push(member)
      return member
    },
    /** Sets the clock and renews the sessions, as tokens last an hour. */
    goTo: async (moment: Date) => {
      orders.at(moment)
      for (const person of people)
        person.token = (await orders.shop.session(person.user)).access_token
    },
    /** Runs the cron three times at each moment. */
    minuteOf: async (...moments: Date[]) => {
      for (const moment of moments) {
        await trade.goTo(moment)
        for (let minute = 0; minute < 3; minute++) await cron()
      }
    },
    wanted: (changes: Changes = {}) => {
      const { items = [kept(orders.oil, 2), kept(orders.honey, 1)] } = changes
      return {
        every_weeks: 1,
        next_on: friday,
        po_number: null,
        items,
        seen: items.flatMap(seenLine),
        seen_total_cents: 22_000,
        ...changes,
      }
    },
    begin: async (changes: Changes = {}, token?: string, locale?: string) => {
      const body = { id: crypto.randomUUID(), ...trade.wanted(changes) }
      return orders.ask<StandingOrderDetail>('POST', '/standing', body, token, locale)
    },
    change: (
      { id, version }: { id: string; version: number },
      changes: Changes = {},
      token?: string,
    ) => {
      const body = { version, ...trade.wanted(changes) }
      return orders.ask<StandingOrderDetail>('PUT', `/standing/${id}`, body, token)
    },
    begun: async (changes?: Changes, token?: string, locale?: string) => {
      const { status, body } = await trade.begin(changes, token, locale)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    all: async (token?: string) =>
      (await orders.ask<StandingOrderList>('GET', '/standing', undefined, token)).body,
    see: async (id: string, token?: string) =>
      orders.ask<StandingOrderDetail>('GET', `/standing/${id}`, undefined, token),
    act: async (
      { id, version }: { id: string; version: number },
      action: StandingOrderAction,
      seen: number | null = null,
      token?: string,
    ) => {
      const lines = action === 'agree' ? (await trade.see(id, token)).body.lines : null
      return orders.ask<StandingOrderList>(
        'POST',
        `/standing/${id}/actions`,
        { version, action, seen: lines && confirmedLinesOf(lines), seen_total_cents: seen },
        token,
      )
    },
    /** The orders created by the cron. */
    sent: () =>
      rows<Sent>(`select id, status, total_cents total, delivery_on delivery, standing_on from orders
        where standing_id is not null order by standing_on`),
    /** The mails about standing orders: delivery, kind and recipient. */
    mailed: async () => {
      const results = await rows<{
        cause: string
        locale: string
      }>(`select idempotency_key cause, locale from outbox
          where idempotency_key like 'mail:standing:%' order by created_at, idempotency_key`)
      return results.map(({ cause, locale }) => {
        const [, , , day = '', kind = '', whom = ''] = cause.split(':')
        return { day, kind, isOffice: whom === 'office', locale }
      })
    },
    terms: async (changes: Partial<TermsFields>) => orders.shop.terms(orders.company, changes),
  }
  return trade
}

/** A fixture with a standing order of two cases of oil and one of honey. */
export async function withStandingOrder(...given: Parameters<typeof standingFixture>) {
  const trade = await standingFixture(...given)
  return { trade, standing: await trade.begun() }
}

/** A fixture with a standing order of an approver, in a company with an approval limit. */
export async function withApprovedStanding(
  approval_over_cents: number,
  changes: (trade: StandingFixture) => Changes = () => ({}),
) {
  const trade = await standingFixture({}, { approval_over_cents })
  const approver = await trade.colleague('approver')
  return { trade, approver, standing: await trade.begun(changes(trade), approver.token) }
}

export type StandingFixture = Awaited<ReturnType<typeof standingFixture>>
