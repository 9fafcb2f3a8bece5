import { expect, inject, test } from 'vitest'
import { createBreachCheck } from '../../../../worker/adapters/breached-passwords.ts'
import type { Mode } from '../../../fakes/breached-passwords.ts'
import { createWorld, json, password as current } from '../world.ts'

const service = inject('breached-passwords')
const breached = 'thistle-and-brine-1987'
const email = 'owner@example.com'

async function tell(listed: string[], mode: Mode = 'answers'): Promise<void> {
  await fetch(`${service}/fake`, { method: 'PUT', body: JSON.stringify({ listed, mode }) })
}
async function asked(): Promise<{ path: string; padding?: string }[]> {
  return (await (await fetch(`${service}/fake`)).json<{ asked: [] }>()).asked
}
const worldOf = (url = service) =>
  createWorld({ breachCheck: () => createBreachCheck({ BREACHED_PASSWORDS_URL: url }) })

const refused = { code: 'weak_password', weak_password: { reasons: ['pwned'] } }

test('a password from a breach is refused when signing up and when changing it, and nothing is stored', async () => {
  await tell([breached])
  const world = worldOf()
  const response = await world.post('/signup', { email, password: breached })
  expect([response.status, await json(response)]).toMatchObject([422, refused])
  expect([await world.users(), world.mailbox]).toEqual([[], []])

  const user = await world.user(email)
  const { access_token: token } = await world.session(user)
  const body = { password: breached, current_password: current }
  const changed = await world.auth('/user', { method: 'PUT', token, body })
  expect([changed.status, await json(changed)]).toMatchObject([422, refused])
  expect((await world.users())[0]?.passwordHash).toBe(user.passwordHash)
})

test('the service learns five digits of a hash, which others share, and is not asked about what is refused anyway', async () => {
  await tell([breached])
  const world = worldOf()
  await world.post('/signup', { email, password: 'thistle-and-brine-1988' })
  await world.post('/signup', { email, password: 'short' })
  await world.post('/signup', { email, password: 'password' })
  expect(await asked()).toEqual([
    { path: expect.stringMatching(/^\/range\/[0-9A-F]{5}$/), padding: 'true' },
  ])
  expect(await world.users()).toHaveLength(1)
})

test.for([['fails'], ['hangs'], ['babbles'], ['is not there']] as const)(
  'while the service %s people still sign up: the list that travels along has to do',
  async ([how]) => {
    await tell([breached], how === 'is not there' ? 'answers' : how)
    const world = worldOf(how === 'is not there' ? 'http://127.0.0.1:9' : service)
    expect((await world.post('/signup', { email, password: breached })).status).toBe(200)
    expect(await json(await world.post('/signup', { email, password: 'password' }))).toMatchObject(
      refused,
    )
  },
)

test('what pads an answer is no breach', async () => {
  await tell([])
  const isBreached = createBreachCheck({ BREACHED_PASSWORDS_URL: service })
  // the fake pads each answer with the hash of these very words, in their own range or another
  for (const word of ['A1B2C', 'padding of A1B2C', breached]) {
    expect([word, await isBreached?.(word)]).toEqual([word, false])
  }
})

test('nobody is asked where no service is set up, and an address that is none is named', async () => {
  expect(createBreachCheck({ BREACHED_PASSWORDS_URL: '' })).toBeNull()
  expect(createBreachCheck({})).toBeNull()
  expect(() => createBreachCheck({ BREACHED_PASSWORDS_URL: 'pwned' })).toThrow(
    /BREACHED_PASSWORDS_URL/,
  )
})
