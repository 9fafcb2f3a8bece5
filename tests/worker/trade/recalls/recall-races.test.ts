import { queueRecallMails } from '../../../../worker/features/trade/recalls/mails/queue-recall-mails.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { someFaults, someOrders } from '../../kit/every-order.ts'
import { firstRow } from '../../kit/rows.ts'
import { createRecallHouse } from './recall-house.ts'
import { opening, soundness } from './recall-race.ts'
import { race, type Request } from '../race.ts'

test('a case that leaves while its lot is being recalled has its buyer notified', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  const order = await house.confirmed([[house.oil, 1]])
  const ship: Request = {
    method: 'POST',
    path: `/api/admin/orders/${order.id}/shipment?locale=en`,
    token: house.shop.staff.token,
    body: house.shipment(order, { OIL: lot }),
  }
  const { actors, reset, answers } = await race(house, [
    ship,
    opening(house, house.recallOf([lot])),
  ])
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [sent, opened] = answers
    expect(opened?.status, `${story} ${JSON.stringify(opened)}`).toBe(201)
    const isSent = sent?.status === 200
    outcomes.add(isSent ? 'left' : 'stayed')
    if (!isSent) expect(sent?.code, story).toBe('order/not-shippable')
    const n = isSent ? 1 : 0
    expect(await soundness(), story).toEqual({
      unreached: 0,
      wrong: 0,
      recalls: 1,
      recalled: 1,
      mails: n,
    })
    expect(
      (await firstRow<{ n: number }>('select count(*) n from recall_recipients')).n,
      story,
    ).toBe(n)
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['left', 'stayed'])
})

test('of two colleagues who recall the same lot one does; both halves of a double click are one', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 1]])
  const colleague = await house.shop.member('second@office.test', 'admin')
  const given = house.recallOf([lot])
  const two = await race(house, [
    opening(house, given),
    opening(house, house.recallOf([lot]), colleague.token),
  ])
  const sound = { unreached: 0, wrong: 0, recalls: 1, recalled: 1, mails: 1 }
  const winners = new Set<number>()
  const check = async (story: string) => {
    const statuses = two.answers.map(({ status }) => status)
    expect(statuses.toSorted(), `${story} ${JSON.stringify(two.answers)}`).toEqual([201, 409])
    winners.add(statuses.indexOf(201))
    expect(await soundness(), story).toEqual(sound)
  }
  expect(await someOrders({ actors: two.actors, reset: two.reset, check })).toBeGreaterThan(1)
  expect(winners.size).toBe(2)

  await two.reset()
  const twice = await race(house, [opening(house, given), opening(house, given)])
  const checkTwice = async (story: string) => {
    expect(
      twice.answers.map(({ status }) => status),
      story,
    ).toEqual([201, 201])
    expect(await soundness(), story).toEqual(sound)
  }
  expect(
    await someOrders({ actors: twice.actors, reset: twice.reset, check: checkTwice }),
  ).toBeGreaterThan(1)
})

test('wherever D1 fails, a recall is opened whole or not at all, and the next try opens it', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 1]])
  const open = opening(house, house.recallOf([lot]))
  const { actors, reset, answers } = await race(house, [open, open])
  const check = async (story: string) => {
    expect(
      answers.some(({ status }) => status === 201),
      story,
    ).toBe(true)
    // what is left of its mails is the cron's
    await house.minutes()
    expect(await soundness(), story).toEqual({
      unreached: 0,
      wrong: 0,
      recalls: 1,
      recalled: 1,
      mails: 1,
    })
  }
  expect(await someFaults({ actors, reset, check })).toBeGreaterThan(4)
})

test('two runs of the cron write each mail once, and a run that fails leaves none out', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 1]])
  await house.open([lot])
  await env.DB.batch([
    env.DB.prepare('delete from delivery_attempts'),
    env.DB.prepare("delete from outbox where idempotency_key like 'mail:recall:%'"),
    env.DB.prepare('update recalls set mails = 0'),
    env.DB.prepare('update recall_recipients set is_due = 1'),
  ])
  const { actors, reset } = await race(house, [queueRecallMails, queueRecallMails])
  const check = async (story: string) =>
    expect(await soundness(), story).toMatchObject({ wrong: 0, mails: 1 })
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect(await someFaults({ actors, reset, check })).toBeGreaterThan(4)
})
