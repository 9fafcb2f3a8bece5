import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { expect, test } from 'vitest'
import { someFaults } from '../../kit/every-order.ts'
import { execute, firstRow, scalar } from '../../kit/rows.ts'
import { staffCall } from '../orders/order-race.ts'
import { type recallFixture, withLot } from './recall-fixture.ts'
import { race, raceWith, type ApiRequest } from '../race.ts'

type RecallFixture = Awaited<ReturnType<typeof recallFixture>>
const opening = (
  trade: RecallFixture,
  body: unknown,
  token = trade.shop.staff.token,
): ApiRequest => ({ method: 'POST', path: '/api/admin/recalls', token, body })

const answering = (trade: RecallFixture, id: string, held: number, token: string): ApiRequest => ({
  method: 'PUT',
  path: `/api/trade/${trade.company}/recalls/${id}/acknowledgement?locale=en`,
  token,
  body: { cases_held: held, version: 1 },
})

/** Counts inconsistencies: shipped cases of a recalled lot without a recipient, and wrong figures. */
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

/** A lot with cases shipped to a client. */
async function shipped(cases: number) {
  const { trade, lot } = await withLot()
  await trade.shippedTo(trade.company, [[lot, cases]])
  return { trade, lot }
}

test('a case shipped during a recall has its buyer notified', async () => {
  const { trade, lot } = await withLot()
  const order = await trade.confirmed({ OIL: 1 })
  const path = `/orders/${order.id}/shipment?locale=en`
  const ship = staffCall(trade, 'POST', path, trade.shipment(order, { OIL: lot }))
  const works = [ship, opening(trade, trade.recallOf([lot]))] as const
  const outcomes = await race(trade, works, async ({ answers: [sent, opened], story }) => {
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

test('of two simultaneous recalls of a lot one wins, and a double click is one recall', async () => {
  const { trade, lot } = await shipped(1)
  const { token } = await trade.shop.member('second@office.test', 'admin')
  const one = opening(trade, trade.recallOf([lot]))
  const other = opening(trade, trade.recallOf([lot]), token)
  const winners = await race(trade, [one, other], async ({ answers, statuses, story }) => {
    expect(statuses.toSorted(), `${story} ${JSON.stringify(answers)}`).toEqual([201, 409])
    expect(await soundness(), story).toEqual(sound)
    return statuses.indexOf(201)
  })
  expect(winners).toEqual([0, 1])
  await race(trade, [one, one], async ({ statuses, story }) => {
    expect(statuses, story).toEqual([201, 201])
    expect(await soundness(), story).toEqual(sound)
  })
})

test('a recall is opened completely or not at all, wherever D1 fails, and can be repeated', async () => {
  const { trade, lot } = await shipped(1)
  const open = opening(trade, trade.recallOf([lot]))
  await raceWith(trade, [open, open], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(201)
    // the cron sends the remaining mails
    await trade.minutes()
    expect(await soundness(), story).toEqual(sound)
  })
})

test('two simultaneous cron runs send each mail once, and a failed run skips none', async () => {
  const { trade, lot } = await shipped(1)
  await trade.open([lot])
  await execute('delete from delivery_attempts')
  await execute("delete from outbox where idempotency_key like 'mail:recall:%'")
  await execute('update recalls set mails = 0')
  await execute('update recall_recipients set is_due = 1')
  const works = [queueRecallMails, queueRecallMails] as const
  const check = async ({ story }: { story: string }) =>
    expect(await soundness(), story).toMatchObject({ wrong: 0, mails: 1 })
  await race(trade, works, check)
  await raceWith(trade, works, { explore: someFaults }, check)
})

test('of two simultaneous answers by colleagues one counts, and the other colleague reads it', async () => {
  const { trade, lot } = await shipped(5)
  const { id } = (await trade.open([lot])).body
  const colleague = await trade.colleague('approver')
  const own = answering(trade, id, 2, trade.buyer.token)
  const other = answering(trade, id, 3, colleague.token)
  const held = await race(trade, [own, other], async ({ statuses, story }) => {
    expect(statuses.toSorted(), story).toEqual([200, 409])
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
    return heldCases()
  })
  expect(held).toEqual([2, 3])
  await raceWith(trade, [own, own], { explore: someFaults }, async ({ statuses, story }) => {
    expect(statuses, story).toContain(200)
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
  })
})

test('an answer during the closing is counted before it or refused after it', async () => {
  const { trade, lot } = await shipped(5)
  const { id } = (await trade.open([lot])).body
  const close = staffCall(trade, 'POST', `/recalls/${id}/closing`, { version: 1 })
  const works = [answering(trade, id, 2, trade.buyer.token), close] as const
  const outcomes = await race(trade, works, async ({ answers: [answered, closed], story }) => {
    expect(closed?.status, story).toBe(200)
    if (answered?.status === 200) expect(await heldCases(), story).toBe(2)
    else expect([answered?.code, await heldCases()], story).toEqual(['recall/closed', 0])
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
    return answered?.code ?? 'counted'
  })
  expect(outcomes).toEqual(['counted', 'recall/closed'])
})
