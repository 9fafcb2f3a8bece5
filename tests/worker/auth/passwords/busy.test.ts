import { onTestFinished, test } from 'vitest'
import { inTurn, rest, type Waits } from '../../../../worker/lib/in-turn.ts'
import { noLimits } from '../../kit/outages.ts'
import { signedIn, tokenOf } from '../factors/authenticator.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createWorld, json, password, type World } from '../world.ts'

/** Staff have given it rights: nobody makes one for themselves. */
async function client(world: World, email: string) {
  const user = await world.user(email)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'client' })
}

/** What waits then waits for so long that a request comes in between, however slow the machine. */
function slowDown() {
  const before = rest.ms
  rest.ms = 400
  onTestFinished(() => void (rest.ms = before))
}

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

test('new passwords without end in accounts that anybody may have keep no owner out', async ({
  expect,
}) => {
  const world = createWorld({ limits: noLimits })
  await client(world, 'owner@example.com')
  const signIn = () =>
    world.post('/token?grant_type=password', { email: 'owner@example.com', password })
  expect((await signIn()).status, 'from now on its network is known').toBe(200)
  const tokens = await Promise.all(
    ['a@example.com', 'b@example.com'].map(async (email) => {
      const user = await world.user(email, { passwordHash: null })
      return (await world.session(user)).access_token
    }),
  )
  const headers = { 'cf-connecting-ip': '198.51.100.77' }
  const choose = (index: number) =>
    world.auth('/user', {
      method: 'PUT',
      token: tokens[index % 2]!,
      headers,
      body: { password: `Some-quite-new-grove-${index}` },
    })
  const chosen = Promise.all(Array.from({ length: 10 }, (_, index) => choose(index)))
  await new Promise((resolve) => void setTimeout(resolve, 20))
  expect((await signIn()).status).toBe(200)
  const statuses = (await chosen).map(({ status }) => status)
  expect(statuses).toContain(429)
})

test.for(['sign in', 'prove it'])(
  'who has accounts that anybody may have, and sends their right passwords without end, keeps no owner out: %s',
  async (way, { expect }) => {
    const world = createWorld({ limits: noLimits })
    await client(world, 'owner@example.com')
    const from = (index: number) => ({ 'cf-connecting-ip': `198.51.100.${index}` })
    const signIn = (email: string, headers?: Record<string, string>) =>
      world.auth('/token?grant_type=password', {
        method: 'POST',
        body: { email, password },
        ...(headers && { headers }),
      })
    expect((await signIn('owner@example.com')).status, 'its network is known now').toBe(200)
    const accounts: { email: string; token: string }[] = []
    for (let index = 0; index < 6; index++) {
      const email = `a${index}@example.com`
      await world.user(email)
      const session = await json(await signIn(email, from(index)))
      accounts.push({ email, token: String(session['access_token']) })
    }
    const headers = from(77)
    const send = ({ email, token }: (typeof accounts)[number], index: number) =>
      way === 'sign in'
        ? signIn(email, from(index % 6))
        : world.send('/api/account/proof', { method: 'POST', token, body: { password }, headers })
    const sent = Promise.all([...accounts, ...accounts].map(send))
    await new Promise((resolve) => void setTimeout(resolve, 20))
    expect((await signIn('owner@example.com')).status).toBe(200)
    expect((await sent).map(({ status }) => status)).toContain(429)
  },
)

test('a wish that is refused anyway costs no hash', async ({ expect }) => {
  const world = createWorld({ limits: noLimits })
  const addresses = ['a@example.com', 'b@example.com', 'c@example.com']
  const sessions = await Promise.all(
    addresses.map(async (email) => world.session(await world.user(email, { passwordHash: null }))),
  )
  const body = { password: 'Some-quite-new-grove-7', channel: 'pigeon' }
  const ask = (index: number) =>
    world.auth('/user', { method: 'PUT', token: sessions[index % 3]!.access_token, body })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(index)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
})

test('who knows the password and sends it without end leaves its owner room for a new one', async ({
  expect,
}) => {
  const world = createWorld({ limits: noLimits })
  await client(world, 'owner@example.com')
  await world.post('/recover', { email: 'owner@example.com' })
  const { token: hash } = world.lastMail('owner@example.com')
  const came = await json(await world.post('/verify', { type: 'recovery', token_hash: hash }))
  const { id } = came['user'] as { id: string }
  slowDown()
  const waiting = [0, 1, 2].map(() => inTurn(() => undefined, { of: id }).catch(() => 'refused'))
  const token = String(came['access_token'])
  const body = { password: 'Some-quite-new-grove-7' }
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, 'refused'])
})

test('a sign-up that was told to come again in a moment is mailed then', async ({ expect }) => {
  const world = createWorld({ limits: noLimits })
  const signUp = () => world.post('/signup', { email: 'new@example.com', password })
  slowDown()
  // the places of strangers are the last to be free, however slow the machine: guesses that were sent may not wait yet
  const waiting = [
    ...(Array(3).fill('known') as Waits[]),
    ...(Array(4).fill('stranger') as Waits[]),
  ]
  const places = Promise.all(waiting.map((as) => inTurn(() => undefined, { as })))
  expect((await signUp()).status).toBe(429)
  await places
  expect((await signUp()).status).toBe(200)
  await expect.poll(() => world.mailbox.map(({ to }) => to)).toContain('new@example.com')
})
