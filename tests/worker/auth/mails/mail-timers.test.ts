import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../../worker/db/client.ts'
import { rememberPlace } from '../../../../worker/db/known-places.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json, type World } from '../world.ts'

const email = 'owner@example.com'
const home = '203.0.113.21'

let networks = 0
const asStranger = (world: World, path: string, body: unknown) =>
  world.auth(path, {
    method: 'POST',
    body,
    headers: { 'cf-connecting-ip': `198.51.100.${++networks % 250}` },
  })

/** Strangers have an address sent all the links that it gets at once, and wait for the timer of the last one. */
async function useUpLinks(world: World, address = email) {
  for (let time = 0; time < 6; time++) {
    await asStranger(world, '/recover', { email: address })
    world.pass(61)
  }
}

const answer = async (response: Response) =>
  response.status === 200 ? 200 : (await json(response))['code']

test('a link that does not leave, as it is enough for the day, keeps nobody waiting for a minute', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(email)
  await rememberPlace(createDb(env.DB), email, home, world.now())
  await useUpLinks(world)
  expect(world.mailbox).toHaveLength(6)
  for (let time = 0; time < 3; time++) {
    expect(await answer(await asStranger(world, '/recover', { email }))).toBe(200)
  }
  expect(world.mailbox).toHaveLength(6)
  // the owner, where they signed in before
  const headers = { 'cf-connecting-ip': home }
  const fromHome = await world.auth('/otp', { method: 'POST', body: { email }, headers })
  expect(await answer(fromHome)).toBe(200)
  expect(world.mailbox).toHaveLength(7)
  // that one left, and is told so to whoever asks
  const early = await asStranger(world, '/recover', { email })
  expect(await answer(early)).toBe('over_email_send_rate_limit')
  // and staff, whom the owner has called
  const staff = await world.user('ann@meltemi.test')
  await world.deps().db.insert(userRolesTable).values({ userId: staff.id, role: 'admin' })
  world.pass(61)
  await asStranger(world, '/otp', { email })
  const { access_token: token } = await world.session(staff)
  const reset = `/api/admin/users/${user.id}/password-reset`
  expect((await world.send(reset, { method: 'POST', token, body: {} })).ok).toBe(true)
  expect(world.mailbox).toHaveLength(8)
})

test('when it is enough for the day an address with an account answers as one without, request by request', async () => {
  const answersOf = async (address: string) => {
    const world = createWorld({ limits: noLimits })
    if (address === email) await world.user(email)
    const answers: unknown[] = []
    for (let round = 0; round < 14; round++) {
      for (const [path, body] of [
        ['/recover', { email: address }],
        ['/otp', { email: address }],
        ['/resend', { type: 'signup', email: address }],
        ['/resend', { type: 'signup', email: address }],
      ] as const) {
        answers.push(await answer(await asStranger(world, path, body)))
      }
      world.pass(61)
    }
    return answers
  }
  const known = await answersOf(email)
  expect(known).toEqual(await answersOf('nobody@example.com'))
  expect(known.slice(0, 4)).toEqual([
    200,
    'over_email_send_rate_limit',
    200,
    'over_email_send_rate_limit',
  ])
})

test('who had too many codes mailed today is told how long to wait, each time anew', async () => {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(email)
  const { access_token: token } = await world.session(user)
  const ask = () => world.auth('/reauthenticate', { token })
  // asking for the headers alone has nothing mailed
  await world.auth('/reauthenticate', { method: 'HEAD', token })
  expect(world.mailbox).toEqual([])
  for (let time = 0; time < 10; time++) {
    expect((await ask()).status).toBe(200)
    world.pass(61)
  }
  const waits: number[] = []
  for (let time = 0; time < 2; time++) {
    const refused = await ask()
    expect([refused.status, await json(refused)]).toMatchObject([
      429,
      { message: expect.stringContaining('today') },
    ])
    waits.push(Number(refused.headers.get('retry-after')))
  }
  // the first mail counts for 8,640 s, and ten minutes of them are over
  expect(waits).toEqual([expect.closeTo(8640 - 610, -1), expect.closeTo(8640 - 610, -1)])
  world.pass(waits[0] ?? 0)
  const { access_token: later } = await world.session(user)
  expect((await world.auth('/reauthenticate', { token: later })).status).toBe(200)
  expect(world.mailbox).toHaveLength(11)
})

test('an address that gets no more today starts no timer, neither its own nor that of who wants it', async () => {
  const world = createWorld({ limits: noLimits })
  const wanted = 'wanted@example.com'
  for (let account = 0; account < 10; account++) {
    const session = await world.session(await world.user(`a${account}@example.com`))
    const change = { method: 'PUT', token: session.access_token, body: { email: wanted } }
    expect((await world.auth('/user', change)).status).toBe(200)
    world.pass(61)
  }
  const { access_token: token } = await world.session(await world.user(email))
  const change = (to: string) => world.auth('/user', { method: 'PUT', token, body: { email: to } })
  const waitS = async () => Number((await change(wanted)).headers.get('retry-after'))
  expect(await waitS()).toBeGreaterThan(60)
  expect(await waitS()).toBeGreaterThan(60)
  expect((await change('free@example.com')).status).toBe(200)
})
