import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { rows } from '../../kit/rows.ts'
import { json } from '../world.ts'
import { race, winsOf } from './race.ts'

const email = 'owner@example.com'
const thief = 'thief@example.com'

/** An account whose session somebody stole a moment ago, while its owner comes by mail. */
async function stolenWorld() {
  const { world, provider, outside } = await createOidcWorld({ limits: noLimits })
  const user = await world.user(email)
  const stolen = await world.session(user)
  await world.post('/recover', { email })
  const { token } = world.lastMail(email)
  const mailed = await json(await world.post('/verify', { type: 'recovery', token_hash: token }))
  // as if it were not undisturbed (sessions/recovery/recovery-undisturbed.test.ts): each other mend has to hold by itself
  await env.DB.prepare('update sessions set recovers_until = null').run()
  const id_token = await provider.idToken({ sub: 'fake|thief', email: thief })
  const owners = String(mailed['access_token'])
  const oidc = world.deps().oidc
  const post = (path: string, body: unknown, by?: string, method = 'POST') => ({
    path: `/auth/v1${path}`,
    method,
    body,
    ...(by !== undefined && { token: by }),
  })
  const operations = {
    ownerSetsPassword: post('/user', { password: 'Owners-own-4' }, owners, 'PUT'),
    ownerEndsOthers: post('/logout?scope=others', undefined, owners),
    thiefLinks: post(
      '/token?grant_type=id_token',
      { provider: 'fake', id_token, link_identity: true },
      stolen.access_token,
    ),
    thiefEnrols: post('/factors', { factor_type: 'totp' }, stolen.access_token),
    thiefRefreshes: post('/token?grant_type=refresh_token', {
      refresh_token: stolen.refresh_token,
    }),
  }
  const bringBack = await rememberRows()
  const run = (name: keyof typeof operations, db: Db) => {
    const { path, ...options } = operations[name]
    const headers = { 'x-supabase-api-version': '2024-01-01', 'cf-connecting-ip': '192.0.2.200' }
    const override: Partial<Deps> = {
      db,
      oidc,
      limits: noLimits,
      now: world.now,
      sendMail: async () => {},
      fetch: (url, init) => (outside.fetch ?? fetch)(url, init),
    }
    return call(path, { ...options, headers }, override)
  }
  return { run, reset: bringBack, user, owners }
}

test.for(['thiefLinks', 'thiefEnrols', 'thiefRefreshes'] as const)(
  'a new password by mail leaves a stolen session nothing, whatever that does at the same time: %s',
  async (other) => {
    const { run, reset, user } = await stolenWorld()
    let done = 0
    await race(['ownerSetsPassword', other], {
      run,
      reset,
      look: async (answers, story) => {
        if (winsOf(answers, 'ownerSetsPassword') === 0) return
        done++
        const [account] = await rows<{ providers: string }>(
          `select app_metadata ->> '$.providers' as providers from users where id = ?`,
          user.id,
        )
        expect(account, story).toEqual({ providers: '["email"]' })
        const left = await rows('select provider from identities where user_id = ?', user.id)
        expect(left, story).toEqual([{ provider: 'email' }])
        expect(
          await rows('select id from sessions where user_id = ?', user.id),
          story,
        ).toHaveLength(1)
        const second = `select id from mfa_factors where user_id = ? and status = 'verified'`
        expect(await rows(second, user.id), story).toEqual([])
      },
    })
    expect(done).toBeGreaterThan(2)
  },
)

test('a session that was ended everywhere links nothing afterwards', async () => {
  const { run, reset, user } = await stolenWorld()
  const outcomes = new Set<boolean>()
  await race(['ownerEndsOthers', 'thiefLinks'], {
    run,
    reset,
    look: async (answers, story, isWhole) => {
      const isLinked =
        (await rows(`select 1 from identities where user_id = ? and provider = 'fake'`, user.id))
          .length > 0
      if (isWhole) expect(isLinked, story).toBe(winsOf(answers, 'thiefLinks') > 0)
      if (isWhole) outcomes.add(isLinked)
    },
  })
  expect([...outcomes].toSorted()).toEqual([false, true])
})
