import { expect, test } from 'vitest'
import { b2bAccess, createWorld } from './world.ts'

test('a website that is too long with its scheme only is refused, as what was stored would be', async () => {
  const world = createWorld()
  const website = `marin.example/${'a'.repeat(2045 - 14)}`
  const refused = await world.post('b2b-access', { ...b2bAccess, website })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'website', message: 'too-long' }] })
  const taken = await world.post('b2b-access', { ...b2bAccess, website: website.slice(0, 2040) })
  expect(taken.status).toBe(202)
})

test('a website is kept without what nobody sees, and refused with control characters', async () => {
  const world = createWorld()
  const marked = 'https://marin\u200b.example/\u202efr'
  expect((await world.post('b2b-access', { ...b2bAccess, website: marked })).status).toBe(202)
  const [row] = await world.rows()
  expect(JSON.stringify(row)).not.toMatch(/\u200b|\u202e|\\u20/)
  const control = await world.post('b2b-access', {
    ...b2bAccess,
    website: 'https://marin.example/\u0000',
  })
  expect(control.status).toBe(422)
})
