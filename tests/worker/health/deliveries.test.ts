import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { noteTrouble } from '../../../worker/db/troubles.ts'
import { contact, createWorld } from '../forms/world.ts'
import { call, origin } from '../kit/client.ts'
import { createSystem } from './world.ts'

/** A lead that nothing delivers: HubSpot is not set up, the sender may not send. */
async function loseLead() {
  const world = createWorld()
  world.mailFaults.push(...Array.from({ length: 20 }, () => 'E_SENDER_NOT_VERIFIED'))
  await world.post('contact', contact)
}

test('a lead that died is an error, and monitors hear of it', async () => {
  const system = createSystem()
  expect((await system.run()).overall).toBe('healthy')
  await loseLead()
  system.pass(5)
  expect(await system.run()).toMatchObject({
    forms: 'error',
    overall: 'error',
    issues: ['Deliveries failed: 1 could not be delivered'],
  })
  expect((await system.call('/api/health')).status).toBe(503)
})

test('what is not sent in time is an error: the cron stands still or cannot keep up', async () => {
  await loseLead()
  const due = new Date().toISOString()
  await env.DB.prepare("update outbox set state = 'waiting', next_at = ?").bind(due).run()
  const system = createSystem()
  expect((await system.run()).overall).toBe('healthy')
  system.pass(16)
  expect((await system.run()).issues).toEqual(['Deliveries overdue: 1 not sent in time'])
})

test.for(['E_SENDER_NOT_VERIFIED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])(
  'mail that cannot be sent to anybody is an error for a quarter of an hour: %s',
  async (code) => {
    const refused = Object.assign(new Error('not sent'), { code })
    const EMAIL = { send: () => Promise.reject(refused) } as unknown as SendEmail
    const { sendMail } = liveDeps({ ...env, EMAIL }, new Request(origin), { waitUntil() {} })
    const mail = { to: 'a@b.example', subject: 's', text: 't', html: 'h' }
    await expect(sendMail(mail)).rejects.toThrow('not sent')
    const system = createSystem()
    expect(await system.run()).toMatchObject({
      forms: 'error',
      issues: [`Email function error: ${code}`],
    })
    system.pass(16)
    expect((await system.run()).overall).toBe('healthy')
  },
)

test('one bad address, one odd mail and one busy minute are no error of ours', async () => {
  const codes = [
    'E_RECIPIENT_SUPPRESSED',
    'E_DELIVERY_FAILED',
    'E_RATE_LIMIT_EXCEEDED',
    'E_VALIDATION_ERROR',
    'E_FIELD_MISSING',
    'E_CONTENT_TOO_LARGE',
  ]
  for (const code of codes) {
    const refused = Object.assign(new Error(code), { code })
    const EMAIL = { send: () => Promise.reject(refused) } as unknown as SendEmail
    const { sendMail } = liveDeps({ ...env, EMAIL }, new Request(origin), { waitUntil() {} })
    await expect(
      sendMail({ to: 'a@b.example', subject: 's', text: 't', html: 'h' }),
    ).rejects.toThrow(code)
  }
  expect((await createSystem().run()).overall).toBe('healthy')
})

test('trouble that goes on is written once a minute', async () => {
  const db = createDb(env.DB)
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
  const last = async () => await env.DB.prepare('select last_at from troubles').first('last_at')
  await noteTrouble(db, 'mail', 'E_X', at(0))
  await noteTrouble(db, 'mail', 'E_X', at(30))
  expect(await last()).toBe(at(0).toISOString())
  await noteTrouble(db, 'mail', 'E_Y', at(61))
  expect(await last()).toBe(at(61).toISOString())
  expect((await call('/api/health')).status).toBe(200)
})
