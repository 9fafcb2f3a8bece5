import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { uncheckedHealth } from '#contract/staff/health.ts'
import { createDb } from '../../../worker/db/client.ts'
import { recordIncident } from '../../../worker/db/incidents.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { overallHealthOf } from '../../../worker/features/health/report.ts'
import { Failure } from '../../../worker/lib/http/problem.ts'
import { createOffice } from '../admin/office.ts'
import { contact, formFixture } from '../forms/form-fixture.ts'
import { call, origin } from '../kit/client.ts'
import { brokenDatabase, silent, silentDatabase } from '../kit/outages.ts'
import { healthFixture, checkedHealthFixture } from './health-fixture.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

/** The dependencies for these settings. */
const withSettings = (settings: Record<string, string>): Deps =>
  liveDeps({ ...env, ...settings }, new Request(origin), { waitUntil() {} })

const probing =
  (probe: () => Promise<never>): Deps['hubspot'] =>
  () => ({ submit: async () => ({ result: 'accepted' }), probe })
const refusing = (words: string) => ({ sendContactEmail: () => Promise.reject(new Error(words)) })
const refusal = { isHealthy: false, detail: 'contact: FORM_HAS_RECAPTCHA_ENABLED' }
const unset = () => {
  throw new Failure('server/setting-missing')
}

const well = { database: 'healthy', hubspot: 'healthy', forms: 'healthy', overall: 'healthy' }
const error = { forms: 'error', overall: 'error' }
const warning = { hubspot: 'warning', overall: 'warning' }
const warned = 'Contact forms may fail due to HubSpot configuration'
const any = expect.any(String)

type Found = Partial<Record<keyof typeof well, unknown>>
const causes: [what: string, parts: Partial<Deps>, found: Found, ...issues: string[]][] = [
  ['nothing in a healthy system', {}, well],
  [
    'an unreachable database, in the wording of the specification',
    { db: brokenDatabase },
    { database: 'error', overall: 'error' },
    'Database connection failed: the database is not reachable',
  ],
  [
    'a database that does not answer within five seconds',
    { db: silentDatabase },
    { database: 'error', forms: any, overall: 'error' },
    'Database check failed: no answer within 5 s',
  ],
  [
    'a mail service that fails the probe',
    refusing('The binding is gone'),
    error,
    'Email function error: The binding is gone',
  ],
  [
    'a mail service that accepts the empty probe message',
    { sendContactEmail: () => Promise.resolve() },
    error,
    'Email function error: an empty message was accepted',
  ],
  [
    'a mail service that hangs',
    { sendContactEmail: silent },
    error,
    'Forms system check failed: no answer within 5 s',
  ],
  [
    'a mail error, masking the address that it quotes',
    refusing('550 eleni@meltemi.example at 203.0.113.9 is unknown'),
    error,
    'Email function error: 550 [email] at [ip] is unknown',
  ],
  ['a HubSpot that is not configured', { hubspot: () => null }, warning, warned],
  [
    'a HubSpot with an invalid setting',
    { hubspot: withSettings({ HUBSPOT_PORTAL_ID: 'not a number' }).hubspot },
    warning,
    warned,
  ],
  ['a HubSpot with a missing setting', { hubspot: unset }, warning, warned],
  [
    'a HubSpot that refuses the probe',
    { hubspot: probing(async () => refusal as never) },
    warning,
    warned,
  ],
  ['a HubSpot that hangs', { hubspot: probing(silent) }, warning, warned],
  [
    'a failure of the check itself',
    { hubspot: probing(() => Promise.reject(new TypeError('probe is broken'))) },
    { database: any, hubspot: any, forms: any, overall: 'error' },
    'Health check system failure: probe is broken',
  ],
]

test.for(causes)('a health check finds %s', async ([, parts, found, ...issues]) => {
  expect(await healthFixture(parts).run()).toMatchObject({ ...well, ...found, issues })
})

test('a found problem is recorded and notified even if its mail cannot be built', async () => {
  await createOffice() // with an administrator to notify
  const system = await checkedHealthFixture()
  for (const setting of ['CONTACT_EMAIL_TO', 'STAFF_LOCALE']) {
    system.pass(5)
    const { sendContactEmail, officeAddress, staffLocale } = withSettings({ [setting]: 'absent' })
    const broken = { sendContactEmail, officeAddress, staffLocale }
    const { issues } = await system.run(broken)
    expect(issues).toHaveLength(1)
    expect(issues[0]).toContain(`Email function error: ${setting}: `)
    expect((await system.call('/api/health')).status).toBe(503)
    system.pass(5)
    expect((await system.run()).overall).toBe('healthy')
  }
  const found = ['healthy', 'error', 'healthy', 'error', 'healthy']
  const results = await rows('select overall from health_checks order by checked_at')
  const notified = await rows(
    "select data from notifications where event = 'health' order by created_at",
  )
  expect(notified.map(({ data }) => JSON.parse(String(data)).to)).toEqual(found.slice(1))
  expect(results.map(({ overall }) => overall)).toEqual(found)
  const mailed = system.mailbox.map(({ subject }) => subject.split(' ').at(-1))
  expect(mailed).toEqual(['healthy', 'healthy'])
})

test('database or form errors make the overall state an error, and HubSpot errors a warning', () => {
  const states = ['healthy', 'warning', 'error'] as const
  const pairs = states.flatMap((database) => states.map((hubspot) => ({ database, hubspot })))
  for (const { database, hubspot } of pairs) {
    for (const forms of states) {
      const isError = database === 'error' || forms === 'error'
      const isWarning = hubspot === 'warning' || forms === 'warning'
      const expected = isError ? 'error' : isWarning ? 'warning' : 'healthy'
      expect(overallHealthOf({ database, hubspot, forms })).toBe(expected)
    }
  }
})

test('before the first check the database counts as healthy, and the rest as a warning', async () => {
  const unknown = { hubspot: 'warning', forms: 'warning', overall: 'warning' }
  const states = { database: 'healthy', ...unknown }
  expect(uncheckedHealth).toEqual({ ...states, lastChecked: null, issues: [] })
  const response = await healthFixture().call('/api/health')
  const notified = { overall: 'warning', lastChecked: null }
  expect([response.status, await response.json()]).toEqual([200, notified])
})

test('a part that cannot be checked is a warning', async () => {
  const system = healthFixture()
  for (const [table, what] of [
    ['incidents', 'failures of sending'],
    ['recall_recipients', 'mails of recalls'],
  ] as const) {
    await execute(`alter table ${table} rename to away`)
    const issues = [`Forms check incomplete: ${what} could not be read`]
    expect(await system.run()).toMatchObject({ forms: 'warning', overall: 'warning', issues })
    await execute(`alter table away rename to ${table}`)
    expect((await system.run()).overall).toBe('healthy')
  }
})

/** A lead that fails on every channel. */
async function loseLead() {
  const forms = formFixture()
  forms.mailFaults.push(...Array.from({ length: 20 }, () => 'E_SENDER_NOT_VERIFIED'))
  await forms.post('contact', contact)
}

test('a dead letter is a health error in the monitoring endpoint', async () => {
  const system = healthFixture()
  expect((await system.run()).overall).toBe('healthy')
  await loseLead()
  system.pass(5)
  const issues = ['Deliveries failed: 1 could not be delivered']
  expect(await system.run()).toMatchObject({ ...error, issues })
  expect((await system.call('/api/health')).status).toBe(503)
})

test('messages overdue for delivery are an error, as the cron is down or overloaded', async () => {
  await loseLead()
  const due = new Date().toISOString()
  await execute("update outbox set state = 'waiting', next_at = ?", due)
  const system = healthFixture()
  expect((await system.run()).overall).toBe('healthy')
  system.pass(16)
  expect((await system.run()).issues).toEqual(['Deliveries overdue: 1 not sent in time'])
})

/** Sends a mail that fails with a code. */
async function refuseMail(code: string) {
  const refused = Object.assign(new Error('not sent'), { code })
  const EMAIL = { send: () => Promise.reject(refused) } as unknown as SendEmail
  const { sendMail } = liveDeps({ ...env, EMAIL }, new Request(origin), { waitUntil() {} })
  const mail = { to: 'a@b.example', subject: 's', text: 't', html: 'h' }
  await expect(sendMail(mail)).rejects.toThrow('not sent')
}

test.for(['E_SENDER_NOT_VERIFIED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])(
  'the mail error %s is a health error for a quarter of an hour',
  async (code) => {
    await refuseMail(code)
    const system = healthFixture()
    const issues = [`Email function error: ${code}`]
    expect(await system.run()).toMatchObject({ forms: 'error', issues })
    system.pass(16)
    expect((await system.run()).overall).toBe('healthy')
  },
)

test('one invalid address, one failed mail or one busy minute is not a health error', async () => {
  const codes =
    'E_RECIPIENT_SUPPRESSED E_DELIVERY_FAILED E_RATE_LIMIT_EXCEEDED ' +
    'E_VALIDATION_ERROR E_FIELD_MISSING E_CONTENT_TOO_LARGE'
  for (const code of codes.split(' ')) await refuseMail(code)
  expect((await healthFixture().run()).overall).toBe('healthy')
})

test('a lasting problem is written once a minute', async () => {
  const db = createDb(env.DB)
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds))
  const last = async () => await scalar('select last_at from incidents')
  await recordIncident(db, 'mail', 'E_X', at(0))
  await recordIncident(db, 'mail', 'E_X', at(30))
  expect(await last()).toBe(at(0).toISOString())
  await recordIncident(db, 'mail', 'E_Y', at(61))
  expect(await last()).toBe(at(61).toISOString())
  expect((await call('/api/health')).status).toBe(200)
})
