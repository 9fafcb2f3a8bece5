import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, test } from 'vitest'
import { call } from '../kit/client.ts'
import { createWorld, json } from '../auth/world.ts'
import { userRolesTable } from '../../../worker/db/schema/users.ts'

/*
 * The migration that repairs what strangers could once store: JSON nested so deep that SQLite cannot read it, and words
 * that claim to be the server's.
 */
const name = '0010_readable_metadata.sql'
const before = env.TEST_MIGRATIONS.filter((migration) => migration.name < name)

// a database as it was before
beforeEach(async () => {
  await reset()
  await applyD1Migrations(env.DB, before)
})

const migrate = () =>
  applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter((migration) => migration.name <= name),
  )

const at = '2026-01-02T00:00:00.000Z'
const deep = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`

type Row = {
  id: string
  email?: string | null
  phone?: string | null
  metadata: string
  isConfirmed?: boolean
}

/** As the Worker of that time wrote it, with the identity that signing up makes. */
async function insert({ id, email = null, phone = null, metadata, isConfirmed = false }: Row) {
  const confirmed = isConfirmed ? at : null
  const provider = email === null ? 'phone' : 'email'
  await env.DB.batch([
    env.DB.prepare(
      `insert into users (id, email, phone, email_confirmed_at, phone_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
        values (?, ?, ?, ?, ?, '{"provider":"email","providers":["email"]}', ?, ?, ?)`,
    ).bind(id, email, phone, email && confirmed, phone && confirmed, metadata, at, at),
    env.DB.prepare(
      `insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).bind(`identity-${id}`, id, provider, id, metadata, email, at, at),
  ])
}

const stored = async (id: string) => {
  const row = await env.DB.prepare(
    'select u.user_metadata, i.identity_data from users u join identities i on i.user_id = u.id where u.id = ?',
  )
    .bind(id)
    .first<{ user_metadata: string; identity_data: string }>()
  return { user: row?.user_metadata ?? '', identity: row?.identity_data ?? '' }
}

const unreadable = () =>
  env.DB.prepare(
    `select (select count(*) from users where not json_valid(user_metadata))
      + (select count(*) from identities where not json_valid(identity_data)) as n`,
  ).first<number>('n')

test('what SQLite could not read starts over with what the server knows', async ({ expect }) => {
  await insert({ id: 'a', email: 'a@example.com', metadata: deep(1500), isConfirmed: true })
  await insert({ id: 'b', email: 'b@example.com', metadata: deep(1500) })
  await insert({ id: 'c', phone: '306900000000', metadata: '{"half', isConfirmed: true })
  expect(await unreadable()).toBe(6)
  await migrate()
  expect(await unreadable()).toBe(0)
  const a = await stored('a')
  const ofA = { sub: 'a', email: 'a@example.com', email_verified: true, phone_verified: false }
  expect([JSON.parse(a.user), JSON.parse(a.identity)]).toEqual([ofA, ofA])
  const b = await stored('b')
  const ofB = { ...ofA, sub: 'b', email: 'b@example.com', email_verified: false }
  expect([JSON.parse(b.user), JSON.parse(b.identity)]).toEqual([ofB, ofB])
  expect(JSON.parse((await stored('c')).user)).toMatchObject({ sub: 'c', phone_verified: true })
})

test('what can be read stays to the byte, odd and deep as it may be', async ({ expect }) => {
  const kept = {
    plain: '{"language":"el","first_name":"Ελένη","sub":"plain","email_verified":true}',
    spaced: '{ "language" : "fr",  "tags": [ 1, 2 ] }',
    deep: deep(900),
    empty: '{}',
  }
  for (const [id, metadata] of Object.entries(kept)) {
    await insert({ id, email: `${id}@example.com`, metadata, isConfirmed: true })
  }
  await migrate()
  for (const [id, metadata] of Object.entries(kept)) {
    expect(await stored(id)).toEqual({ user: metadata, identity: metadata })
  }
})

test('nobody is verified by saying so, and keeps every other word', async ({ expect }) => {
  const metadata = '{"city":"Ottawa","email_verified":true,"phone_verified":true,"tags":["a"]}'
  await insert({ id: 'a', email: 'a@example.com', metadata })
  await insert({ id: 'b', email: 'b@example.com', metadata, isConfirmed: true })
  await migrate()
  expect(JSON.parse((await stored('a')).user)).toEqual({
    city: 'Ottawa',
    email_verified: false,
    phone_verified: false,
    tags: ['a'],
  })
  expect(JSON.parse((await stored('b')).user)).toMatchObject({
    email_verified: true,
    phone_verified: false,
  })
})

test('after it staff read their lists, and the account can be confirmed', async ({ expect }) => {
  await insert({ id: crypto.randomUUID(), email: 'victim@example.com', metadata: deep(1500) })
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const world = createWorld()
  const ann = await world.user('ann@meltemi.test')
  await world.deps().db.insert(userRolesTable).values({ userId: ann.id, role: 'admin' })
  const { access_token: token } = await world.session(ann)
  const list = await call('/api/admin/users', { token })
  expect(list.status).toBe(200)
  expect(JSON.stringify(await list.json())).toContain('victim@example.com')
  await world.post('/recover', { email: 'victim@example.com' })
  const { token: token_hash } = world.lastMail('victim@example.com')
  const followed = await world.post('/verify', { type: 'recovery', token_hash })
  expect([followed.status, (await json(followed))['user']]).toMatchObject([
    200,
    { email: 'victim@example.com', user_metadata: { email_verified: true } },
  ])
})

test('applied twice it changes nothing more', async ({ expect }) => {
  await insert({ id: 'a', email: 'a@example.com', metadata: deep(1500) })
  await migrate()
  const once = await stored('a')
  const migration = env.TEST_MIGRATIONS.find((it) => it.name === name)
  for (const query of migration?.queries ?? []) await env.DB.prepare(query).run()
  expect(migration?.queries.length).toBeGreaterThan(0)
  expect(await stored('a')).toEqual(once)
})
