import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { expect, test } from 'vitest'
import { someFaults } from '../../kit/every-order.ts'
import { execute, firstRow, scalar } from '../../kit/rows.ts'
import { byStaff } from '../orders/order-race.ts'
import { type createRecallHouse, withLot } from './recall-house.ts'
import { race, raceWith, type Request } from '../race.ts'

type House = Awaited<ReturnType<typeof createRecallHouse>>
const opening = (house: House, body: unknown, token = house.shop.staff.token): Request => ({
  method: 'POST',
  path: '/api/admin/recalls',
  token,
  body,
})

const answering = (house: House, id: string, held: number, token: string): Request => ({
  method: 'PUT',
  path: `/api/trade/${house.company}/recalls/${id}/acknowledgement?locale=en`,
  token,
  body: { cases_held: held, version: 1 },
})

/** What has to hold at any time: every case of a recalled lot that left has a recipient, and the figures are right. */
const soundness = () =>
  firstRow<{
    unreached: number
    wrong: number
    recalls: number
    recalled: number
    mails: number
  }>(`select
    (select count(*) from shipment_lots s join shipments on shipments.id = s.shipment_id
      join orders o on o.id = order_id join lots on lots.id = s.lot_id
      where lots.state = 'recalled' and not exists (select 1 from recall_recipients r
        join recall_lots l on l.recall_id = r.recall_id and l.lot_id = s.lot_id
        where r.company_id = o.company_id)) unreached,
    (select count(*) from recalls where companies <> (select count(*) from recall_recipients where recall_id = id)
      or cases <> (select coalesce(sum(cases), 0) from recall_recipients where recall_id = id)
      or acknowledged <> (select count(acknowledged_at) from recall_recipients where recall_id = id)
      or held_cases <> (select coalesce(sum(cases_held), 0) from recall_recipients where recall_id = id)
      or mails <> (select count(*) from outbox where idempotency_key like 'mail:recall:' || recalls.id || ':%')
    ) wrong,
    (select count(*) from recalls) recalls,
    (select count(*) from lots where state = 'recalled') recalled,
    (select count(*) from outbox where idempotency_key like 'mail:recall:%') mails`)

const sound = { unreached: 0, wrong: 0, recalls: 1, recalled: 1, mails: 1 }
const heldCases = () => scalar<number>('select held_cases from recalls')

/** A lot of which so many cases left for a client. */
async function shipped(cases: number) {
  const { house, lot } = await withLot()
  await house.shippedTo(house.company, [[lot, cases]])
  return { house, lot }
}

test('a case that leaves while its lot is being recalled has its buyer notified', async () => {
  const { house, lot } = await withLot()
  const order = await house.confirmed({ OIL: 1 })
  const path = `/orders/${order.id}/shipment?locale=en`
  const ship = byStaff(house, 'POST', path, house.shipment(order, { OIL: lot }))
  const works = [ship, opening(house, house.recallOf([lot]))] as const
  const outcomes = await race(house, works, async ({ answers: [sent, opened], story }) => {
    expect(opened?.status, `${story} ${JSON.stringify(opened)}`).toBe(201)
    const isSent = sent?.status === 200
    if (!isSent) expect(sent?.code, story).toBe('order/not-shippable')
    const n = isSent ? 1 : 0
    expect(await soundness(), story).toEqual({ ...sound, mails: n })
    expect(await firstRow('select count(*) n from recall_recipients'), story).toEqual({ n })
    return isSent ? 'left' : 'stayed'
  })
  expect(outcomes).toEqual(['left', 'stayed'])
})

test('of two colleagues who recall the same lot one does; both halves of a double click are one', async () => {
  const { house, lot } = await shipped(1)
  const { token } = await house.shop.member('second@office.test', 'admin')
  const one = opening(house, house.recallOf([lot]))
  const other = opening(house, house.recallOf([lot]), token)
  const winners = await race(house, [one, other], async ({ answers, statuses, story }) => {
    expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([201, 409])
    expect(await soundness(), story).toEqual(sound)
    return statuses.indexOf(201)
  })
  expect(winners).toEqual([0, 1])
  await race(house, [one, one], async ({ statuses, story }) => {
    expect(statuses, story).toEqual([201, 201])
    expect(await soundness(), story).toEqual(sound)
  })
})

test('wherever D1 fails, a recall is opened whole or not at all, and the next try opens it', async () => {
  const { house, lot } = await shipped(1)
  const open = opening(house, house.recallOf([lot]))
  await raceWith(house, [open, open], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(201)
    // what is left of its mails is the cron's
    await house.minutes()
    expect(await soundness(), story).toEqual(sound)
  })
})

test('two runs of the cron write each mail once, and a run that fails leaves none out', async () => {
  const { house, lot } = await shipped(1)
  await house.open([lot])
  await execute('delete from delivery_attempts')
  await execute("delete from outbox where idempotency_key like 'mail:recall:%'")
  await execute('update recalls set mails = 0')
  await execute('update recall_recipients set is_due = 1')
  const works = [queueRecallMails, queueRecallMails] as const
  const check = async ({ story }: { story: string }) =>
    expect(await soundness(), story).toMatchObject({ wrong: 0, mails: 1 })
  await race(house, works, check)
  await raceWith(house, works, { explore: someFaults }, check)
})

test('of two colleagues who answer at once one is counted, and the other reads that answer', async () => {
  const { house, lot } = await shipped(5)
  const { id } = (await house.open([lot])).body
  const colleague = await house.colleague('approver')
  const own = answering(house, id, 2, house.buyer.token)
  const other = answering(house, id, 3, colleague.token)
  const held = await race(house, [own, other], async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
    return heldCases()
  })
  expect(held).toEqual([2, 3])
  await raceWith(house, [own, own], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
  })
})

test('an answer that meets the closing of a recall is counted before it, or refused as late', async () => {
  const { house, lot } = await shipped(5)
  const { id } = (await house.open([lot])).body
  const close = byStaff(house, 'POST', `/recalls/${id}/closing`, { version: 1 })
  const works = [answering(house, id, 2, house.buyer.token), close] as const
  const outcomes = await race(house, works, async ({ answers: [answered, closed], story }) => {
    expect(closed?.status, story).toBe(200)
    if (answered?.status === 200) expect(await heldCases(), story).toBe(2)
    else expect([answered?.code, await heldCases()], story).toEqual(['recall/closed', 0])
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
    return answered?.code ?? 'counted'
  })
  expect(outcomes).toEqual(['counted', 'recall/closed'])
})
