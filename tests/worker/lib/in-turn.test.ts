import { test } from 'vitest'
import { inTurn, TooBusy } from '../../../worker/lib/in-turn.ts'
import { call } from '../kit/client.ts'
import { createWorld } from '../auth/world.ts'

test('work beyond what an isolate takes on is refused at once, and later taken again', async ({
  expect,
}) => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => inTurn(() => n)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(4)
  expect(refused.every((it) => 'reason' in it && it.reason instanceof TooBusy)).toBe(true)
  expect(await inTurn(() => 'again')).toBe('again')
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

test('a page is served before the last of many sign-ins, and those too many are told when to come again', async ({
  expect,
}) => {
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
