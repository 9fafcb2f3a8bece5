import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { uncheckedHealth } from '#contract/staff/health.ts'
import { createDb } from '../../../worker/db/client.ts'
import { recordIncident } from '../../../worker/db/incidents.ts'
import { type Deps, liveDeps } from '../../../worker/deps.ts'
import { overallHealthOf } from '../../../worker/features/health/report.ts'
import { Failure } from '../../../worker/lib/http/problem.ts'
import { createOffice } from '../admin/office.ts'
import { contact, createWorld } from '../forms/world.ts'
import { call, origin } from '../kit/client.ts'
import { brokenDatabase, silent, silentDatabase } from '../kit/outages.ts'
import { createSystem, runningSystem } from './world.ts'
import { execute, rows, scalar } from '../kit/rows.ts'

/** Dependencies as an operator's settings make them. */
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
  ['nothing where all is well', {}, well],
  [
    'a database that refuses, in the words of the specification',
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
    'mail that fails otherwise than by refusing an empty message',
    refusing('The binding is gone'),
    error,
    'Email function error: The binding is gone',
  ],
  [
    'mail that takes an empty message',
    { sendContactEmail: () => Promise.resolve() },
    error,
    'Email function error: an empty message was accepted',
  ],
  [
    'mail that does not answer',
    { sendContactEmail: silent },
    error,
    'Forms system check failed: no answer within 5 s',
  ],
  [
    'a cause without the person that it quotes',
    refusing('550 eleni@meltemi.example at 203.0.113.9 is unknown'),
    error,
    'Email function error: 550 [email] at [ip] is unknown',
  ],
  ['HubSpot that is not set up', { hubspot: () => null }, warning, warned],
  [
    'HubSpot that is set up badly',
    { hubspot: withSettings({ HUBSPOT_PORTAL_ID: 'not a number' }).hubspot },
    warning,
    warned,
  ],
  ['HubSpot without a setting', { hubspot: unset }, warning, warned],
  ['HubSpot that refuses', { hubspot: probing(async () => refusal as never) }, warning, warned],
  ['HubSpot that is silent', { hubspot: probing(silent) }, warning, warned],
  [
    'a check that breaks itself',
    { hubspot: probing(() => Promise.reject(new TypeError('probe is broken'))) },
    { database: any, hubspot: any, forms: any, overall: 'error' },
    'Health check system failure: probe is broken',
  ],
]

test.for(causes)('a check finds %s', async ([, parts, found, ...issues]) => {
  expect(await createSystem(parts).run()).toMatchObject({ ...well, ...found, issues })
})

test('what is found is recorded and told even where no mail about it can be written', async () => {
  await createOffice() // with an administrator, who is told
  const system = await runningSystem()
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
  const told = await rows(
    "select data from notifications where event = 'health' order by created_at",
  )
  expect(told.map(({ data }) => JSON.parse(String(data)).to)).toEqual(found.slice(1))
  expect(results.map(({ overall }) => overall)).toEqual(found)
  const mailed = system.mailbox.map(({ subject }) => subject.split(' ').at(-1))
  expect(mailed).toEqual(['healthy', 'healthy'])
})

test('overall is error by database or forms, warning by HubSpot or forms, else healthy', () => {
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

test('before the first check the database counts as healthy, the rest as a warning', async () => {
  const unknown = { hubspot: 'warning', forms: 'warning', overall: 'warning' }
  const states = { database: 'healthy', ...unknown }
  expect(uncheckedHealth).toEqual({ ...states, lastChecked: null, issues: [] })
  const response = await createSystem().call('/api/health')
  const told = { overall: 'warning', lastChecked: null }
  expect([response.status, await response.json()]).toEqual([200, told])
})

test('what cannot be read is a warning that says so: no one knows whether it is well', async () => {
  const system = createSystem()
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
  const issues = ['Deliveries failed: 1 could not be delivered']
  expect(await system.run()).toMatchObject({ ...error, issues })
  expect((await system.call('/api/health')).status).toBe(503)
})

test('what is not sent in time is an error: the cron stands still or cannot keep up', async () => {
  await loseLead()
  const due = new Date().toISOString()
  await execute("update outbox set state = 'waiting', next_at = ?", due)
  const system = createSystem()
  expect((await system.run()).overall).toBe('healthy')
  system.pass(16)
  expect((await system.run()).issues).toEqual(['Deliveries overdue: 1 not sent in time'])
})

/** A mail that the service answers with a code. */
async function refuseMail(code: string) {
  const refused = Object.assign(new Error('not sent'), { code })
  const EMAIL = { send: () => Promise.reject(refused) } as unknown as SendEmail
  const { sendMail } = liveDeps({ ...env, EMAIL }, new Request(origin), { waitUntil() {} })
  const mail = { to: 'a@b.example', subject: 's', text: 't', html: 'h' }
  await expect(sendMail(mail)).rejects.toThrow('not sent')
}

test.for(['E_SENDER_NOT_VERIFIED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])(
  'mail that cannot be sent to anyone is an error for a quarter of an hour: %s',
  async (code) => {
    await refuseMail(code)
    const system = createSystem()
    const issues = [`Email function error: ${code}`]
    expect(await system.run()).toMatchObject({ forms: 'error', issues })
    system.pass(16)
    expect((await system.run()).overall).toBe('healthy')
  },
)

test('one bad address, one odd mail and one busy minute are no error of ours', async () => {
  const codes =
    'E_RECIPIENT_SUPPRESSED E_DELIVERY_FAILED E_RATE_LIMIT_EXCEEDED ' +
    'E_VALIDATION_ERROR E_FIELD_MISSING E_CONTENT_TOO_LARGE'
  for (const code of codes.split(' ')) await refuseMail(code)
  expect((await createSystem().run()).overall).toBe('healthy')
})

test('trouble that goes on is written once a minute', async () => {
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
