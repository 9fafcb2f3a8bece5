import { env } from 'cloudflare:workers'
import type { Session } from '#contract/auth.ts'
import { createDb, type Db } from '../../../../worker/db/client.ts'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { stepAt, totpCode } from '../../../../worker/features/auth/factors/totp.ts'
import { call } from '../../kit/client.ts'
import { rememberRows } from '../../kit/remember-rows.ts'
import { noLimits } from '../../kit/outages.ts'
import { base32Bytes } from '../factors/authenticator.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { passwordHash, readRedirect } from '../world.ts'

type Options = { method?: string; body?: unknown; token?: string; cookie?: string }
type Send = (path: string, options?: Options) => Promise<Response>

const verifier = 'v'.repeat(43)

export type FactorWorld = Awaited<ReturnType<typeof createFactorWorld>>

/**
 * Somebody with a factor, recovery codes and a session at each level; somebody who sets up two first factors at once; and
 * somebody on the way back from a provider. The clock stands still, so that a code is good for as long as the races take.
 */
async function createFactorWorld() {
  const at = new Date()
  const now = () => at
  const { world, provider, callbackOf } = await createOidcWorld({ limits: noLimits, now })
  const { issuer, clientId, clientSecret } = provider
  const sender =
    (on: Db): Send =>
    (path, { cookie, ...options } = {}) => {
      const headers = { 'x-supabase-api-version': '2024-01-01', ...(cookie && { cookie }) }
      const override: Partial<Deps> = {
        db: on,
        now,
        limits: noLimits,
        sendMail: async () => {},
        oidc: () => [{ name: 'fake', issuer, clientId, clientSecret }],
        fetch: replaying((url, init) =>
          provider.answer(new Request(url, init as RequestInit<never>)),
        ),
      }
      return call(path, { ...options, headers }, override)
    }
  const send = sender(createDb(env.DB))
  const ask = async <Answer>(path: string, token: string, body: unknown = {}) => {
    const response = await send(path, { method: 'POST', token, body })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const person = async (email: string) => {
    const user = await world.user(email, { passwordHash })
    return { user, first: await world.session(user) }
  }
  /** Enrols a factor and opens a challenge of it. */
  const enrol = async (token: string, friendly_name: string) => {
    const wish = { factor_type: 'totp', friendly_name }
    const made = await ask<{ id: string; totp: { secret: string } }>(
      '/auth/v1/factors',
      token,
      wish,
    )
    const secret = base32Bytes(made.totp.secret)
    return { id: made.id, code: (ahead = 0) => totpCode(secret, stepAt(at) + ahead) }
  }
  const challenge = async (token: string, id: string) =>
    (await ask<{ id: string }>(`/auth/v1/factors/${id}/challenge`, token)).id

  const ann = await person('ann@meltemi.test')
  await world.deps().db.insert(userRolesTable).values({ userId: ann.user.id, role: 'admin' })

  const owner = await person('owner@example.com')
  const phone = await enrol(owner.first.access_token, 'Phone')
  const high = await ask<Session>(`/auth/v1/factors/${phone.id}/verify`, owner.first.access_token, {
    challenge_id: await challenge(owner.first.access_token, phone.id),
    code: phone.code(-1),
  })
  const low = await world.session(owner.user)
  const { codes } = await ask<{ codes: string[] }>('/api/account/recovery-codes', high.access_token)
  const tablet = await enrol(high.access_token, 'Tablet')

  const newcomer = await person('newcomer@example.com')
  const elsewhere = await world.session(newcomer.user)
  const one = await enrol(newcomer.first.access_token, 'One')
  const two = await enrol(elsewhere.access_token, 'Two')

  const linker = await person('linker@example.com')
  const other = await world.session(linker.user)
  /** Sets out to link an identity; what the browser comes back with. */
  const setOut = async (hint: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ provider: 'fake', login_hint: hint, ...more })
    const path = `/auth/v1/user/identities/authorize?${query}`
    const response = await send(path, { token: linker.first.access_token })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { path: await callbackOf(readRedirect(response).location), cookie }
  }
  const pkce = { code_challenge: verifier, code_challenge_method: 'plain' }
  const claims = { sub: 'fake|token', email: 'token@example.com', email_verified: true }

  return {
    owner: owner.user,
    newcomer: newcomer.user,
    linker: linker.user,
    linkingSession: sessionOf(linker.first.access_token),
    tokens: {
      ann: ann.first.access_token,
      high: high.access_token,
      low: low.access_token,
      newcomer: newcomer.first.access_token,
      elsewhere: elsewhere.access_token,
      linking: linker.first.access_token,
      other: other.access_token,
    },
    refreshToken: low.refresh_token,
    codes,
    phone: {
      ...phone,
      challenges: [
        await challenge(low.access_token, phone.id),
        await challenge(low.access_token, phone.id),
      ],
    },
    tablet: { ...tablet, challenge: await challenge(high.access_token, tablet.id) },
    one: { ...one, challenge: await challenge(newcomer.first.access_token, one.id) },
    two: { ...two, challenge: await challenge(elsewhere.access_token, two.id) },
    visit: await setOut('work@example.com'),
    pkceVisit: await setOut('work@example.com', pkce),
    idToken: await provider.idToken(claims),
    sender,
    bringBack: await rememberRows(),
  }
}

let known: FactorWorld | undefined

/** The same for all tests of a file: each order begins with its `bringBack`. */
export const factorWorld = async (): Promise<FactorWorld> => (known ??= await createFactorWorld())

/** The provider answers the same request the same way again: its codes work once, and each order asks anew. */
function replaying(fetch: Deps['fetch']): Deps['fetch'] {
  return async (url, init) => {
    const key = JSON.stringify([url, init?.body instanceof URLSearchParams ? `${init.body}` : ''])
    const known = answers.get(key)
    if (known) return known.clone()
    const response = await fetch(url, init)
    answers.set(key, response.clone())
    return response
  }
}
const answers = new Map<string, Response>()

const sessionOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['session_id']
