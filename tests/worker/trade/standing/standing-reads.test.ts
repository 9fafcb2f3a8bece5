import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createMeter } from '../../kit/meter.ts'
import { createRepeating } from './repeating.ts'

const names = (sku: string) =>
  Object.fromEntries(
    ['en', 'fr', 'el', 'it', 'de'].map((locale) => [
      locale,
      { name: `${sku} ${locale}`, description: null },
    ]),
  )

test('twenty standing orders of sixty products: each screen asks D1 three times at most, and reads 500 rows at most', async () => {
  const meter = createMeter()
  const repeating = await createRepeating({ db: meter.db })
  const items: { product: string; cases: number }[] = []
  for (let n = 10; n < 70; n++) {
    const product = await repeating.shop.product({ sku: `P-${n}` }, names(`P-${n}`) as never)
    const ladder = [1, 2, 3, 4, 5].map((min_cases) => ({
      min_cases,
      unit_cents: 1_000 - min_cases,
    }))
    await repeating.shop.price(repeating.list.id, product.id, ladder)
    items.push({ product: product.id, cases: 5 })
  }
  const wanted = { items, seen_total_cents: 60 * 5 * 995 }
  const { id } = await repeating.begun(wanted)
  for (let n = 1; n < 20; n++) await repeating.begun(wanted)
  // thousands that have ended cost nothing
  await env.DB.prepare(
    `insert into standing_orders select lower(hex(randomblob(16))), company_id, 'ended', every_weeks, next_on,
      0, null, null, items, currency, null, null, created_by, 0, 2, created_at, updated_at, null
      from standing_orders, (with recursive n(i) as (select 1 union all select i + 1 from n where i < 100)
        select i from n)`,
  ).run()
  for (const path of ['', `/${id}`]) {
    const { ...cost } = await meter.of(async () => {
      const { status } = await repeating.ask('GET', `/standing${path}`)
      expect(status).toBe(200)
    })
    expect(cost.queries, path).toBeLessThanOrEqual(3)
    expect(cost.rowsRead, path).toBeLessThanOrEqual(500)
  }
})
