import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Db } from '../../../../worker/db/client.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { rows } from '../../kit/rows.ts'
import { authenticatorOf } from '../factors/authenticator.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { race, winsOf } from '../races/race.ts'
import { createWorld, json, password, readRedirect } from '../world.ts'

const email = 'own@example.com'
const versioned = { 'x-supabase-api-version': '2024-01-01' }

test('a copied token does not remove a second step at the moment that it is set up', async () => {
  const world = createWorld({ limits: noLimits })
  const { access_token: copied } = await world.session(await world.user(email))
  world.pass(30 * 60)
  const own = await json(
    await world.send('/api/account/proof', { method: 'POST', token: copied, body: { password } }),
  )
  const token = String(own['access_token'])
  const made = await json(await world.post('/factors', { factor_type: 'totp' }, token))
  const { secret } = made['totp'] as { secret: string }
  const { id, code } = authenticatorOf(world, String(made['id']), secret)
  const { id: challenge_id } = await json(await world.post(`/factors/${id}/challenge`, {}, token))
  const body = { challenge_id, code: code() }
  const operations = {
    verify: { path: `/auth/v1/factors/${id}/verify`, method: 'POST', token, body },
    remove: { path: `/auth/v1/factors/${id}`, method: 'DELETE', token: copied },
  }
  const reset = await rememberRows()
  await race(['verify', 'remove'], {
    reset,
    run: (name: keyof typeof operations, db: Db) => {
      const { path, ...options } = operations[name]
      const override: Partial<Deps> = { db, now: world.now, limits: noLimits }
      return call(
        path,
        { ...options, headers: versioned },
        { ...override, sendMail: async () => {} },
      )
    },
    look: async (answers, story) => {
      if (winsOf(answers, 'verify') === 0) return
      expect(
        await rows("select id from mfa_factors where status = 'verified'"),
        story,
      ).toHaveLength(1)
    },
  })
})

test.for([false, true])(
  'a visit to a provider links nothing once the password is new (PKCE: %s)',
  async (isPkce) => {
    const oidc = await createOidcWorld({ limits: noLimits })
    const { world, provider, callbackOf } = oidc
    await world.user(email)
    await world.post('/recover', { email })
    const { token: token_hash } = world.lastMail(email)
    const mailed = await json(await world.post('/verify', { type: 'recovery', token_hash }))
    const token = String(mailed['access_token'])
    world.pass(9 * 60)
    const challenge = { code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' }
    const wishes = { provider: 'fake', login_hint: 'thief@evil.example', ...(isPkce && challenge) }
    const visit = await world.auth(
      `/user/identities/authorize?${new URLSearchParams(wishes).toString()}`,
      { token },
    )
    const cookie = visit.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const path = await callbackOf(readRedirect(visit).location)
    world.pass(8 * 60)
    const known = new Map<string, Response>()
    /** The provider takes each code once; here it is asked again in every order. */
    const replayed: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      const key = `${request.url} ${await request.clone().text()}`
      const answer = known.get(key) ?? (await provider.answer(request))
      known.set(key, answer.clone())
      return answer.clone()
    }
    const reset = await rememberRows()
    const { oidc: providers } = world.deps()
    let linked = 0
    await race(['link', 'password'], {
      reset,
      run: (name: 'link' | 'password', db: Db) => {
        const override: Partial<Deps> = { db, now: world.now, limits: noLimits, oidc: providers }
        const outside = { ...override, fetch: replayed, sendMail: async () => {} }
        if (name === 'link') return call(path, { headers: { ...versioned, cookie } }, outside)
        const body = { password: 'Another-grove-8' }
        return call('/auth/v1/user', { method: 'PUT', token, body, headers: versioned }, outside)
      },
      look: async (answers, story) => {
        if (/access_token=|code=[\da-f-]{36}/.test(answers.link?.[0]?.body ?? '')) linked++
        if (winsOf(answers, 'password') === 0) return
        const left = await rows<{ provider: string }>('select provider from identities')
        expect(
          left.map((identity) => identity.provider),
          story,
        ).toEqual(['email'])
        const { results } = await env.DB.prepare('select id from sessions').all()
        expect(results, story).toHaveLength(1)
      },
    })
    expect(linked, 'without the password it does').toBeGreaterThan(0)
  },
)
