import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { usersTable } from '../../../worker/db/schema/users.ts'
import { deliver } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail, sendAgain } from '../../../worker/features/outbox/enqueue.ts'
import { openPortal } from '../kit/hubspot.ts'
import { contact, createWorld } from './world.ts'

const db = createDb(env.DB)
const mail = { to: 'ada@marin.example', subject: 'Welcome', text: 'Secret link', html: '<p>Hi</p>' }

test('a mail goes out if its transaction does, once, and leaves nothing readable', async ({
  expect,
}) => {
  const world = createWorld()
  const queued = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'approval:1' })
  const again = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'approval:1' })
  await db.batch([queued.statement])
  await db.batch([again.statement])
  const [row] = await world.rows()
  expect(row).toMatchObject({ id: queued.id, kind: 'mail', state: 'waiting' })
  expect(JSON.stringify(row)).not.toContain('Secret link')
  await deliver(world.deps(), queued.id)
  expect(world.box).toMatchObject([{ to: 'ada@marin.example', text: 'Secret link' }])
  expect(await world.rows()).toMatchObject([{ state: 'delivered', payload: null }])
  expect(await sendAgain(db, queued.id, world.now())).toEqual([])
})

test('a mail whose transaction fails, or whose condition does not hold, is not sent', async ({
  expect,
}) => {
  const world = createWorld()
  const { statement } = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'a' })
  const broken = db.insert(usersTable).select(sql`select 1 where 1`)
  await expect(db.batch([statement, broken as never])).rejects.toThrow()
  const unmet = await enqueueMail(world.deps(), {
    mail,
    locale: 'en',
    cause: 'b',
    when: sql`exists (select 1 from users where id = 'nobody')`,
  })
  await db.batch([unmet.statement])
  expect(await world.rows()).toEqual([])
})

test('the confirmation is off by default, and quotes nothing', async ({ expect }) => {
  const silent = createWorld()
  await silent.post('contact', contact)
  expect(silent.box).toHaveLength(1)
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  await world.post('contact', { ...contact, meta: { locale: 'el' } })
  const [, confirmation] = world.box
  expect(confirmation).toMatchObject({
    to: 'ada@marin.example',
    subject: 'Η Meltemi Imports έλαβε το μήνυμά σας',
  })
  expect(confirmation?.text).not.toContain('oils')
})

test('an address gets one confirmation a day of a form, however often it is typed', async ({
  expect,
}) => {
  const world = createWorld({ FORM_CONFIRMATION: 'on' })
  const confirmations = () => world.box.filter(({ to }) => to === contact.email)
  for (let time = 0; time < 3; time++) {
    await world.post('contact', { ...contact, message: `Message ${time}` })
  }
  expect(await world.rows()).toHaveLength(3)
  expect(confirmations()).toHaveLength(1)
})

test('a confirmation that fails costs nothing', async ({ expect }) => {
  const portal = await openPortal()
  const world = createWorld({ ...portal.settings, FORM_CONFIRMATION: 'on' })
  world.mailFaults.push('E_RECIPIENT_SUPPRESSED')
  await world.post('contact', contact)
  expect(await world.rows()).toMatchObject([{ state: 'delivered', destination: 'hubspot' }])
})

test('an incomplete payload is told, and nothing is sent', async ({ expect }) => {
  const world = createWorld()
  await expect(world.deps().sendContactEmail({})).rejects.toThrow('Missing required fields')
  await expect(
    world.deps().sendContactEmail({ name: 'Ada', email: 'a@b.example', message: '' }),
  ).rejects.toThrow('Missing required fields')
  expect(world.box).toEqual([])
})
