import { env } from 'cloudflare:workers'
import type { CataloguePage, PriceListDetail, ProductDetail } from '#contract/trade/catalogue.ts'
import type { ImportResult } from '#contract/trade/imports.ts'
import { type PriceStep, priceUnitOf } from '#contract/trade/prices.ts'
import { defaultProductFields } from '#contract/trade/default-product.ts'
import type { ProductFields, ProductTexts } from '#contract/trade/products.ts'
import type { CompanyTerms, TermsFields } from '#contract/trade/terms.ts'
import { companiesTable } from '../../../worker/db/schema/companies.ts'
import type { Deps } from '../../../worker/deps.ts'
import { createOffice } from '../admin/office.ts'
import { comparableResponse } from '../kit/answer-of.ts'
import { allOn, setFlags, seedFlags } from '../kit/flag-states.ts'
import { createSite } from '../kit/site.ts'
import { execute, rows } from '../kit/rows.ts'

/** Every client route of the app, new ones included. */
export const clientRoutes = [
  ...new Set(
    createSite()
      .routes.filter(({ path, method }) => path.startsWith('/api/trade/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

/** The response of a client route for a company and ids. */
export async function callClientRoute(
  { send }: Pick<Shop, 'send'>,
  route: string,
  { company, id = crypto.randomUUID() }: { company: string; id?: string },
  token?: string,
  body: unknown = {},
  query = '?locale=en',
) {
  const [method = '', path = ''] = route.split(' ')
  const address = path.replace(':company', company).replaceAll(/:\w+/g, id)
  const options = { method, token, body: method === 'GET' ? undefined : body }
  return comparableResponse(await send(address + query, options))
}

export const oil: ProductFields = {
  ...defaultProductFields,
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

/** A price, or prices by minimum number of cases. */
type Prices = number | Record<number, number>
export const stepsOf = (prices: Prices): PriceStep[] =>
  Object.entries(typeof prices === 'number' ? { 1: prices } : prices).map(
    ([cases, unit_cents]) => ({ min_cases: Number(cases), unit_cents }),
  )

/** An office fixture with `client_orders` on and calls of staff and clients. */
export async function createShop(override: Partial<Deps> = {}) {
  await seedFlags()
  await setFlags(allOn)
  const office = await createOffice(override)
  const { db } = office
  let companies = 0
  const ids = new Map<string, string>()

  const shop = {
    ...office,
    /** A company, as created by an approval. */
    company: async (name = `Company ${++companies}`) => {
      const id = crypto.randomUUID()
      const createdAt = office.now().toISOString()
      await db
        .insert(companiesTable)
        .values({ id, name, size: '1-10', industry: 'retail', createdAt })
      return id
    },
    /** A buyer of a company with a token. */
    buyer: async (companyId: string, email = `${crypto.randomUUID()}@buyer.test`) => {
      const member = await office.member(email, 'client')
      await shop.join(member.user.id, companyId)
      return member
    },
    join: (userId: string, companyId: string) =>
      execute(
        "insert into memberships (user_id, company_id, locale, created_at) values (?, ?, 'en', ?)",
        userId,
        companyId,
        office.now().toISOString(),
      ),
    product: async (
      fields: Partial<ProductFields> = {},
      texts: ProductTexts = englishTexts('Oil'),
    ) => {
      const body = { fields: { ...oil, ...fields }, texts }
      const answer = await office.admin('POST', '/catalogue/products', body)
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      const product = answer.body as unknown as ProductDetail
      ids.set(product.fields.sku, product.id)
      return product
    },
    idOf: (sku: string) => ids.get(sku) ?? sku,
    productOf: async (id: string) =>
      (await office.admin('GET', `/catalogue/products/${id}`)).body as unknown as ProductDetail,
    /** Edits a product, as the form of staff does. */
    change: async (
      { id }: { id: string },
      fields: Partial<ProductFields>,
      texts?: ProductTexts,
    ): Promise<void> => {
      const { version, ...now } = await shop.productOf(id)
      const body = { version, fields: { ...now.fields, ...fields }, texts: texts ?? now.texts }
      const answer = await office.admin('PUT', `/catalogue/products/${id}`, body)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    },
    archive: ({ id, version }: ProductDetail) =>
      office.admin('PUT', `/catalogue/products/${id}/archived`, { version, archived: true }),
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
    /** Sets a product’s prices on the list’s current version. */
    price: async (listId: string, productId: string, prices: Prices) => {
      const { body } = await office.admin('GET', `/catalogue/price-lists/${listId}`)
      const { fields } = await shop.productOf(productId)
      const path = `/catalogue/price-lists/${listId}/prices/${productId}`
      return office.admin('PUT', path, {
        version: body['version'],
        unit: priceUnitOf(fields.catch_weight),
        prices: stepsOf(prices),
      })
    },
    terms: async (companyId: string, changes: Partial<TermsFields> = {}) => {
      const body = { ...terms, ...changes, version: (await shop.termsOf(companyId)).version }
      return office.admin('PUT', `/companies/${companyId}/terms`, body)
    },
    termsOf: async (companyId: string) =>
      (await office.admin('GET', `/companies/${companyId}/terms`)).body as unknown as CompanyTerms,
    give: async (companyId: string, listId: string | null, validFrom = '2020-01-01') => {
      const { version } = await shop.termsOf(companyId)
      const body = { version, list_id: listId, valid_from: validFrom }
      return office.admin('PUT', `/companies/${companyId}/price-list`, body)
    },
    /** A page of the client’s catalogue. */
    catalogue: async (companyId: string, token: string, query = 'locale=en') => {
      const response = await office.send(`/api/trade/${companyId}/catalogue?${query}`, { token })
      return { status: response.status, body: (await response.json()) as CataloguePage }
    },
    archiveSamples: async () => {
      const options = { method: 'POST', token: office.staff.token, body: {} }
      const { status } = await office.send('/api/admin/catalogue/samples/archived', options)
      if (status !== 204) throw new Error(`The samples were not archived: ${status}`)
    },
    import: async (path: string, csv: string, seen?: string | null) => {
      const body = { csv, ...(seen && { seen }) }
      const answer = await office.admin('POST', `/catalogue/imports/${path}`, body)
      return { status: answer.status, body: answer.body as unknown as ImportResult }
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

export const englishTexts = (name: string): ProductTexts => ({ en: { name, description: null } })

/** A company with terms, a price list and a buyer. */
export async function createClient(shop: Shop) {
  const company = await shop.company()
  const buyer = await shop.buyer(company)
  await shop.terms(company)
  const list = await shop.list()
  await shop.give(company, list.id)
  return { shop, company, buyer, list }
}

/** All rows that an import can change. */
export async function readGoods(): Promise<string> {
  const tables = ['products', 'product_texts', 'price_lists', 'prices']
  const contents = await Promise.all(
    tables.map(async (table) => await rows(`select * from ${table}`)),
  )
  return JSON.stringify(contents)
}

export const numbersSql = (count: number, from = 1) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${count})`
/** SQL for the id of the ith product. */
export const productIdSql = "printf('00000000-0000-4000-8000-%012d', i)"

type Filled = { year: number; status: string; placed: string }

/** Orders of one case of oil; `status` and `placed` are SQL expressions of `i`. */
export async function fillOrders(
  { company, list, oil: { id } }: { company: string; list: { id: string }; oil: { id: string } },
  count: number,
  { year, status, placed }: Filled,
) {
  const numbers = numbersSql(count)
  await env.DB.batch([
    env.DB.prepare(
      `insert into orders (id, company_id, number_year, number_seq, status, version, revision, agreed_revision,
        currency, list_id, list_version, total_cents, placed_name, placed_at, reached_at, queue_at, is_sample,
        created_at, updated_at)
       ${numbers} select printf('%08d', i), ?, ${year}, i, ${status}, 2, 1, 1, 'CAD', ?, 1, 100, 'A buyer',
        ${placed}, ${placed}, ${placed}, 0, '${year}', '${year}' from n`,
    ).bind(company, list.id),
    env.DB.prepare(
      `insert into order_lines (order_id, revision, line, product_id, sku, name, names, pack, price_unit, unit_cents,
        cases, amount_cents, is_sample)
       ${numbers} select printf('%08d', i), 1, 1, ?, 'OIL', 'Oil', '{}', '12', 'case', 100, 1, 100, 0 from n`,
    ).bind(id),
  ])
}

/**
 * Products with texts in five languages and five price steps.
 * @returns their ids
 */
export async function fillProducts(
  listId: string,
  count: number,
  market = "'CA'",
): Promise<string[]> {
  const numbers = numbersSql(count)
  await env.DB.batch([
    env.DB.prepare(
      `insert into products (id, sku, category, units_per_case, unit_label, storage, is_ftl, catch_weight,
        markets, ordering, availability, min_cases, step_cases, is_sample, version, created_at, updated_at)
       ${numbers} select ${productIdSql}, printf('SKU-%04d', i), 'olives', 1, '1 kg', 'ambient', 0, 0,
        ${market}, 'order', 'available', 1, 1, 0, 1, '2026', '2026' from n`,
    ),
    env.DB.prepare(
      `insert into product_texts (product_id, locale, name)
       ${numbers} select ${productIdSql}, value, 'Olives ' || i from n, json_each('["en","fr","el","it","de"]')`,
    ),
    env.DB.prepare(
      `insert into prices (list_id, product_id, min_cases, unit_cents, unit)
       ${numbers} select ?, ${productIdSql}, value, 1000 - value, 'case' from n, json_each('[1,2,3,4,5]')`,
    ).bind(listId),
  ])
  const idOf = (_: unknown, at: number) =>
    `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
  return Array.from({ length: count }, idOf)
}

/** Special opening hours; closed without intervals. */
export const specialDays = (from: string, to: string, intervals: object[] = []) =>
  execute(`insert into hours_exceptions (id, first_day, last_day, intervals, labels, version, updated_by, updated_at)
    values ('${crypto.randomUUID()}', '${from}', '${to}', '${JSON.stringify(intervals)}', '{}', 1, 'staff', '2026-11-01')`)
