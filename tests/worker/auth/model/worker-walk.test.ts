import { expect, test } from 'vitest'
import { authenticatorOf } from '../factors/authenticator.ts'
import { createWorld, json, password, type World } from '../world.ts'

const walks = 200
const email = 'owner@example.com'

/** Pseudo-random numbers, the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) % 1_000_000) % below
  }
}

type Tokens = { access_token: string; refresh_token: string }
type State = { owner: Tokens[]; thief: Tokens[]; known: string; current: string }

const signIn = (world: World, typed: string) =>
  world.post('/token?grant_type=password', { email, password: typed })

/** A mail scanner opens the links of an email and runs scripts, but does not click. */
const scan = async (world: World) => {
  const { token, page } = world.lastMail(email)
  if (!page.includes('#')) throw new Error('A mail of ours leads to a page of ours')
  await world.auth(`/verify?${new URLSearchParams({ token, type: 'recovery' })}`)
}

const steps: ((world: World, state: State, pick: (below: number) => number) => Promise<void>)[] = [
  async (world, state) => {
    const response = await signIn(world, state.current)
    if (response.status === 200) state.owner.push((await response.json()) as Tokens)
  },
  async (_, state, pick) => {
    const copied = state.owner[pick(Math.max(1, state.owner.length))]
    if (copied) state.thief.push(copied)
  },
  async (world, state) => {
    const response = await signIn(world, state.known)
    if (response.status === 200) state.thief.push((await response.json()) as Tokens)
  },
  async (world, state, pick) => {
    const { access_token: token = '' } = state.thief[pick(Math.max(1, state.thief.length))] ?? {}
    const made = await json(await world.post('/factors', { factor_type: 'totp' }, token))
    if (typeof made['id'] !== 'string') return
    const { secret } = made['totp'] as { secret: string }
    const { id, code } = authenticatorOf(world, made['id'], secret)
    const { id: challenge_id } = await json(await world.post(`/factors/${id}/challenge`, {}, token))
    const raised = await world.post(`/factors/${id}/verify`, { challenge_id, code: code() }, token)
    if (raised.status === 200) state.thief.push((await raised.json()) as Tokens)
  },
  async (world, state, pick) => {
    const { access_token: token } = state.thief[pick(Math.max(1, state.thief.length))] ?? {}
    const next = `Thief-${pick(1000)}-grove`
    const body = { password: next, current_password: state.known }
    if (token && (await world.put(token, body)).status === 200) state.known = next
  },
  async (world, state, pick) => {
    const { access_token: token } = state.thief[pick(Math.max(1, state.thief.length))] ?? {}
    if (token) await world.auth('/logout', { method: 'POST', token })
  },
  async (world) => {
    const others = { 'cf-connecting-ip': '203.0.113.9', cookie: '' }
    const options = { method: 'POST', body: { email, password: 'Wrong-one-123' }, headers: others }
    await world.auth('/token?grant_type=password', options)
    await world.auth('/token?grant_type=refresh_token', {
      ...options,
      body: { refresh_token: 'junk' },
    })
  },
  async (world) => {
    await world.post('/recover', { email })
    await scan(world)
  },
]

test('after any sample walk the owner recovers with one press, and a thief holds nothing', async () => {
  for (let walk = 0; walk < walks; walk++) {
    const world = createWorld()
    const pick = randomFrom(walk)
    await world.deps().db.run('delete from users')
    await world.deps().db.run('delete from limits')
    await world.user(email)
    const state: State = { owner: [], thief: [], known: password, current: password }
    const taken = Array.from({ length: 1 + pick(6) }, () => pick(steps.length))
    for (const step of taken) await steps[step]?.(world, state, pick)
    const said = `walk ${walk}: ${taken.join(' ')}`

    world.pass(61)
    await world.post('/recover', { email })
    await scan(world)
    const token_hash = world.lastMail(email).token
    const pressed = await world.post('/verify', { type: 'recovery', token_hash })
    expect(pressed.status, said).toBe(200)
    expect((await world.post('/verify', { type: 'recovery', token_hash })).status, said).toBe(403)
    const { access_token: own } = (await pressed.json()) as Tokens
    // whatever a thief does now ends nothing of it
    for (const { access_token: token } of state.thief)
      await world.auth('/logout', { method: 'POST', token })
    const chosen = 'Owner-olive-grove-9'
    expect((await world.put(own, { password: chosen })).status, said).toBe(200)
    expect((await world.send('/api/me', { token: own })).status, said).toBe(200)
    for (const { access_token: token, refresh_token } of state.thief) {
      expect((await world.send('/api/me', { token })).status, said).not.toBe(200)
      const renewed = await world.post('/token?grant_type=refresh_token', { refresh_token })
      expect(renewed.status, said).toBe(400)
    }
    expect((await signIn(world, state.known)).status, said).not.toBe(200)
    const back = await signIn(world, chosen)
    expect(back.status, said).toBe(200)
    expect((await json(back))['user'], said).not.toHaveProperty('factors')
  }
}, 300_000)
