import { confirmedLinesOf } from '#contract/trade/prices.ts'
import { createHash } from 'node:crypto'
import { officeClock } from '#contract/site/office-hours.ts'
import type { APIRequestContext } from '@playwright/test'
import type { Page } from '#contract/paging.ts'
import type { PriceListDetail, ProductLine } from '#contract/trade/catalogue.ts'
import type { ImportResult } from '#contract/trade/imports.ts'
import type { LotDetail } from '#contract/trade/lots/lots.ts'
import type { ShippableLot } from '#contract/trade/lots/shipments.ts'
import type { Basket, OrderDetail, OrderSummary } from '#contract/trade/orders.ts'
import type { CompanyDetail } from '#contract/staff/companies.ts'
import type { StaffOrderDetail } from '#contract/trade/staff-orders.ts'
import type { CompanyTerms } from '#contract/trade/terms.ts'
import type { Locale } from '#contract/locales.ts'
import { type Account, expect } from '../portal-fixtures.ts'
import { samplePdf } from '../../../../worker/db/samples/sample-pdf.ts'
import { requestAccess, bearer, staffHeaders } from '../staff-fixtures.ts'

/**
 * Random letters for SKUs, because tests share a server.
 * No digits, as an SKU such as 4E2191 would be refused as a number in scientific notation.
 */
export const uniqueLetters = () =>
  Array.from(crypto.randomUUID().slice(0, 6), (digit) =>
    String.fromCharCode(65 + Number.parseInt(digit, 16)),
  ).join('')

/** API calls of staff. */
export async function staffApi(request: APIRequestContext) {
  const headers = await staffHeaders()
  const ask = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const answer = await request.fetch(`/api/admin${path}`, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const shop = {
    /** Any other API call of staff. */
    ask,
    import: async (path: string, csv: string) => {
      const { seen } = await ask<ImportResult>('POST', `/catalogue/imports/${path}`, { csv })
      await ask('POST', `/catalogue/imports/${path}`, { csv, seen })
    },
    /** A price list with an oil sold by the piece and a feta sold by weight. */
    list: async (letters: string) => {
      const list = await ask<PriceListDetail>('POST', '/catalogue/price-lists', {
        name: `List ${letters}`,
        currency: 'CAD',
        valid_from: '2020-01-01',
        valid_to: '2099-12-31',
      })
      await shop.import(
        `prices/${list.id}`,
        `sku,min_cases,price\n${letters}-OIL,1,64.80\n${letters}-OIL,5,61.50\n${letters}-FETA,1,19.25`,
      )
      return list
    },
    /** A company in Canada with one member. */
    company: async (email: string, companyName: string, locale: Locale) => {
      const { id } = await requestAccess(request, { locale, companyName, email })
      const decision = { decision: 'approve', version: 0 }
      const path = `/access-requests/${id}/decision`
      const { company_id: company } = await ask<{ company_id: string }>('POST', path, decision)
      await ask('PUT', `/companies/${company}/terms`, {
        version: 0,
        market: 'CA',
        currency: 'CAD',
        ship_to: null,
        delivery_days: [2],
        cutoff_time: '14:00',
        cutoff_days: 1,
        cutoff_kind: 'flexible',
        minimum_cents: null,
        approval_over_cents: null,
        manager_id: null,
      })
      return company
    },
    /** A company with products at 64.80 a case and 19.25 a kilogram in its price list. */
    stocked: async (email: string, letters: string, locale: Locale) => {
      await shop.import(
        'products',
        `sku,category,units_per_case,unit_label,net_g,name_en,catch_weight
${letters}-OIL,oliveOils,12,500 ml,5500,Oil ${letters},no
${letters}-FETA,cheeses,2,4 kg,8000,Feta ${letters},yes`,
      )
      const list = await shop.list(letters)
      const company = await shop.company(email, `Taverna ${letters}`, locale)
      await shop.give(company, list.id)
      // starts the page at these letters, because other tests add to the same catalogue
      const path = `/catalogue/price-lists/${list.id}/prices?cursor=${letters}`
      const { rows } = await ask<Page<ProductLine>>('GET', path)
      const products = rows.filter(({ sku }) => sku.startsWith(`${letters}-`))
      expect(products).toHaveLength(2)
      return { company, list, products }
    },
    /** Raises the price of the oil in an order. */
    makeDearer: async (order: OrderDetail) =>
      ask<StaffOrderDetail>('POST', `/orders/${order.id}/revision?locale=en`, {
        version: order.version,
        delivery_on: order.delivery_on,
        reason: 'A dry summer',
        lines: order.lines.map(({ line, sku, cases, unit_cents: cents }) => ({
          line,
          sku,
          cases,
          unit_cents: sku.endsWith('-OIL') ? cents + 100 : cents,
        })),
      }),
    confirm: (order: OrderDetail) =>
      ask<StaffOrderDetail>('POST', `/orders/${order.id}/confirmation?locale=en`, {
        version: order.version,
      }),
    lot: (product: string, code: string, best_before = '2099-01-01') =>
      ask<LotDetail>('POST', '/catalogue/lots', {
        product_id: product,
        fields: {
          code,
          producer_lot: null,
          harvested: null,
          produced_on: null,
          best_before,
          arrived_on: null,
        },
      }),
    /** Ships every line from the first available lot; lines sold by weight weigh `grams`. */
    ship: async ({ id }: OrderDetail, grams: number) => {
      const { version, lines } = await ask<StaffOrderDetail>('GET', `/orders/${id}?locale=en`)
      const { rows } = await ask<{ rows: ShippableLot[] }>('GET', `/orders/${id}/lots`)
      return ask<StaffOrderDetail>('POST', `/orders/${id}/shipment?locale=en`, {
        version,
        shipped_on: officeClock(new Date()).day,
        reference: null,
        is_weight_checked: true,
        lots: lines.map(({ line, product_id: product, cases, price_unit: unit }) => ({
          line,
          lot_id: rows.find((lot) => lot.product_id === product)?.id,
          cases,
          net_g: unit === 'kg' ? grams : null,
        })),
      })
    },
    /** Uploads a PDF. */
    keep: async (where: Record<string, string>, title: string, validUntil?: string) => {
      const bytes = Buffer.from(samplePdf([title]))
      const query = new URLSearchParams({
        kind: 'other',
        title,
        file_name: `${title}.pdf`,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        ...(validUntil && { valid_until: validUntil }),
        ...where,
      })
      const path = `/api/admin/files/${crypto.randomUUID()}?${query}`
      const answer = await request.put(path, { headers, data: bytes })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    archive: async (id: string) => {
      const { version } = await ask<{ version: number }>('GET', `/catalogue/products/${id}`)
      await ask('PUT', `/catalogue/products/${id}/archived`, { version, archived: true })
    },
    give: (company: string, list: string) =>
      ask('PUT', `/companies/${company}/price-list`, {
        version: 1,
        list_id: list,
        valid_from: '2020-01-01',
      }),
    /** Sets the order total above which the company needs an approval. */
    limit: async (company: string, cents: number) => {
      const { terms, version } = await ask<CompanyTerms>('GET', `/companies/${company}/terms`)
      const body = { ...terms, version, approval_over_cents: cents }
      await ask('PUT', `/companies/${company}/terms`, body)
    },
    /** Makes a person an approver of the company, and first invites those who are not members. */
    makeApprover: async (company: string, email: string) => {
      const path = `/companies/${company}`
      const isThere = ({ members }: CompanyDetail) => members.find((one) => one.email === email)
      const member =
        isThere(await ask<CompanyDetail>('GET', path)) ??
        isThere(await ask<CompanyDetail>('POST', `${path}/members`, { email, locale: 'en' }))
      const change = { from: 'buyer', role: 'approver' }
      await ask('PUT', `${path}/members/${member?.user_id}/role`, change)
    },
  }
  return shop
}

/** API calls of a buyer. */
export async function clientApi(request: APIRequestContext, guest: Account, company: string) {
  const headers = await bearer(guest.email)
  const ask = async <Answer>(method: string, path: string, data?: unknown): Promise<Answer> => {
    const address = `/api/trade/${company}${path}?locale=en`
    const response = await request.fetch(address, { method, headers, data })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return (await response.json()) as Answer
  }
  const put = (products: { id: string }[], cases: number) =>
    ask<Basket>('PUT', '/basket/items', {
      items: products.map(({ id: product }) => ({ product, cases })),
    })
  return {
    /** Replaces the company’s order guide by these products. */
    keep: (products: { id: string }[]) => {
      const items = products.map(({ id }) => ({ product: id, pinned: true, par_cases: null }))
      return ask('PUT', '/guide', { version: 0, items })
    },
    /** Puts this many cases of each product into the cart. */
    put,
    basket: () => ask<Basket>('GET', '/basket'),
    note: (note: string) =>
      ask<Basket>('PUT', '/basket/details', { delivery_on: null, po_number: null, note }),
    /** The company’s only order. */
    only: async () => {
      // the list of orders takes no locale
      const answer = await request.get(`/api/trade/${company}/orders`, { headers })
      const { rows } = (await answer.json()) as { rows: OrderSummary[] }
      expect(rows).toHaveLength(1)
      return ask<OrderDetail>('GET', `/orders/${rows[0]?.id}`)
    },
    callBack: ({ id, version }: OrderDetail) => ask('POST', `/orders/${id}/call-back`, { version }),
    /** Submits an order of this many cases of each product. */
    order: async (products: { id: string }[], cases: number) => {
      const basket = await put(products, cases)
      return ask<OrderDetail>('POST', '/basket/submission', {
        id: basket.id,
        version: basket.version,
        seen: confirmedLinesOf(basket.lines),
        seen_total_cents: basket.total_cents,
        delivery_on: null,
      })
    },
  }
}
