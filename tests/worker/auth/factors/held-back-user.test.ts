import { expect, test } from 'vitest'
import { heldBody } from '../../kit/held-body.ts'
import { noLimits } from '../../kit/outages.ts'
import { createWorld, json } from '../world.ts'
import { enrol, prove, signedIn, tokenOf } from './authenticator.ts'

test('a copied token from before the second step, with which a change is held back, changes nothing once there is one', async () => {
  const world = createWorld({ limits: noLimits })
  await world.user('ada@example.com')
  const owner = await signedIn(world, 'ada@example.com')
  const stolen = await tokenOf(owner)
  const text = new TextEncoder().encode(JSON.stringify({ data: { first_name: 'Thief' } }))
  const { body, finish } = heldBody(text)
  const answer = world.auth('/user', { method: 'PUT', token: stolen, body })
  await scheduler.wait(50)
  const { error } = await prove(owner, await enrol(world, owner))
  if (error) throw error
  finish()
  expect((await answer).status).toBe(401)
  const known = await json(await world.auth('/user', { token: await tokenOf(owner) }))
  expect(known['user_metadata']).not.toMatchObject({ first_name: 'Thief' })
})
