import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { rows } from '../../kit/rows.ts'
import { createWorld } from '../world.ts'
import { race } from './race.ts'

const own = 'own@example.com'

/** Somebody who signs in by mail and by two providers, each of which vouches for an address. */
async function createThreeWays() {
  const world = createWorld({ limits: noLimits })
  const user = await world.user(own)
  const at = world.now().toISOString()
  const ids: Record<string, string> = {}
  for (const name of ['first', 'second']) {
    const id = crypto.randomUUID()
    const email = `${name}@example.com`
    const data = JSON.stringify({ sub: name, email, email_verified: true })
    await env.DB.prepare(
      `insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
        values (?1, ?2, ?3, ?3, ?4, ?5, ?6, ?6)`,
    )
      .bind(id, user.id, name, data, email, at)
      .run()
    ids[name] = id
  }
  const [mail] = await rows<{ id: string }>(
    "select id from identities where user_id = ? and provider = 'email'",
    user.id,
  )
  const { access_token: token } = await world.session(user)
  const unlink = (id: string | undefined, db: Db, by = token) =>
    call(
      `/auth/v1/user/identities/${id}`,
      { method: 'DELETE', token: by },
      { db, limits: noLimits, sendMail: async () => {} },
    )
  const all: Record<string, string | undefined> = { ...ids, mail: mail?.id }
  return { world, user, token, ids: all, unlink }
}

/** The address of an account is that of a way in that it still has. */
async function expectOwnAddress(userId: string, story: string): Promise<void> {
  const [account] = await rows<{ email: string | null; own: number }>(
    `select email, exists (select 1 from identities i where i.user_id = u.id and i.email = u.email) own
      from users u where id = ?`,
    userId,
  )
  expect([story, account?.email === null || account?.own === 1]).toEqual([story, true])
}

test('after two ways in are unlinked at once the address is that of one that is left', async () => {
  const { user, ids, unlink } = await createThreeWays()
  await race(['mail', 'first'] as const, {
    run: (name, db) => unlink(ids[name], db),
    reset: await rememberRows(),
    look: (_, story) => expectOwnAddress(user.id, story),
  })
})

test('an address that was just agreed to is not replaced by one that stood there before', async () => {
  const { world, user, token, ids, unlink } = await createThreeWays()
  const next = 'next@example.com'
  await world.auth('/user', { method: 'PUT', token, body: { email: next } })
  const pathTo = (to: string) => world.lastMail(to).link.replace(/^https?:\/\/[^/]+/, '')
  await world.send(pathTo(own))
  const last = pathTo(next)
  await race(['unlink', 'confirm'] as const, {
    run: (name, db) =>
      name === 'unlink'
        ? unlink(ids['mail'], db)
        : call(last, {}, { db, limits: noLimits, sendMail: async () => {} }),
    reset: await rememberRows(),
    look: (_, story) => expectOwnAddress(user.id, story),
  })
})

test.for(['others', 'global'])(
  'a session that the owner has ended removes no way of signing in: %s',
  async (scope) => {
    const { world, user, token: stolen, ids, unlink } = await createThreeWays()
    const { access_token: token } = await world.session(user)
    const left = async () => rows('select id from identities where user_id = ?', user.id)
    let leftWhenEnded: unknown
    const signOut = async (db: Db) => {
      const path = `/auth/v1/logout?scope=${scope}`
      const quiet = { db, limits: noLimits, sendMail: async () => {} }
      const answer = await call(path, { method: 'POST', token }, quiet)
      if (answer.status === 204) leftWhenEnded = await left()
      return answer
    }
    const remember = await rememberRows()
    await race(['thief', 'owner'] as const, {
      run: (name, db) => (name === 'thief' ? unlink(ids['second'], db, stolen) : signOut(db)),
      isEvery: true,
      reset: async () => {
        leftWhenEnded = undefined
        await remember()
      },
      look: async (_, story) => {
        if (leftWhenEnded !== undefined)
          expect([story, await left()]).toEqual([story, leftWhenEnded])
      },
    })
  },
)
