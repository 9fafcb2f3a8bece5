import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'

/** The migration from which on it is known whose password is proven. */
const name = '0014_proven_passwords.sql'
const at = '2026-01-02T00:00:00.000Z'

test('whom staff let in before counts as proven, with a password or invited; nobody else does', async ({
  expect,
}) => {
  await reset()
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter((migration) => migration.name < name),
  )
  const insert = (id: string, hash: string | null, invitedAt: string | null, role?: string) => [
    env.DB.prepare(
      `insert into users (id, email, password_hash, invited_at, app_metadata, user_metadata, created_at, updated_at)
        values (?1, ?1, ?2, ?3, '{}', '{}', ?4, ?4)`,
    ).bind(id, hash, invitedAt, at),
    ...(role === undefined
      ? []
      : [env.DB.prepare('insert into user_roles (user_id, role) values (?, ?)').bind(id, role)]),
  ]
  await env.DB.batch([
    ...insert('admin', 'x', null, 'admin'),
    ...insert('client', 'x', null, 'client'),
    ...insert('invited', null, at, 'client'),
    ...insert('signed-up', 'x', null),
    ...insert('bare', null, null, 'client'),
  ])
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const { results } = await env.DB.prepare('select id, password_proven_at as at from users').all()
  expect(Object.fromEntries(results.map((row) => [row['id'], row['at']]))).toEqual({
    admin: at,
    client: at,
    invited: at,
    'signed-up': null,
    bare: null,
  })
})
