import { expect, test } from 'vitest'
import { someFaults, someOrders } from '../../kit/every-order.ts'
import { firstRow } from '../../kit/rows.ts'
import { createRecallHouse } from './recall-house.ts'
import { answering, soundness } from './recall-race.ts'
import { race, type Request } from '../race.ts'

test('of two colleagues who answer at once one is counted, and the other reads that answer', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 5]])
  const { body: recall } = await house.open([lot])
  const colleague = await house.colleague('approver')
  const answers = [
    answering(house, recall.id, 2, house.buyer.token),
    answering(house, recall.id, 3, colleague.token),
  ] as const
  const two = await race(house, answers)
  const held = new Set<number>()
  const check = async (story: string) => {
    expect(two.answers.map(({ status }) => status).toSorted(), story).toEqual([200, 409])
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
    held.add((await firstRow<{ held: number }>('select held_cases held from recalls')).held)
  }
  expect(await someOrders({ actors: two.actors, reset: two.reset, check })).toBeGreaterThan(1)
  expect([...held].toSorted()).toEqual([2, 3])
  await two.reset()
  const again = await race(house, [answers[0], answers[0]])
  const checkFault = async (story: string) => {
    expect(
      again.answers.some(({ status }) => status === 200),
      story,
    ).toBe(true)
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
  }
  expect(
    await someFaults({ actors: again.actors, reset: again.reset, check: checkFault }),
  ).toBeGreaterThan(2)
})

test('an answer that meets the closing of a recall is counted before it, or refused as late', async () => {
  const house = await createRecallHouse()
  const lot = await house.lot(house.oil)
  await house.shippedTo(house.company, [[lot, 5]])
  const { body: recall } = await house.open([lot])
  const close: Request = {
    method: 'POST',
    path: `/api/admin/recalls/${recall.id}/closing`,
    token: house.shop.staff.token,
    body: { version: 1 },
  }
  const { actors, reset, answers } = await race(house, [
    answering(house, recall.id, 2, house.buyer.token),
    close,
  ])
  const outcomes = new Set<string>()
  const check = async (story: string) => {
    const [answered, closed] = answers
    expect(closed?.status, story).toBe(200)
    const row = await firstRow<{ held: number }>('select held_cases held from recalls')
    if (answered?.status === 200) expect(row.held, story).toBe(2)
    else expect([answered?.code, row.held], story).toEqual(['recall/closed', 0])
    outcomes.add(answered?.code ?? 'counted')
    expect(await soundness(), story).toMatchObject({ wrong: 0 })
  }
  expect(await someOrders({ actors, reset, check })).toBeGreaterThan(1)
  expect([...outcomes].toSorted()).toEqual(['counted', 'recall/closed'])
})
