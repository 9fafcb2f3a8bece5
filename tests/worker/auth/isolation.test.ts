import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionsTable } from '../../../worker/db/schema/sessions.ts'
import { noLimits } from '../kit/outages.ts'
import { createWorld } from './world.ts'

/** Everything of one user, as stored. */
async function belongingsOf(userId: string): Promise<string> {
  const reads = [
    env.DB.prepare('select * from users where id = ?').bind(userId),
    ...['identities', 'sessions', 'user_roles', 'mfa_factors', 'one_time_tokens'].map((table) =>
      env.DB.prepare(`select * from ${table} where user_id = ? order by 1`).bind(userId),
    ),
  ]
  return JSON.stringify((await env.DB.batch(reads)).map(({ results }) => results))
}

test(
  'by no id that A can name does A read or change anything of B',
  { timeout: 120_000 },
  async () => {
    const world = createWorld({ limits: noLimits })
    const a = await world.user('a@example.com')
    const b = await world.user('b@example.com', { userMetadata: { secret: 'of-b' } })
    await world.session(b)
    const { access_token: token } = await world.session(a)
    await world.client().resetPasswordForEmail('b@example.com')
    const [sessionOfB] = await world.deps().db.select().from(sessionsTable)
    const identityOfB = await env.DB.prepare('select id from identities where user_id = ?')
      .bind(b.id)
      .first<string>('id')
    const ids = [b.id, sessionOfB?.id ?? '', identityOfB ?? '', 'b@example.com']
    const before = await belongingsOf(b.id)

    const id = fc.oneof(fc.constantFrom(...ids), fc.uuid())
    const call = fc.oneof(
      id.map((it) => ['GET', `/auth/v1/user?id=${it}&user_id=${it}`, undefined] as const),
      id.map(
        (it) =>
          [
            'PUT',
            `/auth/v1/user?id=${it}`,
            { id: it, sub: it, user_id: it, data: { x: it } },
          ] as const,
      ),
      id.map((it) => ['PUT', '/auth/v1/user', { email: it }] as const),
      id.map((it) => ['PUT', '/auth/v1/user', { password: 'Another-one-8', nonce: it }] as const),
      id.map(
        (it) =>
          [
            'POST',
            `/auth/v1/logout?scope=${it}&user_id=${it}&session_id=${it}`,
            undefined,
          ] as const,
      ),
      id.map((it) => ['DELETE', `/auth/v1/user/identities/${it}`, undefined] as const),
      id.map((it) => ['POST', `/auth/v1/factors/${it}/challenge`, { factorId: it }] as const),
      id.map(
        (it) =>
          ['POST', `/auth/v1/factors/${it}/verify`, { challenge_id: it, code: '000000' }] as const,
      ),
      id.map((it) => ['DELETE', `/auth/v1/factors/${it}`, undefined] as const),
      id.map((it) => ['GET', `/api/me?id=${it}`, undefined] as const),
      id.map((it) => ['GET', `/api/account/sessions?user_id=${it}`, undefined] as const),
      id.map((it) => ['DELETE', `/api/account/sessions/${it}`, undefined] as const),
      id.map(
        (it) => ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: it }] as const,
      ),
      id.map(
        (it) =>
          ['POST', '/auth/v1/token?grant_type=pkce', { auth_code: it, code_verifier: it }] as const,
      ),
      id.map((it) => ['POST', '/auth/v1/verify', { type: 'recovery', token_hash: it }] as const),
    )
    await fc.assert(
      fc.asyncProperty(call, async ([method, path, body]) => {
        const response = await world.send(path, {
          method,
          token,
          ...(body !== undefined && { body }),
        })
        expect(response.status).toBeLessThan(500)
        // what A sent comes back in places; what only D1 knows of B must not
        const text = await response.text()
        expect(text).not.toContain('of-b')
        expect(text).not.toContain(sessionOfB?.refreshHash ?? '-')
      }),
      { numRuns: 600 },
    )
    expect(await belongingsOf(b.id)).toBe(before)
  },
)
