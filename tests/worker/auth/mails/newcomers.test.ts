import { expect, test } from 'vitest'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, type World } from '../world.ts'

const hourS = 3600

/** Signs addresses up that nobody has, by both ways, from wherever. @returns the statuses */
async function signsUp(world: World, count: number, from: (index: number) => string, mark: string) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) {
    const email = `${mark}-${index}@example.com`
    const headers = { 'cf-connecting-ip': from(index) }
    const [path, body] =
      index % 2 === 0 ? ['/otp', { email }] : ['/signup', { email, password: 'Strangers-grove-2' }]
    statuses.push((await world.auth(path as string, { method: 'POST', headers, body })).status)
  }
  return statuses
}

const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length

test('one network has thirty strangers mailed at once and ninety a day, and is told when to come again', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user('owner@example.com')
  // the addresses of one IPv6 customer are one network
  const from = (index: number) => `2001:db8:7:1::${(index + 1).toString(16)}`
  expect(passed(await signsUp(world, 40, from, 'at-once'))).toBe(30)
  expect((await world.users()).length).toBe(31)
  expect(world.mailbox).toHaveLength(30)
  const headers = { 'cf-connecting-ip': from(1) }
  const told = async (email: string) => {
    const body = { email, password: 'Strangers-grove-2' }
    const answer = await world.auth('/signup', { method: 'POST', headers, body })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1000)
    return [answer.status, await json(answer)]
  }
  const refusal = [429, { code: 'over_email_send_rate_limit' }]
  expect(await told('nobody@example.com')).toMatchObject(refusal)
  expect(await told('owner@example.com'), 'learns of no account').toEqual(
    await told('nobody@example.com'),
  )
  // who has an account gets in from there all the same, and who comes from elsewhere is signed up
  const owner = { method: 'POST', headers, body: { email: 'owner@example.com' } }
  expect((await world.auth('/recover', owner)).status).toBe(200)
  expect(world.lastMail('owner@example.com').link).toBeTruthy()
  expect(passed(await signsUp(world, 2, () => '198.51.100.9', 'elsewhere'))).toBe(2)
  let later = 0
  for (let hour = 0; hour < 23; hour++) {
    world.pass(hourS)
    later += passed(await signsUp(world, 5, from, `later-${hour}`))
  }
  expect(later).toBeGreaterThan(50)
  expect(later).toBeLessThanOrEqual(60)
})

test('one IPv6 line has sixty strangers mailed at once, however many networks it is', async () => {
  const world = createWorld({ limits: noLimits })
  const from = (index: number) => `2001:db8:aa:${(index % 9).toString(16)}::1`
  expect(passed(await signsUp(world, 80, from, 'line'))).toBe(60)
  expect(passed(await signsUp(world, 2, () => '2001:db8:ab::1', 'beside'))).toBe(2)
})

test('a thousand networks have two hundred strangers mailed at once', async () => {
  const world = createWorld({ limits: noLimits })
  const from = (index: number) => `10.${index >> 8}.${index & 255}.7`
  expect(passed(await signsUp(world, 210, from, 'siege'))).toBe(200)
})
