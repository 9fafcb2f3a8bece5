import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { CatalogueAnswer } from '#contract/trade/catalogue.ts'
import { createMeter } from '../kit/meter.ts'
import { createClient, createShop } from './shop.ts'

const most = { queries: 3, rows: 500 }

/** 500 products with words in five languages and five prices each. */
async function fill(listId: string): Promise<void> {
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 500)'
  await env.DB.batch([
    env.DB.prepare(
      `insert into products (id, sku, category, units_per_case, unit_label, storage, is_ftl, catch_weight,
        markets, ordering, availability, min_cases, step_cases, is_sample, version, created_at, updated_at)
       ${numbers} select 'p' || i, printf('SKU-%04d', i), 'oliveOils', 12, '500 ml', 'ambient', 0, 0,
        case when i % 2 then 'CA' else 'US' end, 'order', 'available', 1, 1, 0, 1, '2026', '2026' from n`,
    ),
    env.DB.prepare(
      `insert into product_texts (product_id, locale, name)
       ${numbers} select 'p' || i, value, 'Oil ' || i from n, json_each('["en","fr","el","it","de"]')`,
    ),
    env.DB.prepare(
      `insert into prices (list_id, product_id, min_cases, unit_cents)
       ${numbers} select ?, 'p' || i, value, 1000 - value from n, json_each('[1,2,3,4,5]')`,
    ).bind(listId),
  ])
}

test('with 500 products every page asks D1 three times at most, and reads 500 rows at most', async () => {
  const meter = createMeter()
  const shop = await createShop({ db: meter.db })
  const { company, buyer, list } = await createClient(shop)
  await fill(list.id)
  const costs: Record<string, { queries: number; rowsRead: number }> = {}

  const walk = async (path: string, token: string) => {
    const found: string[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null; page++) {
      const query: string = cursor ? `cursor=${encodeURIComponent(cursor)}` : ''
      const address: string = path + (query && (path.includes('?') ? '&' : '?')) + query
      let body: Pick<CatalogueAnswer, 'rows' | 'next'> | undefined
      const cost = await meter.of(async () => {
        const response = await shop.send(address, { token })
        expect(response.status, address).toBe(200)
        body = await response.json()
      })
      const worst = costs[path]
      if (!worst || cost.rowsRead > worst.rowsRead) costs[path] = cost
      found.push(...(body?.rows.map(({ sku }) => sku) ?? []))
      cursor = body?.next ?? null
    }
    return found
  }
  const shown = await walk(`/api/trade/${company}/catalogue?locale=fr`, buyer.token)
  expect(shown.length).toBe(250)
  expect(new Set(shown).size).toBe(250)
  expect((await walk('/api/admin/catalogue/products', shop.staff.token)).length).toBe(500)
  const priced = `/api/admin/catalogue/price-lists/${list.id}/prices`
  expect((await walk(priced, shop.staff.token)).length).toBe(500)
  for (const path of [
    '/api/admin/catalogue/products/p7',
    '/api/admin/catalogue/price-lists',
    `/api/admin/catalogue/price-lists/${list.id}`,
  ]) {
    costs[path] = await meter.of(async () => {
      expect((await shop.send(path, { token: shop.staff.token })).status, path).toBe(200)
    })
  }
  for (const [path, { queries, rowsRead }] of Object.entries(costs)) {
    expect(rowsRead, path).toBeLessThanOrEqual(most.rows)
    expect(queries, path).toBeLessThanOrEqual(most.queries)
  }
})
