import { test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { createWorld, json, password } from '../world.ts'

test('whose own password is sent too often at once is told to come again in a moment', async ({
  expect,
}) => {
  const world = createWorld({ limits: noLimits })
  await world.user('owner@example.com')
  const token = await tokenOf(await signedIn(world, 'owner@example.com'))
  const prove = () =>
    world.send('/api/account/proof', { method: 'POST', token, body: { password } })
  const answers = await Promise.all(Array.from({ length: 12 }, prove))
  const busy = answers.filter(({ status }) => status === 429)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 500)).toEqual([])
  expect(busy[0]?.headers.get('retry-after')).toBe('3')
  expect((await json(busy[0] ?? Response.error()))['code']).toBe('request/rate-limited')
})
