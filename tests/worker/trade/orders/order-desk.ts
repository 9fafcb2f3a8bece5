import type { Basket, OrderDetail } from '#contract/trade/orders.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import type { TermsFields } from '#contract/trade/terms.ts'
import { confirmedLinesOf } from '#contract/trade/prices.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { createClient, createShop, named, type Shop } from '../shop.ts'
import { execute, rows } from '../../kit/rows.ts'

type Answered<Body> = { status: number; body: Body & { code?: string; errors?: unknown[] } }

type Revised = [
  changes: Record<string, { sku?: string; cases?: number; unit_cents?: number | null }>,
  more?: { delivery_on?: string | null; reason?: string | null },
]

/** A Monday at the office, 10:00 in winter. */
export const monday = new Date('2026-11-23T15:00:00.000Z')

/**
 * A shop with oil at 100.00 a case (90.00 from five on), honey at 20.00, and feta at 18.35 a kilogram in cases of about
 * 8 kg; and a company that is delivered to on Tuesdays and Fridays, until 14:00 the day before.
 */
export async function createDesk(
  override: Partial<Deps> = {},
  terms: Partial<TermsFields> = {},
  start = monday,
) {
  let now = start
  const shop = await createShop({ now: () => now, ...override })
  const client = await createClient(shop)
  await shop.terms(client.company, terms)
  const oil = await shop.product({ sku: 'OIL' }, { ...named('Oil'), el: greek('Λάδι') })
  const honey = await shop.product({ sku: 'HONEY', category: 'honeys' }, named('Honey'))
  const feta = await shop.product(
    { sku: 'FETA', category: 'cheeses', catch_weight: true, net_g: 8_005 },
    named('Feta'),
  )
  await shop.price(client.list.id, oil.id, { 1: 10_000, 5: 9_000 })
  await shop.price(client.list.id, honey.id, 2_000)
  await shop.price(client.list.id, feta.id, 1_835)
  const base = `/api/trade/${client.company}`

  const desk = {
    ...client,
    oil,
    honey,
    feta,
    base,
    now: () => now,
    at: (instant: Date) => void (now = instant),
    /** Someone else of the company. */
    colleague: async (role: MemberRole) => {
      const member = await shop.buyer(client.company)
      await execute('update memberships set role = ? where user_id = ?', role, member.user.id)
      return member
    },
    ask: async <Body>(
      method: string,
      path: string,
      body?: unknown,
      token = client.buyer.token,
      locale = 'en',
    ): Promise<Answered<Body>> => {
      const address = `${base}${path}${path.includes('?') ? '&' : '?'}locale=${locale}`
      const response = await shop.send(address, {
        method,
        token,
        ...(body !== undefined && { body }),
      })
      return { status: response.status, body: (await response.json()) as Answered<Body>['body'] }
    },
    basket: async (token?: string) =>
      (await desk.ask<Basket>('GET', '/basket', undefined, token)).body,
    /** Cases by SKU, or by the id of what the desk did not make. */
    put: (wanted: Record<string, number>, token?: string, locale?: string) => {
      const items = Object.entries(wanted).map(([sku, cases]) => ({
        product: shop.idOf(sku),
        cases,
      }))
      return desk.ask<Basket>('PUT', '/basket/items', { items }, token, locale)
    },
    /** What goods cost from now on, by SKU. */
    price: async (prices: Record<string, Parameters<Shop['price']>[2]>, list = client.list.id) => {
      for (const [sku, each] of Object.entries(prices)) {
        const { status, body } = await shop.price(list, shop.idOf(sku), each)
        if (status !== 200) throw new Error(JSON.stringify(body))
      }
    },
    /** What pressing the button under a basket sends. */
    submission: ({ id, version, lines, total_cents, deliveries, delivery_on }: Basket) => ({
      id,
      version,
      seen: confirmedLinesOf(lines),
      seen_total_cents: total_cents,
      delivery_on: delivery_on ?? deliveries[0]?.day ?? null,
    }),
    submit: async (basket?: Basket, token?: string, locale?: string) =>
      desk.ask<OrderDetail>(
        'POST',
        '/basket/submission',
        desk.submission(basket ?? (await desk.basket(token))),
        token,
        locale,
      ),
    /** An order of one case of oil and two of honey, submitted. */
    order: async (token?: string, locale?: string) => {
      await desk.put({ OIL: 1, HONEY: 2 }, token, locale)
      const { status, body } = await desk.submit(undefined, token, locale)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    read: async (id: string, token?: string, locale?: string) =>
      desk.ask<OrderDetail>('GET', `/orders/${id}`, undefined, token, locale),
    does: (id: string, what: string, version: number, token?: string) =>
      desk.ask<OrderDetail>('POST', `/orders/${id}/${what}`, { version }, token),
    staff: async (id: string, what: string, body: unknown) => {
      const answer = await shop.admin('POST', `/orders/${id}/${what}?locale=en`, body)
      return answer as unknown as Answered<StaffOrderDetail>
    },
    staffSees: async (id: string) => {
      const answer = await shop.admin('GET', `/orders/${id}?locale=en`)
      return answer as unknown as Answered<StaffOrderDetail>
    },
    /** An order as staff write it: all of its lines, with changes by SKU. */
    revision: (
      order: Pick<OrderDetail, 'version' | 'delivery_on' | 'lines'>,
      ...[changes, more = {}]: Revised
    ) => ({
      version: order.version,
      delivery_on: order.delivery_on,
      reason: null,
      ...more,
      lines: order.lines.map(({ line, sku, cases, unit_cents }) => ({
        line,
        sku,
        cases,
        unit_cents,
        ...changes[sku],
      })),
    }),
    /** Staff write an order again, with changes by SKU. */
    revise: (
      order: Pick<OrderDetail, 'id' | 'version' | 'delivery_on' | 'lines'>,
      ...changes: Revised
    ) => desk.staff(order.id, 'revision', desk.revision(order, ...changes)),
    /** What is mailed about orders, by what it is and to whom. */
    causes: async () => {
      const results = await rows<{ cause: string; locale: string }>(
        "select idempotency_key as cause, locale from outbox where idempotency_key like 'mail:order:%' order by created_at, idempotency_key",
      )
      return results.map(({ cause, locale }) => {
        const [, , , , kind = '', whom = ''] = cause.split(':')
        return { kind, whom, locale }
      })
    },
  }
  return desk
}

/** A desk with these cases in its basket, as a screen shows it. */
export async function filledDesk(cases: Record<string, number> = { OIL: 1 }) {
  const desk = await createDesk()
  await desk.put(cases)
  return { desk, seen: await desk.basket() }
}

/** A desk, and an order of one case of oil and two of honey. */
export async function newOrder(...given: Parameters<typeof createDesk>) {
  const desk = await createDesk(...given)
  return { desk, order: await desk.order() }
}

/** An order that is above the company's limit, and its approver. */
export async function limitedOrder(approval_over_cents: number) {
  const desk = await createDesk({}, { approval_over_cents })
  const approver = await desk.colleague('approver')
  return { desk, approver, order: await desk.order() }
}

const greek = (name: string) => ({ name, description: null })

export type Desk = Awaited<ReturnType<typeof createDesk>>
export type { Shop }
