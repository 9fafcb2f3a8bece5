import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '../../../worker/db/client.ts'
import { companyNow } from '../../../worker/features/settings/company-now.ts'
import { renewSettings, type Snapshot } from '../../../worker/features/settings/snapshot.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { call, noPause, origin } from '../kit/client.ts'
import { ownKv } from '../health/world.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { settingsOffice } from './settings-world.ts'

const phone = '+1 613 555 0180'
const deps = (changes: object) => ({
  ...liveDeps(env, new Request(origin), { waitUntil() {} }),
  ...changes,
})
const phoneOf = async (changes: object) => (await (await companyNow(deps(changes))).in('en')).phone

test('one write to KV for a change set, however much is in it', async () => {
  let puts = 0
  const kv = ownKv({
    put: (async (...given: Parameters<KVNamespace['put']>) => {
      puts++
      await env.KV.put(...given)
    }) as never,
  })
  const office = await settingsOffice({ kv })
  await office.call('PATCH', '', {
    settings: [
      { key: 'phone', value: phone, version: 0 },
      { key: 'accountManager', value: 'Claire Beaudoin', version: 0 },
    ],
  })
  expect(puts).toBe(1)
  const stored = await env.KV.get<Snapshot>('settings', 'json')
  expect(stored?.values).toEqual({ phone, accountManager: 'Claire Beaudoin' })
})

test('without KV a change is saved and seen here; without both, what was known last, then what is built in', async () => {
  const kv = brokenKv()
  const office = await settingsOffice({ kv, pause: noPause })
  expect((await office.set('phone', phone)).status).toBe(200)
  expect(await phoneOf({ kv })).toBe(phone)
  const later = () => new Date(Date.now() + 10 * 60_000)
  expect(
    await phoneOf({ kv, now: later, db: brokenDatabase }),
    'old, but better than nothing',
  ).toBe(phone)
  expect(await phoneOf({ kv: brokenKv(), db: brokenDatabase })).toBe('+1 613 555 0142')
})

test('with D1 down readers go on with KV, and staff are told that nothing was saved', async () => {
  const office = await settingsOffice()
  await office.set('phone', phone)
  const kv = ownKv()
  expect(await phoneOf({ kv, db: brokenDatabase })).toBe(phone)
  const refused = await call(
    '/api/admin/settings',
    { method: 'PATCH', token: office.staff.token, body: { settings: [] } },
    { kv, db: brokenDatabase },
  )
  expect(refused.status).toBe(503)
})

test('the cron puts into KV what a writer could not', async () => {
  const refusing = ownKv({ put: (() => Promise.reject(new Error('429'))) as never })
  const office = await settingsOffice({ kv: refusing, pause: noPause })
  expect((await office.set('phone', phone)).status).toBe(200)
  expect(await env.KV.get('settings')).toBeNull()
  const kv = ownKv()
  await renewSettings({ db: createDb(env.DB), kv, now: () => new Date(), pause: noPause })
  expect((await env.KV.get<Snapshot>('settings', 'json'))?.values).toEqual({ phone })
})
