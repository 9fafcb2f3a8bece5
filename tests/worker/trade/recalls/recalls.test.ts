import { expect, test } from 'vitest'
import { createRecallHouse, withLot } from './recall-house.ts'
import { execute } from '../../kit/rows.ts'
import type { ClientDocument } from '#contract/trade/documents/documents.ts'
import type { OwnBusiness } from '#contract/staff/companies.ts'
import { allOn, setFlags } from '../../kit/flag-states.ts'

test('a recall mails every member of each buyer once, in their language, and no one else', async () => {
  const { house, lot } = await withLot({ code: 'KOR-26', best_before: '2028-01-31' })
  const other = await house.lot(house.honey, { code: 'HON-1' })
  const order = await house.shipped({ OIL: 2 }, { OIL: lot })
  const viewer = await house.colleague('viewer')
  await execute("update memberships set locale = 'el' where user_id = ?", viewer.user.id)
  const suspended = await house.colleague('buyer')
  await execute("update users set banned_until = '2030-01-01' where id = ?", suspended.user.id)
  const second = await house.client('Second', 'de')
  await house.shippedTo(second.company, [
    [lot, 3],
    [other, 1],
  ])
  const stranger = await house.client('Stranger')
  await house.shippedTo(stranger.company, [[other, 9]])
  house.shop.mailbox.length = 0

  const { status, body: recall } = await house.open([lot], {
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
  await house.minutes(3)

  expect(await house.mailed()).toEqual(
    [
      { whom: house.buyer.user.id, locale: 'en' },
      { whom: viewer.user.id, locale: 'el' },
      { whom: second.buyer.user.id, locale: 'de' },
    ].toSorted((one, another) => (one.whom < another.whom ? -1 : 1)),
  )
  const mailTo = (email: string | null) => house.shop.mailbox.filter(({ to }) => to === email)
  const [[mine], [greek], [german]] = [
    mailTo(house.buyer.user.email),
    mailTo(viewer.user.email),
    mailTo(second.buyer.user.email),
  ]
  expect(house.shop.mailbox).toHaveLength(3)
  expect(mine?.subject).toBe('Recall: Oil, lot KOR-26')
  for (const part of [
    'Oil (item number OIL), lot KOR-26, best before January 31, 2028',
    `Order ${order.number}, November 23, 2026, lot KOR-26, cases: 2`,
    '> Glass may be inside.',
    'Destroy what is left',
    '+1 613 555 0142',
    `/client/recalls/${recall.id}`,
  ]) {
    expect(mine?.text).toContain(part)
  }
  expect(greek?.subject).toBe('Ανάκληση: Λάδι, παρτίδα KOR-26')
  expect(greek?.text).toContain('> Ίσως περιέχει γυαλί.')
  expect(german?.subject).toBe('Rückruf: Oil, Charge KOR-26')
  expect(german?.text, 'English where a language is missing').toContain('> Glass may be inside.')
  expect(german?.text).toContain('Kartons: 3')
  expect(german?.text).not.toContain('HON-1')

  expect([await house.lotState(lot), await house.lotState(other)]).toEqual([
    'recalled',
    'available',
  ])
  const { body: after } = await house.opened(recall.id)
  expect(after.mails).toEqual({ written: 3, pending: false, waiting: 0, failed: 0, failed_to: [] })
  expect(
    (await house.recipients(recall.id)).map(({ name, cases, mails }) => [name, cases, mails]),
  ).toEqual([
    ['Second', 3, 1],
    [expect.any(String), 2, 2],
  ])
  expect((await house.shop.trail(recall.id)).map(({ action }) => action)).toEqual(['recall/opened'])
})

test('a member who joins a company later is not mailed, but reads of the recall in the portal', async () => {
  const { house, lot } = await withLot()
  await house.shippedTo(house.company, [[lot, 1]])
  const { body: recall } = await house.open([lot])
  await house.minutes()
  const late = await house.colleague('buyer')
  await house.minutes(2)
  expect((await house.mailed()).map(({ whom }) => whom)).toEqual([house.buyer.user.id])
  expect((await house.sees(recall.id, { token: late.token, locale: 'de' })).body).toMatchObject({
    reason: 'Glass may have got into some jars.',
    reason_locale: 'en',
  })
})

test('a buyer of two companies is mailed once, of both', async () => {
  const { house, lot } = await withLot()
  const second = await house.client('Second')
  await house.shop.join(house.buyer.user.id, second.company)
  const [first, last] = [
    await house.shippedTo(house.company, [[lot, 4]]),
    await house.shippedTo(second.company, [[lot, 6]]),
  ]
  await house.open([lot])
  await house.minutes(2)
  const mails = house.shop.mailbox.filter(
    ({ to, subject }) => to === house.buyer.user.email && subject.startsWith('Recall'),
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(first.number)
  expect(mails[0]?.text).toContain(last.number)
})

test('a recall takes a password of the last minutes and the code of its lot; a drill takes neither', async () => {
  const house = await createRecallHouse()
  const [lot, other] = [
    await house.lot(house.oil, { code: 'A-1' }),
    await house.lot(house.oil, { code: 'A-2' }),
  ]
  for (const confirmation of ['', 'A-2', 'recall']) {
    const { status, body } = await house.open([lot, other], { confirmation })
    expect([status, body.code]).toEqual([422, 'recall/not-confirmed'])
  }
  const unknown = await house.open([lot, { id: crypto.randomUUID(), code: 'X' }])
  expect(unknown.body.code).toBe('lot/unknown')
  const start = house.now()
  house.at(new Date(start.getTime() + 11 * 60_000))
  expect((await house.open([lot])).body.code).toBe('account/proof-needed')
  expect((await house.open([lot], { kind: 'drill', confirmation: '' })).status).toBe(201)
  expect(await house.lotState(lot)).toBe('available')
  house.at(start)
  expect((await house.open([lot], { confirmation: 'a-1' })).status).toBe(201)
})

test('the same press twice is one recall, and a lot that is recalled is not recalled again', async () => {
  const { house, lot } = await withLot({ code: 'A-1' })
  await house.shippedTo(house.company, [[lot, 1]])
  const given = house.recallOf([lot])
  const [one, again] = [await house.admin('POST', '', given), await house.admin('POST', '', given)]
  expect([one.status, again.status]).toEqual([201, 201])
  const different = await house.admin('POST', '', { ...given, action: 'hold' })
  expect(different.body.code).toBe('recall/version-conflict')
  const next = await house.open([lot])
  expect([next.status, next.body.code, next.body.errors]).toEqual([
    409,
    'recall/lot-recalled',
    [{ path: 'lots.0', message: 'A-1' }],
  ])
  await house.minutes(2)
  expect([(await house.recalls()).body.rows.length, (await house.mailed()).length]).toEqual([1, 1])
  // what was recalled stays so; once that is over, something else may be asked of its buyers
  await house.close(given.id)
  const lotNow = await house.shop.admin('GET', `/catalogue/lots/${lot.id}`)
  const released = await house.setLot(lotNow.body as { id: string; version: number }, 'available')
  expect(released.status).toBe(409)
  expect((await house.open([lot], { action: 'destroy' })).status).toBe(201)
})

test('a drill mails no client, holds nothing back, records how long it took, and is kept', async () => {
  const { house, lot } = await withLot({ code: 'A-1' })
  await house.shippedTo(house.company, [[lot, 7]])
  house.shop.mailbox.length = 0
  const { body: drill } = await house.open([lot], { kind: 'drill', confirmation: '' })
  expect([drill.companies, drill.cases]).toEqual([1, 7])
  await house.minutes(2)
  expect([await house.mailed(), house.shop.mailbox]).toEqual([[], []])
  expect(await house.lotState(lot)).toBe('available')
  expect((await house.sees(drill.id)).status, 'clients do not see it').toBe(404)
  expect((await house.own('GET', '')).body).toEqual({ rows: [] })
  expect((await house.answers(drill.id, 1)).body.code).toBe('request/not-found')
  const overview = await house.ask<{ recall: unknown }>('GET', '/overview')
  expect(overview.body.recall).toBeNull()

  const start = house.now()
  const file = () => house.file(drill.id)
  house.at(new Date(start.getTime() + 4 * 60_000))
  expect((await file()).headers.get('content-disposition')).toContain('drill-2026-11-23.csv')
  house.at(new Date(start.getTime() + 9 * 60_000))
  expect(await (await file()).text()).toContain('"DRILL"')
  const closed = await house.close(drill.id)
  expect(closed.body).toMatchObject({
    opened_at: start.toISOString(),
    listed_at: new Date(start.getTime() + 4 * 60_000).toISOString(),
    closed_at: new Date(start.getTime() + 9 * 60_000).toISOString(),
  })
})

test('recalls and papers of what was shipped are read and answered while no orders are taken', async () => {
  const { house, lot } = await withLot({ code: 'A-1' })
  await house.shippedTo(house.company, [[lot, 2]])
  const { id } = (await house.open([lot])).body
  await setFlags({ ...allOn, client_orders: false })
  expect((await house.sees(id)).status).toBe(200)
  expect((await house.answers(id, 1)).status).toBe(200)
  const papers = await house.ask<{ rows: ClientDocument[] }>('GET', '/documents?of=own')
  expect([200, 422]).toContain(papers.status)
  expect((await house.ask('GET', '/overview')).status).toBe(200)
  expect((await house.ask('GET', '/basket')).status).toBe(404)
  const options = { token: house.buyer.token }
  const business = await house.shop.send('/api/account/business', options)
  expect((await business.json()) as OwnBusiness).toMatchObject({
    can_order: false,
    trade: [{ id: house.company }],
  })
})

test('goods of which the company received a recalled lot say so where they are sold, until the recall is over', async () => {
  const { house, lot } = await withLot({ code: 'A-1' })
  const other = await house.client('Not reached')
  await house.shippedTo(house.company, [[lot, 2]])
  const { id } = (await house.open([lot])).body
  await house.put({ OIL: 1, HONEY: 1 })
  const lines = (await house.basket()).lines.map(({ sku, recall_id }) => [sku, recall_id])
  expect(Object.fromEntries(lines)).toEqual({ HONEY: null, OIL: id })
  const sold = async (company: string, token: string) =>
    (await house.shop.catalogue(company, token)).body.rows.find(({ sku }) => sku === 'OIL')
  expect((await sold(house.company, house.buyer.token))?.recall_id).toBe(id)
  expect((await sold(other.company, other.buyer.token))?.recall_id).toBeNull()
  await house.minutes()
  const { version } = (await house.opened(id)).body
  const closed = await house.close(id, version)
  expect(closed.status).toBe(200)
  expect((await sold(house.company, house.buyer.token))?.recall_id).toBeNull()
})
