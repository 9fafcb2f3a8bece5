import { expect, test } from 'vitest'
import { recallFixture, withLot } from './recall-fixture.ts'
import { execute } from '../../kit/rows.ts'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { allOn, setFlags } from '../../kit/flag-states.ts'

test('a recall mails every member of each affected company once in their language, and no one else', async () => {
  const { trade, lot } = await withLot({ code: 'KOR-26', best_before: '2028-01-31' })
  const other = await trade.lot(trade.honey, { code: 'HON-1' })
  const order = await trade.shipped({ OIL: 2 }, { OIL: lot })
  const viewer = await trade.colleague('viewer')
  await execute("update memberships set locale = 'el' where user_id = ?", viewer.user.id)
  const suspended = await trade.colleague('buyer')
  await execute("update users set banned_until = '2030-01-01' where id = ?", suspended.user.id)
  const second = await trade.client('Second', 'de')
  await trade.shippedTo(second.company, [
    [lot, 3],
    [other, 1],
  ])
  await trade.shippedTo((await trade.client('Stranger')).company, [[other, 9]])
  trade.shop.mailbox.length = 0

  const { status, body: recall } = await trade.open([lot], {
    action: 'destroy',
    reason: { en: 'Glass may be inside.', el: 'Ίσως περιέχει γυαλί.' },
  })
  expect(status).toBe(201)
  expect(recall).toMatchObject({
    kind: 'real',
    action: 'destroy',
    companies: 2,
    cases: 5,
    acknowledged: 0,
    opened_by: 'staff@meltemi.test',
    lots: [{ sku: 'OIL', code: 'KOR-26', best_before: '2028-01-31' }],
  })
  await trade.minutes(3)

  expect(await trade.mailed()).toEqual(
    [
      { whom: trade.buyer.user.id, locale: 'en' },
      { whom: viewer.user.id, locale: 'el' },
      { whom: second.buyer.user.id, locale: 'de' },
    ].toSorted((one, another) => (one.whom < another.whom ? -1 : 1)),
  )
  const mailTo = (email: string | null) => trade.shop.mailbox.filter(({ to }) => to === email)
  const [[mine], [greek], [german]] = [
    mailTo(trade.buyer.user.email),
    mailTo(viewer.user.email),
    mailTo(second.buyer.user.email),
  ]
  expect(trade.shop.mailbox).toHaveLength(3)
  expect(mine?.subject).toBe('Recall: Oil, lot KOR-26')
  for (const part of [
    'Oil (item number OIL), lot KOR-26, best before January 31, 2028',
    `Order ${order.number}, November 23, 2026, lot KOR-26, cases: 2`,
    '> Glass may be inside.',
    'Destroy what is left',
    '+1 613 555 0142',
    `/client/recalls/${recall.id}`,
  ])
    expect(mine?.text).toContain(part)
  expect(greek?.subject).toBe('Ανάκληση: Λάδι, παρτίδα KOR-26')
  expect(greek?.text).toContain('> Ίσως περιέχει γυαλί.')
  expect(german?.subject).toBe('Rückruf: Oil, Charge KOR-26')
  expect(german?.text, 'English where a language is missing').toContain('> Glass may be inside.')
  expect(german?.text).toContain('Kartons: 3')
  expect(german?.text).not.toContain('HON-1')

  expect([await trade.lotState(lot), await trade.lotState(other)]).toEqual([
    'recalled',
    'available',
  ])
  const { body: after } = await trade.opened(recall.id)
  expect(after.mails).toEqual({ written: 3, pending: false, waiting: 0, failed: 0, failed_to: [] })
  expect(
    (await trade.recipients(recall.id)).map(({ name, cases, mails }) => [name, cases, mails]),
  ).toEqual([
    ['Second', 3, 1],
    [expect.any(String), 2, 2],
  ])
  expect((await trade.shop.trail(recall.id)).map(({ action }) => action)).toEqual(['recall/opened'])
})

test('a member who joins later is not mailed, and sees the recall in the portal', async () => {
  const { trade, lot } = await withLot()
  await trade.shippedTo(trade.company, [[lot, 1]])
  const { body: recall } = await trade.open([lot])
  await trade.minutes()
  const late = await trade.colleague('buyer')
  await trade.minutes(2)
  expect((await trade.mailed()).map(({ whom }) => whom)).toEqual([trade.buyer.user.id])
  expect((await trade.sees(recall.id, { token: late.token, locale: 'de' })).body).toMatchObject({
    reason: 'Glass may have got into some jars.',
    reason_locale: 'en',
  })
})

test('a buyer of two companies gets one mail about both', async () => {
  const { trade, lot } = await withLot()
  const second = await trade.client('Second')
  await trade.shop.join(trade.buyer.user.id, second.company)
  const [first, last] = [
    await trade.shippedTo(trade.company, [[lot, 4]]),
    await trade.shippedTo(second.company, [[lot, 6]]),
  ]
  await trade.open([lot])
  await trade.minutes(2)
  const mails = trade.shop.mailbox.filter(
    ({ to, subject }) => to === trade.buyer.user.email && subject.startsWith('Recall'),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(first.number)
  expect(mails[0]?.text).toContain(last.number)
})

test('a recall requires a recent password and the lot’s code, and a drill neither', async () => {
  const trade = await recallFixture()
  const [lot, other] = [
    await trade.lot(trade.oil, { code: 'A-1' }),
    await trade.lot(trade.oil, { code: 'A-2' }),
  ]
  for (const confirmation of ['', 'A-2', 'recall']) {
    const { status, body } = await trade.open([lot, other], { confirmation })
    expect([status, body.code]).toEqual([422, 'recall/not-confirmed'])
  }
  const unknown = await trade.open([lot, { id: crypto.randomUUID(), code: 'X' }])
  expect(unknown.body.code).toBe('lot/unknown')
  const start = trade.now()
  trade.at(new Date(start.getTime() + 11 * 60_000))
  expect((await trade.open([lot])).body.code).toBe('account/proof-needed')
  expect((await trade.open([lot], { kind: 'drill', confirmation: '' })).status).toBe(201)
  expect(await trade.lotState(lot)).toBe('available')
  trade.at(start)
  expect((await trade.open([lot], { confirmation: 'a-1' })).status).toBe(201)
})

test('the same request twice is one recall, and a recalled lot cannot be recalled again', async () => {
  const { trade, lot } = await withLot({ code: 'A-1' })
  await trade.shippedTo(trade.company, [[lot, 1]])
  const given = trade.recallOf([lot])
  const [one, again] = [await trade.admin('POST', '', given), await trade.admin('POST', '', given)]
  expect([one.status, again.status]).toEqual([201, 201])
  const different = await trade.admin('POST', '', { ...given, action: 'hold' })
  expect(different.body.code).toBe('recall/version-conflict')
  const next = await trade.open([lot])
  expect([next.status, next.body.code, next.body.errors]).toEqual([
    409,
    'recall/lot-recalled',
    [{ path: 'lots.0', message: 'A-1' }],
  ])
  await trade.minutes(2)
  expect([(await trade.recalls()).body.rows.length, (await trade.mailed()).length]).toEqual([1, 1])
  // after the closing, another request to its buyers is possible
  await trade.close(given.id)
  const lotNow = await trade.shop.admin('GET', `/catalogue/lots/${lot.id}`)
  const released = await trade.setLot(lotNow.body as { id: string; version: number }, 'available')
  expect(released.status).toBe(409)
  expect((await trade.open([lot], { action: 'destroy' })).status).toBe(201)
})

test('a drill mails no client, holds no lot, records its duration, and is kept', async () => {
  const { trade, lot } = await withLot({ code: 'A-1' })
  await trade.shippedTo(trade.company, [[lot, 7]])
  trade.shop.mailbox.length = 0
  const { body: drill } = await trade.open([lot], { kind: 'drill', confirmation: '' })
  expect([drill.companies, drill.cases]).toEqual([1, 7])
  await trade.minutes(2)
  expect([await trade.mailed(), trade.shop.mailbox]).toEqual([[], []])
  expect(await trade.lotState(lot)).toBe('available')
  expect((await trade.sees(drill.id)).status, 'clients do not see it').toBe(404)
  expect((await trade.own('GET', '')).body).toEqual({ rows: [] })
  expect((await trade.answers(drill.id, 1)).body.code).toBe('request/not-found')
  expect((await trade.ask<{ recall: unknown }>('GET', '/overview')).body.recall).toBeNull()

  const start = trade.now()
  const file = () => trade.file(drill.id)
  trade.at(new Date(start.getTime() + 4 * 60_000))
  expect((await file()).headers.get('content-disposition')).toContain('drill-2026-11-23.csv')
  trade.at(new Date(start.getTime() + 9 * 60_000))
  expect(await (await file()).text()).toContain('"DRILL"')
  expect((await trade.close(drill.id)).body).toMatchObject({
    opened_at: start.toISOString(),
    listed_at: new Date(start.getTime() + 4 * 60_000).toISOString(),
    closed_at: new Date(start.getTime() + 9 * 60_000).toISOString(),
  })
})

test('recalls and shipping documents can be read and answered while ordering is off', async () => {
  const { trade, lot } = await withLot({ code: 'A-1' })
  await trade.shippedTo(trade.company, [[lot, 2]])
  const { id } = (await trade.open([lot])).body
  await setFlags({ ...allOn, client_orders: false })
  expect((await trade.sees(id)).status).toBe(200)
  expect((await trade.answers(id, 1)).status).toBe(200)
  const papers = await trade.ask<{ rows: ClientDocument[] }>('GET', '/documents?of=own')
  expect([200, 422]).toContain(papers.status)
  expect((await trade.ask('GET', '/overview')).status).toBe(200)
  expect((await trade.ask('GET', '/basket')).status).toBe(404)
  const business = await trade.shop.send('/api/account/business', { token: trade.buyer.token })
  expect((await business.json()) as OwnBusiness).toMatchObject({
    can_order: false,
    trade: [{ id: trade.company }],
  })
})

test('the catalogue warns a company about goods of a recalled lot it received until the recall is closed', async () => {
  const { trade, lot } = await withLot({ code: 'A-1' })
  const other = await trade.client('Not reached')
  await trade.shippedTo(trade.company, [[lot, 2]])
  const { id } = (await trade.open([lot])).body
  await trade.put({ OIL: 1, HONEY: 1 })
  const lines = (await trade.basket()).lines.map(({ sku, recall_id }) => [sku, recall_id])
  expect(Object.fromEntries(lines)).toEqual({ HONEY: null, OIL: id })
  const sold = async (company: string, token: string) =>
    (await trade.shop.catalogue(company, token)).body.rows.find(({ sku }) => sku === 'OIL')
  expect((await sold(trade.company, trade.buyer.token))?.recall_id).toBe(id)
  expect((await sold(other.company, other.buyer.token))?.recall_id).toBeNull()
  await trade.minutes()
  const { version } = (await trade.opened(id)).body
  expect((await trade.close(id, version)).status).toBe(200)
  expect((await sold(trade.company, trade.buyer.token))?.recall_id).toBeNull()
})
