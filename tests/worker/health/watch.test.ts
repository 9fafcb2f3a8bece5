import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { HealthReport, HealthReportWithHistory } from '#contract/staff/health.ts'
import { company, companyDefaults } from '#contract/company.ts'
import type { Deps } from '../../../worker/deps.ts'
import { createOffice } from '../admin/office.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { healthFixture, checkedHealthFixture, workingHubSpot } from './health-fixture.ts'
import { ownKv } from '../kit/own-kv.ts'
import { scalar } from '../kit/rows.ts'

const noHubSpot = () => null
const said = ({ mailbox }: ReturnType<typeof healthFixture>) =>
  mailbox.map(({ subject }) => subject.replace(`${company.name} system: `, ''))

/** Runs the check again after five minutes. */
const runAgain = (system: ReturnType<typeof healthFixture>, broken: Partial<Deps> = {}) => {
  system.pass(5)
  return system.run(broken)
}

test('a change of the overall state is mailed once, not at every check', async () => {
  const system = await checkedHealthFixture()
  expect(system.mailbox).toHaveLength(0) // healthy from the start: no mail
  for (let run = 0; run < 3; run++) await runAgain(system, { hubspot: noHubSpot })
  const [mail] = system.mailbox
  expect(mail?.to).toBe(companyDefaults.email)
  expect(said(system)).toEqual(['warning'])
  expect(mail?.text).toContain('Contact forms may fail due to HubSpot configuration')
  await runAgain(system)
  await runAgain(system)
  expect(said(system)).toEqual(['warning', 'healthy'])
})

test('each further problem during an outage is mailed once', async () => {
  const system = await checkedHealthFixture()
  const wrongs = [
    { hubspot: noHubSpot },
    { hubspot: noHubSpot, sendContactEmail: () => Promise.reject(new Error('no binding')) },
    { sendContactEmail: () => Promise.reject(new Error('another reason')) },
    { db: brokenDatabase, sendContactEmail: () => Promise.reject(new Error('no binding')) },
  ]
  for (const broken of wrongs) {
    for (let run = 0; run < 2; run++) await runAgain(system, broken)
  }
  expect(system.mailbox.map(({ subject, text }) => [subject, text.split('\n')[0]])).toEqual([
    [`${company.name} system: warning`, expect.stringContaining('from “healthy” to “warning”')],
    [`${company.name} system: error`, expect.stringContaining('from “warning” to “error”')],
    [`${company.name} system: error`, expect.stringContaining('A new problem was found.')],
  ])
  expect(system.mailbox[2]?.text).toContain('Database connection failed')
})

test('an error in the first check is mailed, and a warning is not', async () => {
  const warned = healthFixture({ hubspot: noHubSpot })
  await warned.run()
  expect(warned.mailbox).toHaveLength(0)
  await env.DB.exec('delete from health_checks')
  await env.KV.delete('health')
  const failed = healthFixture({ sendContactEmail: () => Promise.reject(new Error('no binding')) })
  await failed.run()
  expect(said(failed)).toEqual(['error'])
})

test('two simultaneous checks send one mail', async () => {
  const system = await checkedHealthFixture()
  system.pass(5)
  await Promise.all([system.run({ hubspot: noHubSpot }), system.run({ hubspot: noHubSpot })])
  expect(system.mailbox).toHaveLength(1)
})

test('a failed health mail is sent later', async () => {
  const system = await checkedHealthFixture()
  const sendMail = () => Promise.reject(new Error('E_DELIVERY_FAILED'))
  await runAgain(system, { hubspot: noHubSpot, sendMail })
  const row = await env.DB.prepare("select state, kind from outbox where kind = 'mail'").first()
  expect(row).toEqual({ state: 'waiting', kind: 'mail' })
})

test('a database outage and its end are mailed once each', async () => {
  const system = await checkedHealthFixture()
  for (let run = 0; run < 3; run++) await runAgain(system, { db: brokenDatabase })
  expect(said(system)).toEqual(['error'])
  await runAgain(system)
  expect(said(system)).toEqual(['error', 'healthy'])
})

test('another isolate learns from KV that the mail was sent', async () => {
  const system = await checkedHealthFixture()
  await runAgain(system, { db: brokenDatabase, kv: ownKv() })
  await runAgain(system, { db: brokenDatabase, kv: ownKv() })
  expect(system.mailbox).toHaveLength(1)
})

test('an isolate sends one mail while database and KV are down', async () => {
  const system = await checkedHealthFixture({ db: brokenDatabase, kv: brokenKv() })
  await runAgain(system)
  expect(system.mailbox).toHaveLength(1)
})

test('the monitoring endpoint answers from the last result: 200, or 503 for an error', async () => {
  const system = healthFixture()
  const { lastChecked } = await system.run()
  const well = await system.call('/api/health', {}, { kv: ownKv() })
  expect([well.status, await well.json()]).toEqual([200, { overall: 'healthy', lastChecked }])
  expect(well.headers.get('cache-control')).toBe('no-store')
  await runAgain(system, { db: brokenDatabase })
  const ill = await system.call('/api/health', {}, { kv: ownKv() })
  expect([ill.status, await ill.json()]).toMatchObject([503, { overall: 'error' }])
})

test('the monitoring endpoint answers from the database while KV is down', async () => {
  const system = await checkedHealthFixture()
  const response = await system.call('/api/health', {}, { kv: brokenKv() })
  expect([response.status, await response.json()]).toMatchObject([200, { overall: 'healthy' }])
})

test('the monitoring endpoint reports an unknown state while KV and database are down', async () => {
  const response = await healthFixture({ db: brokenDatabase, kv: brokenKv() }).call('/api/health')
  const nothing = { overall: 'error', lastChecked: null }
  expect([response.status, await response.json()]).toEqual([503, nothing])
})

test('a result older than three runs is an error, as the cron has stopped', async () => {
  const system = healthFixture()
  const { lastChecked } = await system.run()
  system.pass(14)
  expect((await system.call('/api/health', {}, { kv: ownKv() })).status).toBe(200)
  system.pass(2)
  const response = await system.call('/api/health', {}, { kv: ownKv() })
  expect([response.status, await response.json()]).toEqual([503, { overall: 'error', lastChecked }])
})

test('frequent monitoring reads KV once in five seconds', async () => {
  const system = await checkedHealthFixture()
  let reads = 0
  const kv = ownKv({
    get: ((...given: Parameters<KVNamespace['get']>) => {
      reads++
      return env.KV.get(...given)
    }) as KVNamespace['get'],
  })
  for (let call = 0; call < 20; call++) {
    expect((await system.call('/api/health', {}, { kv, db: brokenDatabase })).status).toBe(200)
  }
  expect(reads).toBe(1)
})

test('staff read the last result with seven days of history, and run a check', async () => {
  const system = healthFixture()
  const { token } = (await createOffice()).staff
  const checked = await system.call('/api/health/check', { method: 'POST', token, body: {} })
  expect(checked.status).toBe(200)
  const now = (await checked.json()) as HealthReport
  expect(now).toMatchObject({ overall: 'healthy', database: 'healthy', issues: [] })
  const response = await system.call('/api/health/report', { token })
  const report = (await response.json()) as HealthReportWithHistory
  const { lastChecked, ...found } = now
  expect(report).toEqual({ ...now, history: [{ ...found, checkedAt: lastChecked }] })
})

test('the history keeps seven days, with the worst result of every half hour', async () => {
  const system = await checkedHealthFixture({ hubspot: workingHubSpot })
  system.pass(7 * 24 * 60 - 20)
  for (let run = 0; run < 12; run++) {
    await system.run(run === 4 ? { hubspot: noHubSpot } : {})
    system.pass(5)
  }
  const count = () => scalar('select count(*) n from health_checks')
  expect(await count()).toBe(12) // the first result is older than seven days
  const { token } = (await createOffice()).staff
  // the token is issued by the real clock
  const response = await system.call('/api/health/report', { token }, { now: () => new Date() })
  const { history } = (await response.json()) as HealthReportWithHistory
  expect(history.length).toBeLessThanOrEqual(4)
  expect(history.filter(({ overall }) => overall === 'warning')).toHaveLength(1)
})
