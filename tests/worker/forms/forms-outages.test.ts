import { expect, test } from 'vitest'
import { brokenDatabase, silentDatabase } from '../kit/outages.ts'
import { openPortal } from '../kit/hubspot.ts'
import { b2bAccess, contact, createWorld } from './world.ts'

test('with D1 down the message goes straight to HubSpot', async () => {
  const portal = await openPortal()
  const world = createWorld(portal.settings, { db: brokenDatabase })
  const response = await world.post('contact', contact)
  expect(response.status).toBe(202)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect((await portal.seen()).accepted).toHaveLength(1)
  expect(world.box).toEqual([])
})

test('with D1 and HubSpot down it goes by mail', async () => {
  const portal = await openPortal({ faults: ['500'] })
  const world = createWorld(portal.settings, { db: brokenDatabase })
  expect((await world.post('b2b-access', b2bAccess)).status).toBe(202)
  expect(world.box).toHaveLength(1)
})

test('with D1 down a refused address is told to the visitor', async () => {
  const portal = await openPortal({ faults: ['BLOCKED_EMAIL'] })
  const world = createWorld(portal.settings, { db: brokenDatabase })
  const response = await world.post('contact', contact)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'email', message: 'email' }] })
  expect(world.box).toHaveLength(1) // staff have it all the same
})

test('only when nothing works does the visitor hear of it', async () => {
  const portal = await openPortal({ faults: ['500'] })
  const world = createWorld(portal.settings, { db: brokenDatabase })
  world.mailFaults.push('E_DELIVERY_FAILED')
  const response = await world.post('contact', contact)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'forms/not-kept' })
})

test('a database that says nothing counts as down', { timeout: 30_000 }, async () => {
  const world = createWorld({}, { db: silentDatabase })
  const response = await world.post('contact', contact)
  expect(await response.json()).toMatchObject({ status: 'delivered' })
  expect(world.box).toHaveLength(1)
})
