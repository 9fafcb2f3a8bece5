import { beforeAll, expect, test, vi } from 'vitest'
import { queueCpuWork, idlePause, QueueFull } from '../../../worker/lib/cpu-queue.ts'
import { usualRestMs } from '../../setup/password-cost.ts'
import { call } from '../kit/client.ts'
import { createWorld } from '../auth/world.ts'

beforeAll(() => {
  idlePause.ms = usualRestMs
})

test('a ninth queued task is refused at once, and accepted later', async () => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => queueCpuWork(() => 0)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused.every((it) => 'reason' in it && it.reason instanceof QueueFull)).toBe(true)
  expect(await queueCpuWork(() => 'again')).toBe('again')
})

test('the queue runs tasks in order of arrival', async () => {
  const order: number[] = []
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
  await Promise.all(numbers.map((n) => queueCpuWork(() => order.push(n))))
  expect(order).toEqual(numbers)
})

test('a page gets time for several responses between two tasks', async ({ onTestFinished }) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const order: string[] = []
  const page = async () => {
    for (let answer = 0; answer < 5; answer++)
      await new Promise((resolve) => setTimeout(resolve, 5))
    order.push('page')
  }
  const first = queueCpuWork(() => void page())
  const second = queueCpuWork(() => order.push('piece'))
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all([first, second])
  expect(order).toEqual(['page', 'piece'])
})

test('a failed task frees its place in the queue', async () => {
  for (let round = 0; round < 10; round++) {
    await expect(
      queueCpuWork(() => {
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
  }
  expect(await queueCpuWork(() => 'fine')).toBe('fine')
})

test('a request that arrives during a task is served before the next task', async () => {
  const order: string[] = []
  const compute = (n: number) => () => {
    order.push(`piece ${n}`)
    setTimeout(() => order.push(`page ${n}`), 0)
    const untilMs = performance.now() + 20
    while (performance.now() < untilMs);
  }
  await Promise.all([1, 2, 3, 4].map((n) => queueCpuWork(compute(n))))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(order).toEqual([1, 2, 3, 4].flatMap((n) => [`piece ${n}`, `page ${n}`]))
})

test('visitors who hang up while queued do not block later requests', async () => {
  // the request is gone and its timer never fires
  const gone = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never)
  for (let visitor = 0; visitor < 8; visitor++) void queueCpuWork(() => 'for no one')
  gone.mockRestore()
  await expect(queueCpuWork(() => 'at once')).rejects.toThrow(QueueFull)
  await new Promise((resolve) => setTimeout(resolve, 1_600))
  expect(await queueCpuWork(() => 'later')).toBe('later')
})

test('a page is served before the last of many sign-ins, and excess sign-ins get a Retry-After', async () => {
  // warms the modules of the first page
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
