import { expect, onTestFinished, test } from 'vitest'
import { queueCpuWork, idlePause } from '../../../../worker/lib/cpu-queue.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, password, withSession } from '../world.ts'

/** Fills the queue with eight waiting jobs, so that the next one is refused on any machine. */
function fillQueue(): () => Promise<unknown> {
  const usualMs = idlePause.ms
  idlePause.ms = Number.POSITIVE_INFINITY
  const waiting = Promise.all(Array.from({ length: 8 }, () => queueCpuWork(() => undefined)))
  const letGo = () => {
    idlePause.ms = usualMs
    return waiting
  }
  onTestFinished(async () => void (await letGo()))
  return letGo
}

test('a password that meets a full queue is answered with 429, and is right a moment later', async () => {
  const { world, access_token: token } = await withSession('owner@example.com', {
    limits: noLimits,
  })
  const prove = () =>
    world.send('/api/account/proof', { method: 'POST', token, body: { password } })
  const signIn = () =>
    world.post('/token?grant_type=password', { email: 'owner@example.com', password })
  const letGo = fillQueue()
  for (const [send, code] of [
    [prove, 'request/rate-limited'],
    [signIn, 'over_request_rate_limit'],
  ] as const) {
    const busy = await send()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '3'])
    expect(Object.values(await json(busy))).toContain(code)
  }
  await letGo()
  expect((await prove()).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('a change that is refused anyway waits for no hash', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user('a@example.com', { passwordHash: null })
  const { access_token: token } = await world.session(user)
  fillQueue()
  expect((await world.put(token, { password: 'short' })).status).toBe(422)
})

test('a sign-up that met a full queue is mailed when it comes again', async () => {
  const world = createWorld({ limits: noLimits })
  const signUp = () => world.post('/signup', { email: 'new@example.com', password })
  const letGo = fillQueue()
  expect((await signUp()).status).toBe(429)
  await letGo()
  expect((await signUp()).status).toBe(200)
  await expect.poll(() => world.mailbox.map(({ to }) => to)).toContain('new@example.com')
})
