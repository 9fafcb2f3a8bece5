import { expect, test } from 'vitest'
import { knownPlacesTable } from '../../../../worker/db/schema/sign-in.ts'
import { usersTable } from '../../../../worker/db/schema/users.ts'
import { type World, createWorld, json, password, passwordHash } from '../world.ts'

/* From where an account is known, guesses are counted apart from strangers': so no stranger may become known. */
const email = 'owner@example.com'

/** An address nobody has used before. */
let addresses = 0
const newAddress = () => `198.51.100.${addresses++}`

const guessPassword = (world: World, given: string, ip = newAddress()) =>
  world.auth('/token?grant_type=password', {
    method: 'POST',
    body: { email, password: given },
    headers: { 'cf-connecting-ip': ip },
  })

test('all places that an account is known from guess twenty times together', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  const places = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']
  for (const place of places) {
    expect((await guessPassword(world, password, place)).status).toBe(200)
    world.pass(1)
  }
  let guesses = 0
  for (const place of places) {
    while ((await guessPassword(world, 'Wrong-grove-1', place)).status === 400) guesses++
  }
  expect(guesses).toBe(20)
})

test('a new password makes all places strange but the one where it was set', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  await guessPassword(world, password, '203.0.113.1')
  const session = await json(await guessPassword(world, password, '203.0.113.2'))
  const token = String(session['access_token'])
  const body = { password: 'Another-grove-8', current_password: password }
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  const { db } = world.deps()
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  expect((await guessPassword(world, 'Wrong-grove-1', '203.0.113.1')).status).toBe(429)
  expect((await guessPassword(world, 'Another-grove-8', '203.0.113.2')).status).toBe(200)
})

test('nowhere is an account known from that may be a stranger’s, and where it goes to its owner it forgets', async () => {
  const world = createWorld()
  const user = await world.user(email, { passwordHash })
  const { db } = world.deps()
  await db.update(usersTable).set({ passwordProvenAt: null })
  expect((await guessPassword(world, password, '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toEqual([])

  await db.update(usersTable).set({ passwordProvenAt: user.createdAt })
  expect((await guessPassword(world, password, '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toHaveLength(1)
  await db.update(usersTable).set({ passwordProvenAt: null })
  await world.post('/recover', { email })
  const { token: hash } = world.lastMail(email)
  const mailed = await json(await world.post('/verify', { type: 'recovery', token_hash: hash }))
  const body = { password: 'Another-grove-8' }
  const token = String(mailed['access_token'])
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  const places = await db.select().from(knownPlacesTable)
  expect(places).toHaveLength(1)
  expect((await guessPassword(world, 'Another-grove-8', '203.0.113.1')).status).toBe(200)
  expect(await db.select().from(knownPlacesTable)).toHaveLength(2)
})

test('where a new password is set its owner signs in by it at once, whoever used up the tries there', async () => {
  const world = createWorld()
  await world.user(email, { passwordHash })
  const home = '203.0.113.1'
  expect((await guessPassword(world, password, home)).status).toBe(200)
  while ((await guessPassword(world, 'Wrong-grove-1', home)).status === 400) world.pass(1)
  await world.post('/recover', { email })
  const verified = await world.auth('/verify', {
    method: 'POST',
    body: { type: 'recovery', token_hash: world.lastMail(email).token },
    headers: { 'cf-connecting-ip': home },
  })
  const token = String((await json(verified))['access_token'])
  const body = { password: 'Another-grove-8' }
  expect((await guessPassword(world, password, home)).status, 'until then').toBe(429)
  expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
  expect((await guessPassword(world, 'Another-grove-8', home)).status).toBe(200)

  // strangers have no more tries for it
  while ((await guessPassword(world, 'Wrong-grove-1')).status === 400);
  const session = await json(await guessPassword(world, 'Another-grove-8', home))
  const again = { password: 'Olive-press-9', current_password: 'Another-grove-8' }
  const ownToken = String(session['access_token'])
  const changed = await world.auth('/user', { method: 'PUT', token: ownToken, body: again })
  expect(changed.status).toBe(200)
  expect((await guessPassword(world, 'Wrong-grove-1')).status).toBe(429)
})
