import { env } from 'cloudflare:workers'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { tables } from '../kit/tables.ts'
import { createOidcWorld } from '../auth/identities/oidc-world.ts'
import { createWorld, json, password, withSession } from '../auth/world.ts'
import { call, origin } from '../kit/client.ts'
import { b2bAccess, contact, formFixture } from '../forms/form-fixture.ts'
import { noLimits } from '../kit/outages.ts'
import { firstRow } from '../kit/rows.ts'

/** Who may write each JSON column, and its limits in size and depth. A new column is added here first. */
const writers: Record<string, string> = {
  'users.app_metadata': 'the server',
  'users.user_metadata': 'a stranger: 16 KiB, 20 levels',
  'identities.identity_data':
    'a stranger: as user_metadata; a provider: four texts of 2,048 characters',
  'sessions.amr': 'the server',
  'sessions.spent': 'the server',
  'one_time_tokens.metadata': 'a stranger: as user_metadata',
  'one_time_tokens.undo': 'the server: what a change took away, of one credential',
  'outbox.payload': 'a stranger: the fields of the forms, one level; mails, sealed',
  'outbox.context': 'a stranger: three texts, one level',
  'admin_actions.detail': 'staff',
  'products.allergens': 'staff: names of a list',
  'products.nutrition': 'staff: figures of a list, one level',
  'standing_orders.items': 'a client: numbers of sixty products, two levels',
  'orders.draft_items': 'a client: numbers of sixty products, one level',
  'order_guides.items': 'a client: two hundred ids with a number each, two levels',
  'order_lines.names': 'staff: five names of a product',
  'recall_lots.names': 'staff: five names of a product',
  'recalls.reason': 'staff: five texts of 2,000 characters',
  'order_lines.change': 'the server: what a line was before',
  'order_events.detail': 'staff: a reason of 1,000 characters; the server: a day and a total',
  'health_checks.issues': 'the server',
  'settings.value': 'staff: what the catalogue of settings lets in',
  'setting_changes.from': 'staff: as settings',
  'setting_changes.to': 'staff: as settings, and special days',
  'notifications.data': 'the server: ids and choices, one level',
  'content.value': 'staff: the fields of a story, or three texts of 20,000 characters',
  'content_changes.from': 'staff: as content',
  'content_changes.to': 'staff: as content',
  'media.variants': 'the server: what it read of four files',
  'media_removals.variants': 'the server: as media',
  'hours_exceptions.intervals': 'staff: four pairs of times',
  'hours_exceptions.labels': 'staff: five texts of 80 characters',
}

test('each JSON column has a documented writer and limit', () => {
  const columns = tables
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns: all }) =>
      all.filter(({ dataType }) => dataType === 'json').map((it) => `${name}.${it.name}`),
    )
  expect(columns.toSorted()).toEqual(Object.keys(writers).toSorted())
})

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
/** Just above the limit, and deeper than SQLite can parse. */
const tooDeep = [{ x: nested(20) }, { x: nested(1500) }]
const kib = 1024
/** In bytes: a Greek letter has two. */
const tooLarge = [{ x: 'x'.repeat(8 * kib) }, { x: 'ω'.repeat(4 * kib) }]
const tooMuch = [
  ...tooDeep,
  ...tooLarge,
  Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key${index}`, index])),
]

/** All rows of D1 except rate limits. */
async function everything(): Promise<string> {
  const names = tables
    .map((table) => getTableConfig(table).name)
    .filter((name) => name !== 'limits')
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from ${name}`)))
  return JSON.stringify(rows.map(({ results }) => results))
}

/** Sends an invalid request and checks that nothing was stored. */
async function expectRefused(send: () => Promise<Response>): Promise<void> {
  const before = await everything()
  const response = await send()
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await everything()).toBe(before)
}

test('a sign-up by any route stores at most 8 KiB and 20 levels of user metadata', async () => {
  const world = createWorld({ limits: noLimits })
  for (const data of tooMuch) {
    const body = { email: 'new@example.com', password, data }
    await expectRefused(() => world.post('/signup', body))
    await expectRefused(() => world.post('/otp', { email: 'new@example.com', data }))
  }
  const allowed = { x: nested(19), y: 'ω'.repeat(3 * kib) }
  const body = { email: 'new@example.com', password, data: allowed }
  expect((await world.post('/signup', body)).status).toBe(200)
})

test('user metadata cannot grow beyond its limit in several steps', async () => {
  const { world, access_token: token } = await withSession('a@example.com', { limits: noLimits })
  const put = (data: unknown) => world.put(token, { data })
  for (const data of tooMuch) await expectRefused(() => put(data))
  expect((await put({ a: 'x'.repeat(3 * kib) })).status).toBe(200)
  expect((await put({ b: 'x'.repeat(3 * kib) })).status).toBe(200)
  await expectRefused(() => put({ c: 'x'.repeat(3 * kib) }))
  expect((await put({ a: null, c: 'x'.repeat(3 * kib) })).status).toBe(200)
})

test('only short claims of an identity provider are stored', async () => {
  const { world, provider } = await createOidcWorld()
  const person = { sub: 'fake|anna', email: 'anna@example.com', email_verified: true }
  const odd = { name: 'x'.repeat(5000), picture: { deep: nested(900) }, extra: nested(900) }
  const id_token = await provider.idToken({ ...person, ...odd })
  const response = await world.post('/token?grant_type=id_token', { provider: 'fake', id_token })
  expect(response.status).toBe(200)
  const row = await firstRow<Record<string, string>>(
    'select u.user_metadata, i.identity_data from users u join identities i on i.user_id = u.id',
  )
  for (const text of Object.values(row)) {
    const kept = 'email email_verified iss phone_verified provider_id sub'
    expect(Object.keys(JSON.parse(text)).toSorted().join(' ')).toBe(kept)
  }
  expect((await json(response))['user']).toMatchObject({ email: 'anna@example.com' })
})

test('a form stores its own fields only, each with a length limit', async () => {
  const { post } = formFixture({}, { limits: noLimits })
  for (const [form, good] of [
    ['contact', contact],
    ['b2b-access', b2bAccess],
  ] as const) {
    for (const name of Object.keys(good)) {
      await expectRefused(() => post(form, { ...good, [name]: nested(1000) }))
      await expectRefused(() => post(form, { ...good, [name]: { x: 'y' } }))
      await expectRefused(() => post(form, { ...good, [name]: 'x'.repeat(20 * kib) }))
    }
    await expectRefused(() => post(form, { ...good, more: nested(1000) }))
  }
})

test('invalid browser metadata does not lose the message, and is cut to short texts', async () => {
  const { post, rows } = formFixture({}, { limits: noLimits })
  const asked = ['pageUri', 'pageName', 'hutk', 'more'].flatMap((name) =>
    [nested(1000), `${origin}/${'x'.repeat(4 * kib)}`].map((odd) => ({ [name]: odd })),
  )
  for (const [nth, meta] of asked.entries())
    expect((await post('contact', { ...contact, message: `No. ${nth}`, meta })).status).toBe(202)
  const contexts = (await rows()).map(({ context }) => String(context))
  const cut = JSON.stringify({ pageName: `${origin}/`.padEnd(300, 'x') })
  expect(contexts.toSorted()).toEqual([cut, ...Array<string>(7).fill('{}')])
})

test('the referrer of a form is stored up to 2,048 characters', async () => {
  const { post, rows } = formFixture({}, { limits: noLimits })
  for (const length of [2048, 2049]) {
    const referer = `${origin}/`.padEnd(length, 'x')
    expect((await post('contact', contact, { referer })).status).toBe(202)
  }
  const contexts = (await rows()).map((row) => JSON.parse(String(row['context'])))
  expect(contexts.map(({ pageUri = '' }) => pageUri.length).toSorted()).toEqual([0, 2048])
})

test('a page view with nested or long values is refused', async () => {
  const view = { path: '/', locale: 'en' }
  const post = (body: unknown) =>
    call('/api/page-views', { method: 'POST', body }, { limits: noLimits })
  for (const bad of [
    { ...view, path: nested(1000) },
    { ...view, path: `/${'x'.repeat(300)}` },
    { ...view, locale: nested(1000) },
    { ...view, referrer: `https://x.example/${'x'.repeat(300)}` },
    { ...view, more: nested(1000) },
  ])
    await expectRefused(() => post(bad))
})

test('a factor’s name is a text of at most 255 characters', async () => {
  const { world, access_token: token } = await withSession('a@example.com', { limits: noLimits })
  for (const friendly_name of [nested(1000), 'x'.repeat(256), { x: 1 }])
    await expectRefused(() => world.post('/factors', { factor_type: 'totp', friendly_name }, token))
})
