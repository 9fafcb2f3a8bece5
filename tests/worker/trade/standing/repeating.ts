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
import { createDesk } from '../orders/order-desk.ts'
import { rows } from '../../kit/rows.ts'

/** The Friday after the desk's Monday; orders for it count until Thursday, 14:00 at the office. */
export const friday = '2026-11-27'
export const announced = new Date('2026-11-24T19:00:00.000Z')
export const sent = new Date('2026-11-26T18:00:00.000Z')
export const cutoff = new Date('2026-11-26T19:00:00.000Z')
const minuteMs = 60_000
export const before = (at: Date) => new Date(at.getTime() - minuteMs)

type Kept = { product: string; cases: number }
type Changes = { items?: Kept[] } & Record<string, unknown>
type Sent = { id: string; status: string; total: number; delivery: string; standing_on: string }

/** A desk with ways to repeat an order, and to let time pass. */
export async function createRepeating(
  override: Partial<Deps> = {},
  terms: Partial<TermsFields> = {},
) {
  const desk = await createDesk(override, terms)
  const people = [desk.buyer, desk.shop.staff]
  const kept = ({ id: product }: { id: string }, cases: number): Kept => ({ product, cases })
  /** A line as its screen showed it: at the desk's prices. */
  const seenLine = ({ product, cases }: Kept): ConfirmedLine[] => {
    const known = [desk.oil, desk.honey, desk.feta].find(({ id }) => id === product)
    if (!known) return []
    const unit_cents =
      known === desk.honey ? 2_000 : known === desk.feta ? 1_835 : cases < 5 ? 10_000 : 9_000
    const pack = '12 × 500 ml'
    return [{ product, pack, price_unit: priceUnitOf(known === desk.feta), unit_cents }]
  }
  const cron = () => runStandingOrders(desk.shop.deps())
  const repeating = {
    ...desk,
    cron,
    colleague: async (role: MemberRole) => {
      const member = await desk.colleague(role)
      people.push(member)
      return member
    },
    /** Time passes: its people sign in again, as tokens last an hour. */
    goTo: async (moment: Date) => {
      desk.at(moment)
      for (const person of people) {
        person.token = (await desk.shop.session(person.user)).access_token
      }
    },
    /** The cron at moments, as often as it comes in three minutes. */
    minuteOf: async (...moments: Date[]) => {
      for (const moment of moments) {
        await repeating.goTo(moment)
        for (let minute = 0; minute < 3; minute++) await cron()
      }
    },
    wanted: (changes: Changes = {}) => {
      const { items = [kept(desk.oil, 2), kept(desk.honey, 1)] } = changes
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
      const body = { id: crypto.randomUUID(), ...repeating.wanted(changes) }
      return desk.ask<StandingOrderDetail>('POST', '/standing', body, token, locale)
    },
    change: (
      { id, version }: { id: string; version: number },
      changes: Changes = {},
      token?: string,
    ) => {
      const body = { version, ...repeating.wanted(changes) }
      return desk.ask<StandingOrderDetail>('PUT', `/standing/${id}`, body, token)
    },
    begun: async (changes?: Changes, token?: string, locale?: string) => {
      const { status, body } = await repeating.begin(changes, token, locale)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    all: async (token?: string) =>
      (await desk.ask<StandingOrderList>('GET', '/standing', undefined, token)).body,
    see: async (id: string, token?: string) =>
      desk.ask<StandingOrderDetail>('GET', `/standing/${id}`, undefined, token),
    act: async (
      { id, version }: { id: string; version: number },
      action: StandingOrderAction,
      seen: number | null = null,
      token?: string,
    ) => {
      const lines = action === 'agree' ? (await repeating.see(id, token)).body.lines : null
      return desk.ask<StandingOrderList>(
        'POST',
        `/standing/${id}/actions`,
        { version, action, seen: lines && confirmedLinesOf(lines), seen_total_cents: seen },
        token,
      )
    },
    /** What the cron ordered. */
    sent: () =>
      rows<Sent>(`select id, status, total_cents total, delivery_on delivery, standing_on from orders
        where standing_id is not null order by standing_on`),
    /** What was mailed about standing orders: of which delivery, what, and to whom. */
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
    /** Other terms, of which some change. */
    terms: async (changes: Partial<TermsFields>) => desk.shop.terms(desk.company, changes),
  }
  return repeating
}

/** A desk, and a standing order of two cases of oil and one of honey. */
export async function begunRepeating(...given: Parameters<typeof createRepeating>) {
  const repeating = await createRepeating(...given)
  return { repeating, standing: await repeating.begun() }
}

/** A standing order that an approver began, in a company where others need approval above a limit. */
export async function approvedRepeating(
  approval_over_cents: number,
  changes: (repeating: Repeating) => Changes = () => ({}),
) {
  const repeating = await createRepeating({}, { approval_over_cents })
  const approver = await repeating.colleague('approver')
  const standing = await repeating.begun(changes(repeating), approver.token)
  return { repeating, approver, standing }
}

export type Repeating = Awaited<ReturnType<typeof createRepeating>>
