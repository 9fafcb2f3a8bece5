import { beforeAll, test, vi } from 'vitest'
import { inTurn, type Turn, rest, TooBusy } from '../../../worker/lib/in-turn.ts'
import { usualRestMs } from '../../setup/password-cost.ts'
import { call } from '../kit/client.ts'
import { createWorld } from '../auth/world.ts'

beforeAll(() => {
  rest.ms = usualRestMs
})

test('work beyond what an isolate takes on is refused at once, and later taken again', async ({
  expect,
}) => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => inTurn(() => n)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused.every((it) => 'reason' in it && it.reason instanceof TooBusy)).toBe(true)
  expect(await inTurn(() => 'again')).toBe('again')
})

test('strangers never take all places: who is known is still let in', async ({ expect }) => {
  const asStranger = () => inTurn(() => 'stranger', { as: 'stranger' })
  const strangers = Promise.allSettled(Array.from({ length: 12 }, asStranger))
  const known = await Promise.allSettled([1, 2, 3].map((n) => inTurn(() => n)))
  expect(known.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  const refused = (await strangers).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(8)
})

test('one account that is known everywhere and comes by mail, too, takes no place that another known one needs', async ({
  expect,
}) => {
  const send = (turn: Turn) =>
    Promise.allSettled(Array.from({ length: 12 }, () => inTurn(() => 'sent', turn)))
  const all = [{ as: 'stranger' }, { of: 'one' }, { of: 'one by mail', most: 1 }] satisfies Turn[]
  const sent = Promise.all(all.map(send))
  const another = await Promise.allSettled([inTurn(() => 'another', { of: 'another' })])
  expect(another.map(({ status }) => status)).toEqual(['fulfilled'])
  const done = (await sent).map((of) => of.filter(({ status }) => status === 'fulfilled').length)
  expect(done).toEqual([4, 2, 1])
})

test('between two pieces there is time for a page that waits for several answers', async ({
  expect,
}) => {
  const order: string[] = []
  const page = async () => {
    for (let answer = 0; answer < 5; answer++)
      await new Promise((resolve) => setTimeout(resolve, 5))
    order.push('page')
  }
  const first = inTurn(() => void page())
  const second = inTurn(() => order.push('piece'))
  await Promise.all([first, second])
  expect(order).toEqual(['page', 'piece'])
})

test('work that fails gives its place back', async ({ expect }) => {
  for (let round = 0; round < 10; round++) {
    await expect(
      inTurn(() => {
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
  }
  expect(await inTurn(() => 'fine')).toBe('fine')
})

test('what comes in while a piece is computed is served before the next piece', async ({
  expect,
}) => {
  const order: string[] = []
  const compute = (n: number) => () => {
    order.push(`piece ${n}`)
    setTimeout(() => order.push(`page ${n}`), 0)
    const untilMs = performance.now() + 20
    while (performance.now() < untilMs);
  }
  await Promise.all([1, 2, 3, 4].map((n) => inTurn(compute(n))))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(order).toEqual([1, 2, 3, 4].flatMap((n) => [`piece ${n}`, `page ${n}`]))
})

test('visitors who gave up while they waited keep nobody waiting', async ({ expect }) => {
  // their request is gone, and with it whatever it waited for
  const gone = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never)
  for (let visitor = 0; visitor < 8; visitor++) void inTurn(() => 'for nobody')
  gone.mockRestore()
  await expect(inTurn(() => 'at once')).rejects.toThrow(TooBusy)
  await new Promise((resolve) => setTimeout(resolve, 1_600))
  expect(await inTurn(() => 'later')).toBe('later')
})

test('a page is served before the last of many sign-ins, and those too many are told when to come again', async ({
  expect,
}) => {
  // the first page of an isolate waits for its modules, whoever signs in
  await call('/teams')
  const order: string[] = []
  const world = createWorld()
  const signIns = Array.from({ length: 12 }, async (_, guess) => {
    const response = await world.auth('/token?grant_type=password', {
      method: 'POST',
      body: { email: `user-${guess}@example.com`, password: 'Wrong-grove-1' },
      headers: { 'cf-connecting-ip': `203.0.113.${guess}` },
    })
    order.push('sign-in')
    return response
  })
  const page = call('/teams').then(() => order.push('page'))
  const answers = await Promise.all(signIns)
  await page
  expect(order.indexOf('page')).toBeLessThan(order.lastIndexOf('sign-in'))
  const busy = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(12 - busy.length)
  for (const response of busy) expect(response.headers.get('retry-after')).toBe('3')
})
