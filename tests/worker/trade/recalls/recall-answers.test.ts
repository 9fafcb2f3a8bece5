import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Page } from '#contract/paging.ts'
import type { TradeOverview } from '#contract/trade/orders.ts'
import type { OwnRecallLine } from '#contract/trade/recalls/recalls.ts'
import { scalar } from '../../kit/rows.ts'
import { createQueryBudget, readAllRows } from '../screens.ts'
import { recallFixture, withLot } from './recall-fixture.ts'

test('a client reads the instructions of a recall, reports remaining cases, and can correct them until it is closed', async () => {
  const { trade, lot } = await withLot({ code: 'KOR-26', best_before: '2028-01-31' })
  const order = await trade.shipped({ OIL: 5 }, { OIL: lot })
  const { body: recall } = await trade.open([lot], { reason: { en: 'Glass.', el: 'Γυαλί.' } })
  const next = async () => (await trade.ask<TradeOverview>('GET', '/overview')).body.recall

  expect(await next()).toMatchObject({ id: recall.id, products: [{ names: { el: 'Λάδι' } }] })
  expect((await trade.sees(recall.id, { locale: 'el' })).body).toMatchObject({
    action: 'return',
    reason: 'Γυαλί.',
    reason_locale: 'el',
    lots: [{ name: 'Λάδι', sku: 'OIL', code: 'KOR-26', best_before: '2028-01-31' }],
    cases: 5,
    shipments: [{ order_id: order.id, number: order.number, cases: 5, shipped_on: '2026-11-23' }],
    more: 0,
    may_answer: true,
    acknowledged_at: null,
    version: 1,
  })
  const tooMany = await trade.answers(recall.id, 6)
  expect([tooMany.status, tooMany.body.code]).toEqual([422, 'recall/too-many-cases'])
  const [first, again] = [await trade.answers(recall.id, 3), await trade.answers(recall.id, 3)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.body).toEqual(first.body)
  expect(first.body).toMatchObject({
    cases_held: 3,
    acknowledged_name: trade.buyer.user.email,
    version: 2,
  })
  expect(await next()).toBeNull()

  const colleague = await trade.colleague('approver')
  const late = await trade.answers(recall.id, 4, { token: colleague.token })
  expect([late.status, late.body.code]).toEqual([409, 'recall/answered-since'])
  const corrected = await trade.answers(recall.id, 0, { token: colleague.token, version: 2 })
  expect(corrected.body).toMatchObject({
    cases_held: 0,
    acknowledged_at: first.body.acknowledged_at,
    acknowledged_name: colleague.user.email,
  })
  expect((await trade.opened(recall.id)).body).toMatchObject({
    acknowledged: 1,
    answered_cases: 5,
    held_cases: 0,
  })

  const { body: open } = await trade.opened(recall.id)
  expect((await trade.close(recall.id, open.version)).status).toBe(200)
  const over = await trade.answers(recall.id, 1, { version: 3 })
  expect([over.status, over.body.code]).toEqual([409, 'recall/closed'])
  expect((await trade.sees(recall.id)).body.closed_at).toBe(trade.now().toISOString())
  const { body: list } = await trade.own<{ rows: OwnRecallLine[] }>('GET', '')
  expect(list.rows.map(({ id, cases_held: held }) => [id, held])).toEqual([[recall.id, 0]])
})

test('a viewer sees a recall but cannot answer, and other companies do not see it', async () => {
  const { trade, lot } = await withLot()
  await trade.shippedTo(trade.company, [[lot, 5]])
  const stranger = await trade.client('Stranger')
  const { body: recall } = await trade.open([lot])
  const { token } = await trade.colleague('viewer')
  expect((await trade.sees(recall.id, { token })).body).toMatchObject({
    may_answer: false,
    cases: 5,
  })
  const refused = await trade.answers(recall.id, 1, { token })
  expect([refused.status, refused.body.code]).toEqual([403, 'order/not-allowed'])

  const as = { company: stranger.company, token: stranger.buyer.token }
  const bare = ({ status, body }: { status: number; body: object }) => ({
    status,
    ...body,
    requestId: '',
  })
  const random = bare(await trade.sees(crypto.randomUUID(), as))
  expect(random.status).toBe(404)
  for (const answer of [
    await trade.sees(recall.id, as),
    await trade.sees(recall.id, { ...as, company: trade.company }),
    await trade.answers(recall.id, 1, as),
    await trade.answers(recall.id, 1, { ...as, company: trade.company }),
    await trade.answers(crypto.randomUUID(), 1, as),
  ])
    expect(bare(answer)).toEqual(random)
  expect((await trade.own('GET', '', as)).body).toEqual({ rows: [] })
})

test('an order marks the line of a recalled lot for client and staff', async () => {
  const trade = await recallFixture()
  const [oil, honey] = [await trade.lot(trade.oil), await trade.lot(trade.honey)]
  const order = await trade.shipped({ OIL: 1, HONEY: 1 }, { OIL: oil, HONEY: honey })
  await trade.open([oil], { kind: 'drill' })
  const recallsOf = async () => {
    const { shipment } = (await trade.read(order.id)).body
    return Object.fromEntries(shipment?.lots.map((it) => [it.lot_id, it.recall_id]) ?? [])
  }
  expect(await recallsOf()).toEqual({ [oil.id]: null, [honey.id]: null })
  const { body: recall } = await trade.open([oil])
  expect(await recallsOf()).toEqual({ [oil.id]: recall.id, [honey.id]: null })
  const { shipment } = (await trade.staffSees(order.id)).body
  expect(shipment?.lots.map(({ recall_id: id }) => id)).toContain(recall.id)
})

test('the recall export has each shipment with its recipient, and no formula', async () => {
  const { trade, lot } = await withLot({ code: 'A-1', producer_lot: '=1+1' })
  const unsold = await trade.lot(trade.oil, { code: 'A-2' })
  const evil = await trade.client('=HYPERLINK("http://x")')
  const shipped = await trade.shippedTo(evil.company, [[lot, 3]])
  const { body: recall } = await trade.open([lot, unsold])
  await trade.answers(recall.id, 2, { company: evil.company, token: evil.buyer.token })
  const [head = '', ...rows] = (await (await trade.file(recall.id)).text()).trim().split('\r\n')
  const cells = (row = '') => row.slice(1, -1).split('","')
  const names = cells(head.replace('\ufeff', ''))
  const row = Object.fromEntries(cells(rows[0]).map((cell, index) => [names[index], cell]))
  expect(row).toMatchObject({
    sku: 'OIL',
    lot_code: 'A-1',
    producer_lot: '\u200b=1+1',
    recipient: '\u200b=HYPERLINK(""http://x"")',
    contacts: evil.buyer.user.email,
    order_number: shipped.number,
    shipped_on: '2025-11-20',
    cases_shipped: '3',
    acknowledged_by: evil.buyer.user.email,
    recipient_cases_still_there: '2',
  })
  expect(rows).toHaveLength(2)
  expect(rows[1], 'a lot that went to no one is in it as well').toContain('"A-2"')
  const none = await trade.admin('POST', `/${crypto.randomUUID()}/file`, {})
  expect([none.status, none.body.code]).toEqual([404, 'recall/unknown'])
})

test('a lot to recall is found by the start of its code or by product, with its recipients', async () => {
  const trade = await recallFixture()
  const lots = [
    await trade.lot(trade.oil, { code: 'KOR-26' }),
    await trade.lot(trade.oil, { code: 'TAG-26' }),
    await trade.lot(trade.honey, { code: 'KORX' }),
  ]
  const codes = async (query: string) => {
    const { body } = await trade.shop.admin('GET', `/recall-plans/lots?${query}`)
    return (body['rows'] as { code: string }[]).map(({ code }) => code).toSorted()
  }
  expect(await codes('q=kor')).toEqual(['KOR-26', 'KORX'])
  expect(await codes('q=kor-')).toEqual(['KOR-26'])
  expect(await codes(`q=zzz&products=${trade.oil.id}`)).toEqual(['KOR-26', 'TAG-26'])
  expect(await codes('q=')).toEqual(['KOR-26', 'KORX', 'TAG-26'])
  expect(await codes('q=%25')).toEqual([])
  await trade.shippedTo(trade.company, [[lots[0]!, 2]])
  const empty = await trade.shop.company('Without people')
  await trade.shippedTo(empty, [[lots[2]!, 4]])
  const ids = lots.map(({ id }) => id).join(',')
  const reach = await readAllRows(`/recall-plans/reach?lots=${ids}`, async (address) => {
    const { body } = await trade.shop.admin('GET', address)
    return body as unknown as Page<object>
  })
  expect(reach).toMatchObject([
    { company_id: trade.company, cases: 2, members: 1 },
    { company_id: empty, company_name: 'Without people', cases: 4, members: 0 },
  ])
  expect(await scalar('select count(*) from recalls')).toBe(0)
})

const companies = 400

/** 2,000 lots and 10,000 shipped orders; one lot went to 400 companies with three members each. */
async function fill(trade: Awaited<ReturnType<typeof recallFixture>>, lotId: string) {
  const n = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const id = (kind: string) => `printf('00000000-0000-4000-${kind}-%012d', i)`
  const at = trade.now().toISOString()
  await env.DB.batch([
    env.DB.prepare(
      `insert into lots (id, product_id, code, best_before, state, is_sample, version, created_at, updated_at)
       ${n(2000)} select ${id('a000')}, ?, printf('X-%04d', i), '2030-01-01', 'available', 0, 1,
         printf('2025-01-01T00:00:%06d.000Z', i), '2025' from n`,
    ).bind(trade.honey.id),
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
      `insert into memberships (user_id, company_id, role, locale, created_at)
       ${n(companies * 3)} select ${id('c000')},
         printf('00000000-0000-4000-b000-%012d', 1 + (i - 1) / 3), 'buyer', 'en', '2025' from n`,
    ),
    env.DB.prepare(
      `insert into orders (id, company_id, number_year, number_seq, status, version, revision, agreed_revision,
        currency, total_cents, placed_at, reached_at, is_sample, created_at, updated_at)
       ${n(10_000)} select ${id('d000')}, printf('00000000-0000-4000-b000-%012d', 1 + (i - 1) % ${companies}),
         2025, i, 'shipped', 2, 1, 1, 'CAD', 100, ?1, ?1, 0, ?1, ?1 from n`,
    ).bind(at),
    env.DB.prepare(
      `insert into shipments (id, order_id, company_id, shipped_on, ship_from)
       ${n(10_000)} select ${id('d000')}, ${id('d000')},
         printf('00000000-0000-4000-b000-%012d', 1 + (i - 1) % ${companies}), '2025-05-05', 'Ottawa' from n`,
    ),
    env.DB.prepare(
      `insert into shipment_lots (shipment_id, line, lot_id, cases)
       ${n(10_000)} select ${id('d000')}, 1, case when i <= ${companies} then ?
         else printf('00000000-0000-4000-a000-%012d', 1 + i % 2000) end, 1 + i % 7 from n`,
    ).bind(lotId),
  ])
}

test('with 2,000 lots and 10,000 orders each recall screen makes at most three D1 calls and reads 500 rows', async () => {
  const screens = createQueryBudget()
  const trade = await recallFixture({ db: screens.db })
  const lot = await trade.lot(trade.oil, { code: 'KOR-26' })
  await fill(trade, lot.id)
  const order = await trade.shipped({ OIL: 2 }, { OIL: lot })
  const staff = trade.shop.staff.token
  const ask = <Body>(path: string, token = staff) => screens.ask<Body>(trade.shop, path, token)
  const walk = <Row>(path: string) => screens.walk<Row>(trade.shop, path, staff)
  const reach = await walk<{ company_id: string; members: number; cases: number }>(
    `/api/admin/recall-plans/reach?lots=${lot.id}`,
  )
  expect(new Set(reach.map(({ company_id: id }) => id)).size).toBe(companies + 1)
  expect(reach.reduce((sum, { members }) => sum + members, 0)).toBe(companies * 3 + 1)
  const found = await ask<{ rows: unknown[] }>('/api/admin/recall-plans/lots?q=X-1')
  expect(found.rows).toHaveLength(25)
  await ask(`/api/admin/recall-plans/lots?q=zz&products=${trade.honey.id}`)

  for (let n = 0; n < 30; n++) await trade.open([lot], { kind: 'drill', confirmation: '' })
  const { body: recall } = await trade.open([lot])
  expect([recall.companies, recall.cases]).toEqual([
    companies + 1,
    reach.reduce((sum, { cases }) => sum + cases, 0),
  ])
  expect((await walk(`/api/admin/recalls`)).length).toBe(31)
  const recipients = await walk<{ id: string }>(`/api/admin/recalls/${recall.id}/recipients`)
  expect(new Set(recipients.map(({ id }) => id)).size).toBe(companies + 1)
  await ask(`/api/admin/recalls/${recall.id}`)
  const { token } = trade.buyer
  await ask(`${trade.base}/recalls?locale=el`, token)
  await ask(`${trade.base}/recalls/${recall.id}?locale=el`, token)
  await ask(`${trade.base}/overview`, token)
  await ask(`${trade.base}/orders/${order.id}?locale=el`, token)
})
