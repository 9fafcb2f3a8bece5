import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { deliver } from '../../../worker/features/outbox/deliver.ts'
import { enqueueMail } from '../../../worker/features/outbox/enqueue.ts'
import { eraseOldSubmissions } from '../../../worker/features/forms/retention.ts'
import { createWorld } from '../forms/world.ts'
import { createSystem } from '../health/world.ts'
import { createOffice } from './office.ts'

const dayMinutes = 24 * 60

/** A mail that could not be delivered to anybody. */
async function loseMail(cause = 'invitation:1') {
  const world = createWorld()
  world.mailFaults.push('E_RECIPIENT_SUPPRESSED')
  const mail = {
    to: 'ada@marin.example',
    subject: 'Welcome',
    text: 'Secret link',
    html: '<p>H</p>',
  }
  const { id, statement } = await enqueueMail(world.deps(), { mail, locale: 'en', cause })
  await statement
  await deliver(world.deps(), id)
  return id
}

const rowOf = (id: string) =>
  env.DB.prepare('select state, payload from outbox where id = ?').bind(id).first()

test('a mail that nobody got is an error that says what to do, until somebody deals with it', async () => {
  const office = await createOffice()
  const system = createSystem()
  expect((await system.run()).overall).toBe('healthy')
  const id = await loseMail()
  system.pass(16) // that the mailbox refused it is told for a quarter of an hour anyhow
  expect(await system.run()).toMatchObject({
    forms: 'error',
    issues: [
      'Mails failed: 1 could not be delivered. ' +
        'Send them again or dismiss them in the admin portal, under Companies, Messages',
    ],
  })
  expect((await office.admin('POST', `/dead-mails/${id}/dismiss`, {})).status).toBe(200)
  expect((await system.run()).overall).toBe('healthy')
})

test('a week after a mail was given up it is no alarm any more, and still listed', async () => {
  const office = await createOffice()
  const id = await loseMail()
  const system = createSystem()
  system.pass(8 * dayMinutes)
  expect((await system.run()).overall).toBe('healthy')
  expect((await office.admin('GET', '/dead-mails')).body).toMatchObject({ rows: [{ id }] })
})

test('staff see to whom a mail was written and why nobody got it, never its links', async () => {
  const office = await createOffice()
  const id = await loseMail()
  const { body } = await office.admin('GET', '/dead-mails')
  expect(body).toMatchObject({
    rows: [
      {
        id,
        to: 'ada@marin.example',
        subject: 'Welcome',
        last_error: 'mail: E_RECIPIENT_SUPPRESSED',
        is_sendable: true,
      },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('Secret')
})

test('staff send a mail again that nobody got, by name', async () => {
  const office = await createOffice()
  const id = await loseMail()
  expect((await office.admin('POST', `/dead-mails/${id}/send-again`, {})).status).toBe(202)
  expect(office.mailbox.at(-1)).toMatchObject({ to: 'ada@marin.example', text: 'Secret link' })
  expect(await rowOf(id)).toEqual({ state: 'delivered', payload: null })
  expect(await office.trail(id)).toEqual([
    { action: 'mail/sent-again', actor: office.staff.user.id },
  ])
  const twice = await office.admin('POST', `/dead-mails/${id}/send-again`, {})
  expect(twice.body).toMatchObject({ code: 'mail/unknown' })
})

test('what a dismissed mail held is erased, and it is in no list', async () => {
  const office = await createOffice()
  const id = await loseMail()
  await office.admin('POST', `/dead-mails/${id}/dismiss`, {})
  expect(await rowOf(id)).toEqual({ state: 'dead', payload: null })
  expect((await office.admin('GET', '/dead-mails')).body).toEqual({ rows: [] })
  expect(await office.trail(id)).toEqual([
    { action: 'mail/dismissed', actor: office.staff.user.id },
  ])
  const again = await office.admin('POST', `/dead-mails/${id}/send-again`, {})
  expect(again.body).toMatchObject({ code: 'mail/unknown' })
})

test('a mail whose link has expired is not sent again: its reader would be led nowhere', async () => {
  const office = await createOffice()
  const age = async (id: string, hours: number) => {
    const at = new Date(office.now().getTime() - hours * 3_600_000).toISOString()
    await env.DB.prepare('update outbox set created_at = ? where id = ?').bind(at, id).run()
  }
  const again = async (cause: string, hours: number) => {
    const id = await loseMail(cause)
    await age(id, hours)
    return (await office.admin('POST', `/dead-mails/${id}/send-again`, {})).status
  }
  expect(await again('recovery:1:1', 2)).toBe(409)
  expect(await again('settings-address:1', 23)).toBe(202)
  expect(await again('settings-address:2', 25)).toBe(409)
  expect(await again('invitation:2:1', 6 * 24)).toBe(202)
  expect(await again('access-request:1:approved', 8 * 24)).toBe(409)
})

test('a mail that nobody got loses what it held once messages of its age do', async () => {
  const id = await loseMail()
  const world = createWorld()
  world.pass(89 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await rowOf(id)).toMatchObject({ payload: expect.any(String) })
  world.pass(2 * dayMinutes)
  await eraseOldSubmissions(world.deps())
  expect(await rowOf(id)).toEqual({ state: 'dead', payload: null })
})
