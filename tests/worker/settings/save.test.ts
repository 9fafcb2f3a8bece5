import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { settingKeys } from '#contract/settings/setting-keys.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { currentCompany } from '../../../worker/features/settings/company-now.ts'
import type { SiteSnapshot } from '../../../worker/features/site/snapshot.ts'
import { counting } from '../kit/counting.ts'
import { ownKv } from '../kit/own-kv.ts'
import { call, noPause, origin } from '../kit/client.ts'
import { brokenDatabase, brokenKv } from '../kit/outages.ts'
import { countOf, refused } from '../admin/office.ts'
import { holidays, settingsOffice } from './settings-office.ts'
import { execute } from '../kit/rows.ts'

test('settings have their built-in values until staff change them', async () => {
  const { settings, exceptions, proposals, pending_address } = await (await settingsOffice()).read()
  expect(Object.keys(settings)).toEqual(settingKeys)
  for (const one of Object.values(settings))
    expect(one).toMatchObject({ source: 'built-in', version: 0, changed_by: null })
  expect(settings.phone.value).toBe(companyDefaults.phone)
  expect(exceptions).toEqual([])
  expect(pending_address).toBeNull()
  expect(proposals).toHaveLength(9)
})

test('a new phone number is on the next page, in footer, links and structured data', async () => {
  const office = await settingsOffice()
  expect(await office.page('/de')).toContain('+1 613 555 0142')
  const { status, body } = await office.set('phone', ' +1 613 555 0143 ')
  expect(status).toBe(200)
  const changed = { source: 'staff', changed_by: 'staff@meltemi.test' }
  expect(body.settings.phone).toMatchObject({ value: '+1 613 555 0143', ...changed })
  for (const path of ['/', '/fr', '/el/terms', '/it/teams', '/de']) {
    const page = await office.page(path)
    expect(page, path).not.toContain('0142')
    expect(page, path).toContain('href="tel:+1-613-555-0143"')
  }
  expect(await office.page('/')).toContain('"telephone":"+1 613 555 0143"')
  expect(await office.page('/de/index.md')).toContain('+1 613 555 0143')
})

test('a change set is undone as a whole, and the undo can be undone', async () => {
  const office = await settingsOffice()
  const { settings } = await office.read()
  const address = { ...companyDefaults.address, street: '1 Rideau Street' }
  const saved = await office.call('PATCH', '', {
    settings: [
      { key: 'phone', value: '+1 613 555 0199', version: settings.phone.version },
      { key: 'address', value: address, version: 0 },
    ],
    exceptions: [{ id: crypto.randomUUID(), value: holidays, version: 0 }],
    note: 'We have moved',
  })
  expect(saved.body.exceptions).toMatchObject([holidays])
  const undone = await office.call('POST', '/undo', { change_set: saved.body.change_set })
  expect(undone.status).toBe(200)
  expect(undone.body.settings.phone).toMatchObject({ value: '+1 613 555 0142', source: 'built-in' })
  expect(undone.body.settings.address.value).toEqual(companyDefaults.address)
  expect(undone.body.exceptions).toEqual([])
  const again = await office.call('POST', '/undo', { change_set: undone.body.change_set })
  expect(again.body.settings.address.value).toEqual(address)
  expect(again.body.exceptions).toMatchObject([holidays])
  const { sets } = await office.history()
  expect(sets.map(({ cause, note, can_undo }) => [cause, note, can_undo])).toEqual([
    [`undo:${undone.body.change_set}`, null, true],
    [`undo:${saved.body.change_set}`, null, false],
    [null, 'We have moved', false],
  ])
  expect(sets[0]?.changes).toHaveLength(3)
  expect(sets[2]?.changes[0]).toEqual({ key: 'phone', from: null, to: '+1 613 555 0199' })
})

test('a setting that was changed again cannot be undone', async () => {
  const office = await settingsOffice()
  const { body } = await office.set('phone', '+1 613 555 0150')
  await office.set('phone', '+1 613 555 0151')
  const undone = await office.call('POST', '/undo', { change_set: body.change_set })
  expect(undone).toMatchObject(refused(409, 'settings/version-conflict'))
  expect((await office.read()).settings.phone.value).toBe('+1 613 555 0151')
  expect((await office.call('POST', '/undo', { change_set: crypto.randomUUID() })).status).toBe(404)
})

test('saving over a colleague’s change returns both values and saves nothing', async () => {
  const office = await settingsOffice()
  await office.set('phone', '+1 613 555 0160')
  const late = await office.call('PATCH', '', {
    settings: [
      { key: 'phone', value: '+1 613 555 0161', version: 0 },
      { key: 'accountManager', value: 'Claire Beaudoin', version: 0 },
    ],
  })
  expect(late).toMatchObject(refused(409, 'settings/version-conflict'))
  const both = { yours: '+1 613 555 0161', theirs: '+1 613 555 0160' }
  const conflicts = [{ key: 'phone', ...both, changed_by: 'staff@meltemi.test' }]
  expect(late.body).toMatchObject({ conflicts })
  expect((await office.read()).settings.accountManager.source).toBe('built-in')
})

test('an outdated form does not restore a closure that a colleague removed or shortened', async () => {
  const office = await settingsOffice()
  const id = crypto.randomUUID()
  const { body } = await office.close(holidays, id)
  const seen = body.exceptions[0]?.version ?? 0
  expect((await office.close(null, id, seen)).body.exceptions).toEqual([])
  const late = await office.close({ ...holidays, last_day: '2026-12-31' }, id, seen)
  expect(late).toMatchObject({ status: 409, body: { conflicts: [{ theirs: null }] } })
  // a form that never saw the closure cannot create it either
  expect((await office.close(holidays, id, 0)).status).toBe(409)
})

test('saving the current value changes and logs nothing', async () => {
  const office = await settingsOffice()
  await office.set('address', companyDefaults.address)
  const before = await countOf('setting_changes')
  const { street, ...others } = companyDefaults.address
  const { status, body } = await office.set('address', { ...others, street })
  expect([status, body.change_set]).toEqual([200, null])
  expect(await countOf('setting_changes')).toBe(before)
})

test('a value set by an environment variable is shown as such and cannot be changed', async () => {
  const decided = { sessionMaxDays: () => 7, officeAddress: () => 'op@b.example' }
  const office = await settingsOffice(decided)
  const { settings } = await office.read()
  const days = { value: 7, source: 'operator', variable: 'SESSION_MAX_DAYS' }
  expect(settings.sessionDays).toMatchObject(days)
  expect(settings.officeEmail).toMatchObject({ value: 'op@b.example', source: 'operator' })
  for (const answer of [
    await office.set('sessionDays', 300),
    await office.call('POST', '/address', { address: 'a@b.example', version: 0 }),
  ])
    expect(answer).toMatchObject(refused(409, 'settings/locked'))
})

test('an invalid phone number, address or week is refused with its field', async () => {
  const office = await settingsOffice()
  const nine = { opens: '09:00', closes: '17:00' }
  const week = (monday: unknown) => [[], monday, [], [], [], [], []]
  const wrong: [Parameters<typeof office.set>[0], unknown, string][] = [
    ['phone', 'call us', 'settings.0.value'],
    ['phone', '+1 613', 'settings.0.value'],
    ['email', 'hello@', 'settings.0.value'],
    ['email', 'a@b.example?bcc=x@y.example', 'settings.0.value'],
    ['address', { ...companyDefaults.address, street: '\ud800' }, 'settings.0.value.street'],
    ['accountManager', ' ', 'settings.0.value'],
    // invisible characters: alone they are an unreadable name
    ...['\u200b', '\u00ad', '\u061c', '\u2060', '\u3164', '\u115f', '\u2800', '\ufe0f'].flatMap(
      (unseen): typeof wrong => [
        ['accountManager', unseen, 'settings.0.value'],
        ['address', { ...companyDefaults.address, street: unseen }, 'settings.0.value.street'],
      ],
    ),
    ['hours', week([{ opens: '17:00', closes: '09:00' }]), 'settings.0.value.1'],
    ['hours', week([nine, { opens: '16:00', closes: '18:00' }]), 'settings.0.value.1'],
    ['hours', week([{ opens: '9:00', closes: '24:00' }]), 'settings.0.value.1.0.opens'],
    ['retentionDays', 0, 'settings.0.value'],
    ['staffLocale', 'es', 'settings.0.value'],
  ]
  for (const [key, value, path] of wrong) {
    const { status, body } = await office.set(key, value)
    expect(status, key).toBe(422)
    expect((body['errors'] as { path: string }[]).map((error) => error.path)).toContain(path)
  }
  // an office address needs its confirmation link
  expect((await office.set('officeEmail', 'thief@b.example')).status).toBe(422)
  const backwards = await office.close({ ...holidays, last_day: '2026-12-01' })
  const errors = [{ path: 'exceptions.0.value.last_day' }]
  expect(backwards).toMatchObject({ status: 422, body: { errors } })
  expect(await countOf('setting_changes')).toBe(0)
})

test('a stored value that this version cannot read counts as unset', async () => {
  const office = await settingsOffice()
  await execute(
    `insert into settings values ('phone', '{"digits":1}', 1, 'x', '2026-01-01'), ('hours', '[]', 2, 'x', '2026-01-01')`,
  )
  const usual = { value: companyDefaults.phone, source: 'built-in' }
  expect((await office.read()).settings.phone).toMatchObject(usual)
  expect(await office.page('/')).toContain(companyDefaults.phone)
})

const phone = '+1 613 555 0180'
const deps = (changes: object) => ({
  ...liveDeps(env, new Request(origin), { waitUntil() {} }),
  ...changes,
})
const phoneOf = async (set: object) => (await (await currentCompany(deps(set))).in('en')).phone

test('a change set of any size writes to KV once', async () => {
  const { counts, override } = counting()
  const office = await settingsOffice(override)
  await office.call('PATCH', '', {
    settings: [
      { key: 'phone', value: phone, version: 0 },
      { key: 'accountManager', value: 'Claire Beaudoin', version: 0 },
    ],
  })
  expect(counts.puts).toBe(1)
  const stored = await env.KV.get<SiteSnapshot>('site', 'json')
  expect(stored?.settings.values).toEqual({ phone, accountManager: 'Claire Beaudoin' })
})

test('without KV a change is saved and visible here, and without D1 too the last known values are used', async () => {
  const kv = brokenKv()
  const office = await settingsOffice({ kv, pause: noPause })
  expect((await office.set('phone', phone)).status).toBe(200)
  expect(await phoneOf({ kv })).toBe(phone)
  const now = () => new Date(Date.now() + 10 * 60_000)
  expect(await phoneOf({ kv, now, db: brokenDatabase }), 'old, but better than nothing').toBe(phone)
  expect(await phoneOf({ kv: brokenKv(), db: brokenDatabase })).toBe('+1 613 555 0142')
})

test('with D1 down readers use KV, and staff get an error instead of a save', async () => {
  const office = await settingsOffice()
  await office.set('phone', phone)
  const kv = ownKv()
  expect(await phoneOf({ kv, db: brokenDatabase })).toBe(phone)
  const change = { method: 'PATCH', token: office.staff.token, body: { settings: [] } }
  expect((await call('/api/admin/settings', change, { kv, db: brokenDatabase })).status).toBe(503)
})
