import { test } from 'vitest'
import { contact, createWorld } from './world.ts'

/** As many visitors write, each from a network of their own. */
async function flood(world: ReturnType<typeof createWorld>, count: number, from = 0) {
  for (let visitor = from; visitor < from + count; visitor++) {
    const headers = { 'cf-connecting-ip': `2001:db8:${visitor.toString(16)}::1` }
    await world.post('contact', { ...contact, message: `Message ${visitor}` }, headers)
  }
}

test('sixty messages at once are thirty mails and one that says how many there are, and none is lost', async ({
  expect,
}) => {
  const world = createWorld()
  await flood(world, 60)
  expect(world.box).toHaveLength(31)
  const last = world.box.at(-1)
  expect(last?.subject).toBe('31 messages from the website within an hour')
  expect(last?.text).toContain('/admin-portal/companies?tab=messages')
  const rows = await world.rows()
  expect(rows).toHaveLength(60)
  expect(rows.every(({ state, payload }) => state === 'delivered' && payload !== null)).toBe(true)

  world.pass(61)
  await flood(world, 1, 60)
  expect(world.box, 'an hour later each is mailed again').toHaveLength(32)
  expect(world.box.at(-1)?.text).toContain('Message 60')
})

test('a mail about many that cannot be sent is tried again', async ({ expect }) => {
  const world = createWorld()
  await flood(world, 30)
  world.mailFaults.push('E_INTERNAL_SERVER_ERROR')
  await flood(world, 1, 30)
  expect(world.box).toHaveLength(30)
  world.pass(3)
  await world.drain()
  expect(world.box).toHaveLength(31)
  expect((await world.rows()).map(({ state }) => state)).not.toContain('waiting')
})
