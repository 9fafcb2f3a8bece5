import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Page } from '#contract/paging.ts'
import { createMeter } from '../../kit/meter.ts'
import { createRecallHouse } from './recall-house.ts'

const most = { queries: 3, rows: 500 }
const companies = 400

/** 2,000 lots and 10,000 orders that were shipped, one of the lots to 400 companies with three members each. */
async function fill(house: Awaited<ReturnType<typeof createRecallHouse>>, lotId: string) {
  const n = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const id = (kind: string) => `printf('00000000-0000-4000-${kind}-%012d', i)`
  const at = house.now().toISOString()
  await env.DB.batch([
    env.DB.prepare(
      `insert into lots (id, product_id, code, best_before, state, is_sample, version, created_at, updated_at)
       ${n(2000)} select ${id('a000')}, ?, printf('X-%04d', i), '2030-01-01', 'available', 0, 1,
         printf('2025-01-01T00:00:%06d.000Z', i), '2025' from n`,
    ).bind(house.honey.id),
    env.DB.prepare(
      `insert into companies (id, name, size, industry, created_at)
       ${n(companies)} select ${id('b000')}, 'Company ' || i, '1-10', 'retail', '2025' from n`,
    ),
    env.DB.prepare(
      `insert into users (id, email, app_metadata, user_metadata, created_at, updated_at)
       ${n(companies * 3)} select ${id('c000')}, 'u' || i || '@x.test', '{}', '{}', '2025', '2025' from n`,
    ),
    env.DB.prepare(
      `insert into user_roles (user_id, role) ${n(companies * 3)} select ${id('c000')}, 'client' from n`,
    ),
    env.DB.prepare(
      `insert into memberships (user_id, company_id, role, created_at)
       ${n(companies * 3)} select ${id('c000')},
         printf('00000000-0000-4000-b000-%012d', 1 + (i - 1) / 3), 'buyer', '2025' from n`,
    ),
    env.DB.prepare(
      `insert into orders (id, company_id, number_year, number_seq, status, version, revision, agreed_revision,
        currency, total_cents, placed_at, reached_at, is_sample, created_at, updated_at)
       ${n(10_000)} select ${id('d000')}, printf('00000000-0000-4000-b000-%012d', 1 + (i - 1) % ${companies}),
         2025, i, 'shipped', 2, 1, 1, 'CAD', 100, ?1, ?1, 0, ?1, ?1 from n`,
    ).bind(at),
    env.DB.prepare(
      `insert into shipments (id, order_id, shipped_on)
       ${n(10_000)} select ${id('d000')}, ${id('d000')}, '2025-05-05' from n`,
    ),
    env.DB.prepare(
      `insert into shipment_lots (shipment_id, line, lot_id, cases)
       ${n(10_000)} select ${id('d000')}, 1, case when i <= ${companies} then ?
         else printf('00000000-0000-4000-a000-%012d', 1 + i % 2000) end, 1 + i % 7 from n`,
    ).bind(lotId),
  ])
}

test('at 2,000 lots and 10,000 orders each screen of recalls asks D1 three times at most, and reads 500 rows at most', async () => {
  const meter = createMeter()
  const house = await createRecallHouse({ db: meter.db })
  const lot = await house.lot(house.oil, { code: 'KOR-26' })
  await fill(house, lot.id)
  const order = await house.confirmed([[house.oil, 2]])
  await house.ship(order.id, house.shipment(order, { OIL: lot }))
  const staff = house.shop.staff.token
  const costs: Record<string, { queries: number; rowsRead: number }> = {}
  const ask = async <Body>(path: string, token: string, name = path) => {
    let body: unknown
    const cost = await meter.of(async () => {
      const response = await house.shop.send(path, { token })
      expect(response.status, path).toBe(200)
      body = await response.json()
    })
    if (cost.rowsRead > (costs[name]?.rowsRead ?? 0)) costs[name] = { ...cost } // it goes on counting
    return body as Body
  }
  const walk = async <Row>(path: string) => {
    const rows: Row[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const address: string = cursor
        ? `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
        : path
      const page: Page<Row> = await ask(address, staff, path)
      rows.push(...page.rows)
      cursor = page.next
    }
    return rows
  }
  const reach = await walk<{ company_id: string; members: number; cases: number }>(
    `/api/admin/recall-plans/reach?lots=${lot.id}`,
  )
  expect(new Set(reach.map(({ company_id: id }) => id)).size).toBe(companies + 1)
  expect(reach.reduce((sum, { members }) => sum + members, 0)).toBe(companies * 3 + 1)
  const found = await ask<{ rows: unknown[] }>('/api/admin/recall-plans/lots?q=X-1', staff)
  expect(found.rows).toHaveLength(25)
  await ask(`/api/admin/recall-plans/lots?q=zz&products=${house.honey.id}`, staff)

  for (let n = 0; n < 30; n++) await house.open([lot], { kind: 'drill', confirmation: '' })
  const { body: recall } = await house.open([lot])
  expect([recall.companies, recall.cases]).toEqual([
    companies + 1,
    reach.reduce((sum, { cases }) => sum + cases, 0),
  ])
  expect((await walk(`/api/admin/recalls`)).length).toBe(31)
  const recipients = await walk<{ id: string }>(`/api/admin/recalls/${recall.id}/recipients`)
  expect(new Set(recipients.map(({ id }) => id)).size).toBe(companies + 1)
  await ask(`/api/admin/recalls/${recall.id}`, staff)
  const { token } = house.buyer
  await ask(`${house.base}/recalls?locale=el`, token)
  await ask(`${house.base}/recalls/${recall.id}?locale=el`, token)
  await ask(`${house.base}/overview`, token)
  await ask(`${house.base}/orders/${order.id}?locale=el`, token)
  for (const [path, { queries, rowsRead }] of Object.entries(costs)) {
    expect(rowsRead, `${path} reads`).toBeLessThanOrEqual(most.rows)
    expect(queries, `${path} asks`).toBeLessThanOrEqual(most.queries)
  }
})
