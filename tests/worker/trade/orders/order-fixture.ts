import type { Basket, OrderDetail } from '#contract/trade/orders.ts'
import type { MemberRole } from '#contract/trade/member-roles.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import type { TermsFields } from '#contract/trade/terms.ts'
import { confirmedLinesOf } from '#contract/trade/prices.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { createClient, createShop, englishTexts, type Shop } from '../shop.ts'
import { execute, rows } from '../../kit/rows.ts'

type Answered<Body> = { status: number; body: Body & { code?: string; errors?: unknown[] } }

type Revised = [
  changes: Record<string, { sku?: string; cases?: number; unit_cents?: number | null }>,
  more?: { delivery_on?: string | null; reason?: string | null },
]

/** A Monday, 10:00 at the office in winter. */
export const monday = new Date('2026-11-23T15:00:00.000Z')

/**
 * A shop with oil (100.00 a case, 90.00 from five), honey (20.00) and feta (18.35 a kilogram, cases of about 8 kg),
 * and a company with deliveries on Tuesdays and Fridays, cut-off 14:00 the day before.
 */
export async function orderFixture(
  override: Partial<Deps> = {},
  terms: Partial<TermsFields> = {},
  start = monday,
) {
  let now = start
  const shop = await createShop({ now: () => now, ...override })
  const client = await createClient(shop)
  await shop.terms(client.company, terms)
  const oil = await shop.product({ sku: 'OIL' }, { ...englishTexts('Oil'), el: greek('Λάδι') })
  const honey = await shop.product({ sku: 'HONEY', category: 'honeys' }, englishTexts('Honey'))
  const feta = await shop.product(
    { sku: 'FETA', category: 'cheeses', catch_weight: true, net_g: 8_005 },
    englishTexts('Feta'),
  )
  await shop.price(client.list.id, oil.id, { 1: 10_000, 5: 9_000 })
  await shop.price(client.list.id, honey.id, 2_000)
  await shop.price(client.list.id, feta.id, 1_835)
  const base = `/api/trade/${client.company}`

  const trade = {
    ...client,
    oil,
    honey,
    feta,
    base,
    now: () => now,
    at: (instant: Date) => void (now = instant),
    /** Another member of the company. */
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
      const response = await shop.send(address, { method, token, body })
      return { status: response.status, body: (await response.json()) as Answered<Body>['body'] }
    },
    basket: async (token?: string) =>
      (await trade.ask<Basket>('GET', '/basket', undefined, token)).body,
    /** Cases by SKU, or by id for other products. */
    put: (wanted: Record<string, number>, token?: string, locale?: string) => {
      const items = Object.entries(wanted).map(([sku, cases]) => ({
        product: shop.idOf(sku),
        cases,
      }))
      return trade.ask<Basket>('PUT', '/basket/items', { items }, token, locale)
    },
    /** Changes prices, by SKU. */
    price: async (prices: Record<string, Parameters<Shop['price']>[2]>, list = client.list.id) => {
      for (const [sku, each] of Object.entries(prices)) {
        const { status, body } = await shop.price(list, shop.idOf(sku), each)
        if (status !== 200) throw new Error(JSON.stringify(body))
      }
    },
    /** The body that submits a cart. */
    submission: ({ id, version, lines, total_cents, deliveries, delivery_on }: Basket) => ({
      id,
      version,
      seen: confirmedLinesOf(lines),
      seen_total_cents: total_cents,
      delivery_on: delivery_on ?? deliveries[0]?.day ?? null,
    }),
    submit: async (basket?: Basket, token?: string, locale?: string) =>
      trade.ask<OrderDetail>(
        'POST',
        '/basket/submission',
        trade.submission(basket ?? (await trade.basket(token))),
        token,
        locale,
      ),
    /** Submits an order of one case of oil and two of honey. */
    order: async (token?: string, locale?: string) => {
      await trade.put({ OIL: 1, HONEY: 2 }, token, locale)
      const { status, body } = await trade.submit(undefined, token, locale)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    read: async (id: string, token?: string, locale?: string) =>
      trade.ask<OrderDetail>('GET', `/orders/${id}`, undefined, token, locale),
    does: (id: string, what: string, version: number, token?: string) =>
      trade.ask<OrderDetail>('POST', `/orders/${id}/${what}`, { version }, token),
    staff: async (id: string, what: string, body: unknown) => {
      const answer = await shop.admin('POST', `/orders/${id}/${what}?locale=en`, body)
      return answer as unknown as Answered<StaffOrderDetail>
    },
    staffSees: async (id: string) => {
      const answer = await shop.admin('GET', `/orders/${id}?locale=en`)
      return answer as unknown as Answered<StaffOrderDetail>
    },
    /** The body of a proposal by staff: all lines of an order, with changes by SKU. */
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
    /** Sends such a proposal. */
    revise: (
      order: Pick<OrderDetail, 'id' | 'version' | 'delivery_on' | 'lines'>,
      ...changes: Revised
    ) => trade.staff(order.id, 'revision', trade.revision(order, ...changes)),
    /** The causes and recipients of order mails. */
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
  return trade
}

/** A fixture with these cases in its cart. */
export async function withCart(cases: Record<string, number> = { OIL: 1 }) {
  const trade = await orderFixture()
  await trade.put(cases)
  return { trade, seen: await trade.basket() }
}

/** A fixture with a submitted order of one case of oil and two of honey. */
export async function withOrder(...given: Parameters<typeof orderFixture>) {
  const trade = await orderFixture(...given)
  return { trade, order: await trade.order() }
}

/** A fixture with an order above the company’s limit, and an approver. */
export async function withLimitedOrder(approval_over_cents: number) {
  const trade = await orderFixture({}, { approval_over_cents })
  return { trade, approver: await trade.colleague('approver'), order: await trade.order() }
}

const greek = (name: string) => ({ name, description: null })

export type OrderFixture = Awaited<ReturnType<typeof orderFixture>>
export type { Shop }
