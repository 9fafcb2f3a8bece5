import { env } from 'cloudflare:workers'
import type { CatalogueAnswer, PriceListDetail, ProductDetail } from '#contract/trade/catalogue.ts'
import type { ImportAnswer } from '#contract/trade/imports.ts'
import { type PriceStep, unitOf } from '#contract/trade/prices.ts'
import { usualFields } from '#contract/trade/usual-product.ts'
import type { ProductFields, ProductTexts } from '#contract/trade/products.ts'
import type { CompanyTerms, TermsFields } from '#contract/trade/terms.ts'
import { companiesTable, membershipsTable } from '../../../worker/db/schema/companies.ts'
import type { Deps } from '../../../worker/deps.ts'
import { createOffice } from '../admin/office.ts'
import { allOn, setFlags, seedFlags } from '../kit/flag-states.ts'
import { rows } from '../kit/rows.ts'

export const oil: ProductFields = {
  ...usualFields,
  sku: 'OIL-1',
  category: 'oliveOils',
  units_per_case: 12,
  unit_label: '500 ml',
  net_g: 5_500,
}

export const terms: TermsFields = {
  market: 'CA',
  currency: 'CAD',
  ship_to: '1 Rue du Marché',
  delivery_days: [2, 5],
  cutoff_time: '14:00',
  cutoff_days: 1,
  cutoff_kind: 'flexible',
  minimum_cents: 50_000,
  approval_over_cents: null,
  manager_id: null,
}

/** An office with `client_orders` on, and short ways to what its staff and its clients do. */
export async function createShop(override: Partial<Deps> = {}) {
  await seedFlags()
  await setFlags(allOn)
  const office = await createOffice(override)
  const { db } = office
  let companies = 0

  const shop = {
    ...office,
    /** A company as approving its request makes it. */
    company: async (name = `Company ${++companies}`) => {
      const id = crypto.randomUUID()
      const createdAt = office.now().toISOString()
      await db
        .insert(companiesTable)
        .values({ id, name, size: '1-10', industry: 'retail', createdAt })
      return id
    },
    /** Somebody who buys for a company, with a token. */
    buyer: async (companyId: string, email = `${crypto.randomUUID()}@buyer.test`) => {
      const member = await office.member(email, 'client')
      const createdAt = office.now().toISOString()
      await db
        .insert(membershipsTable)
        .values({ userId: member.user.id, companyId, locale: 'en', createdAt })
      return member
    },
    product: async (fields: Partial<ProductFields> = {}, texts: ProductTexts = named('Oil')) => {
      const body = { fields: { ...oil, ...fields }, texts }
      const answer = await office.admin('POST', '/catalogue/products', body)
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body as unknown as ProductDetail
    },
    list: async (changes: Record<string, unknown> = {}) => {
      const body = {
        name: 'List',
        currency: 'CAD',
        valid_from: '2020-01-01',
        valid_to: null,
        ...changes,
      }
      const answer = await office.admin('POST', '/catalogue/price-lists', body)
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return answer.body as unknown as PriceListDetail
    },
    /** The prices of a product in a list, on the version that the list has now. */
    price: async (listId: string, productId: string, prices: PriceStep[]) => {
      const { body } = await office.admin('GET', `/catalogue/price-lists/${listId}`)
      const product = await office.admin('GET', `/catalogue/products/${productId}`)
      const { fields } = product.body as unknown as ProductDetail
      const path = `/catalogue/price-lists/${listId}/prices/${productId}`
      return office.admin('PUT', path, {
        version: body['version'],
        unit: unitOf(fields.catch_weight),
        prices,
      })
    },
    terms: async (companyId: string, changes: Partial<TermsFields> = {}) => {
      const before = await shop.termsOf(companyId)
      const body = { ...terms, ...changes, version: before.version }
      return office.admin('PUT', `/companies/${companyId}/terms`, body)
    },
    termsOf: async (companyId: string) =>
      (await office.admin('GET', `/companies/${companyId}/terms`)).body as unknown as CompanyTerms,
    give: async (companyId: string, listId: string | null, validFrom = '2020-01-01') => {
      const { version } = await shop.termsOf(companyId)
      const body = { version, list_id: listId, valid_from: validFrom }
      return office.admin('PUT', `/companies/${companyId}/price-list`, body)
    },
    /** What a client sees, the first page unless a cursor is given. */
    catalogue: async (companyId: string, token: string, query = 'locale=en') => {
      const response = await office.send(`/api/trade/${companyId}/catalogue?${query}`, { token })
      return { status: response.status, body: (await response.json()) as CatalogueAnswer }
    },
    archiveSamples: async () => {
      const options = { method: 'POST', token: office.staff.token, body: {} }
      const { status } = await office.send('/api/admin/catalogue/samples/archived', options)
      if (status !== 204) throw new Error(`The samples were not archived: ${status}`)
    },
    import: async (path: string, csv: string, seen?: string | null) => {
      const body = { csv, ...(seen && { seen }) }
      const answer = await office.admin('POST', `/catalogue/imports/${path}`, body)
      return { status: answer.status, body: answer.body as unknown as ImportAnswer }
    },
    export: async (path: string, locale = 'en') => {
      const options = { method: 'POST', token: office.staff.token, body: { locale } }
      const response = await office.send(`/api/admin/catalogue/exports/${path}`, options)
      return {
        response,
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
      }
    },
  }
  return shop
}

export type Shop = Awaited<ReturnType<typeof createShop>>

export const named = (name: string): ProductTexts => ({ en: { name, description: null } })

/** A company with terms, a list in their currency, and somebody who buys. */
export async function createClient(shop: Shop) {
  const company = await shop.company()
  const buyer = await shop.buyer(company)
  await shop.terms(company)
  const list = await shop.list()
  await shop.give(company, list.id)
  return { shop, company, buyer, list }
}

/** Everything that a file could change. */
export async function goods(): Promise<string> {
  const tables = ['products', 'product_texts', 'price_lists', 'prices']
  const contents = await Promise.all(
    tables.map(async (table) => await rows(`select * from ${table}`)),
  )
  return JSON.stringify(contents)
}

export const numbersTo = (count: number, from = 1) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${count})`
/** The id of the nth product of many. */
export const goodsId = "printf('00000000-0000-4000-8000-%012d', i)"

/** So many products, with words in five languages and five prices each. @returns their ids */
export async function fillGoods(listId: string, count: number, market = "'CA'"): Promise<string[]> {
  const numbers = numbersTo(count)
  await env.DB.batch([
    env.DB.prepare(
      `insert into products (id, sku, category, units_per_case, unit_label, storage, is_ftl, catch_weight,
        markets, ordering, availability, min_cases, step_cases, is_sample, version, created_at, updated_at)
       ${numbers} select ${goodsId}, printf('SKU-%04d', i), 'olives', 1, '1 kg', 'ambient', 0, 0,
        ${market}, 'order', 'available', 1, 1, 0, 1, '2026', '2026' from n`,
    ),
    env.DB.prepare(
      `insert into product_texts (product_id, locale, name)
       ${numbers} select ${goodsId}, value, 'Olives ' || i from n, json_each('["en","fr","el","it","de"]')`,
    ),
    env.DB.prepare(
      `insert into prices (list_id, product_id, min_cases, unit_cents, unit)
       ${numbers} select ?, ${goodsId}, value, 1000 - value, 'case' from n, json_each('[1,2,3,4,5]')`,
    ).bind(listId),
  ])
  const idOf = (_: unknown, at: number) =>
    `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
  return Array.from({ length: count }, idOf)
}
