import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMailer } from '../../../worker/adapters/mail.ts'
import { createDb } from '../../../worker/db/client.ts'
import { usersTable } from '../../../worker/db/schema/users.ts'
import { deliver } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail, sendAgain } from '../../../worker/features/outbox/enqueue.ts'
import { createWorld } from './world.ts'

const db = createDb(env.DB)
const mail = { to: 'ada@marin.example', subject: 'Welcome', text: 'Secret link', html: '<p>Hi</p>' }

test('a mail goes out if its transaction does, once, and leaves nothing readable', async () => {
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

test('a mail whose transaction fails, or whose condition does not hold, is not sent', async () => {
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

test('an incomplete payload is told, and nothing is sent', async () => {
  const world = createWorld()
  await expect(world.deps().sendContactEmail({})).rejects.toThrow('Missing required fields')
  await expect(
    world.deps().sendContactEmail({ name: 'Ada', email: 'a@b.example', message: '' }),
  ).rejects.toThrow('Missing required fields')
  expect(world.box).toEqual([])
})

test('a mail service that never answers is left after ten seconds, and a mail is tried again as after any failure', async () => {
  const binding = { send: () => new Promise<never>(() => {}) }
  const sendMail = createMailer(binding as never, 'no-reply@meltemi.test')
  const world = createWorld({}, { sendMail })
  const start = Date.now()
  const { id, statement } = await enqueueMail(world.deps(), { mail, locale: 'en', cause: 'hang' })
  await db.batch([statement])
  await deliver(world.deps(), id)
  expect(Date.now() - start).toBeLessThan(12_000)
  expect(await world.rows()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'mail: TimeoutError' },
  ])
})
