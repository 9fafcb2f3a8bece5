import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { call } from '../../kit/client.ts'
import { noLimits } from '../../kit/outages.ts'
import { createSite } from '../../kit/site.ts'
import { createWorld } from '../world.ts'
import { protectedUser, signedIn } from './authenticator.ts'

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The way to take the second step, or to leave without it: second-step.test.ts looks at these. */
const secondStep =
  /^(\/auth\/v1\/(user|logout|factors\/.*)|\/api\/account\/recovery-codes\/redeem)$/

/** Other ways of writing an address, which a guard might not know. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `/${path}`,
  path.toUpperCase(),
  path.replace('/', '/./'),
  path.replace('a', '%61'),
  path.replace(/\/([^/]+)$/, '%2f$1'),
  `${path}?apikey=x&access_token=x`,
]

/** What an administrator could change, as it lies there. */
async function stored() {
  const tables = ['users', 'user_roles', 'sessions', 'mfa_factors', 'identities']
  const also = ['feature_flags', 'admin_actions', 'companies', 'recovery_codes']
  const reads = [...tables, ...also].map((name) => env.DB.prepare(`select * from ${name}`))
  return JSON.stringify((await env.DB.batch(reads)).map(({ results }) => results))
}

test(
  'no verb and no spelling of an address opens to a password alone what is shut to a visitor',
  { timeout: 180_000 },
  async () => {
    const world = createWorld({ limits: noLimits })
    const { user } = await protectedUser(world, 'admin@example.com')
    await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
    const weak = await signedIn(world, 'admin@example.com')
    const token = (await weak.getSession()).data.session?.access_token ?? ''
    const paths = new Set(
      createSite()
        .routes.filter(({ path }) => /^\/(api|auth)\/.*[^*]$/.test(path))
        .map(({ path }) => path.replaceAll(/:(\w+)(\{[^}]*\})?\??/g, user.id)),
    )
    expect(paths.size).toBeGreaterThan(50)
    const before = await stored()
    const opened: string[] = []
    for (const path of paths) {
      if (secondStep.test(path)) continue
      for (const spelling of spellings(path)) {
        for (const method of spelling === path ? verbs : ['GET', 'POST']) {
          const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { body: {} }
          const answer = await world.send(spelling, { method, token, ...body })
          const text = await answer.text()
          if (answer.status >= 500) opened.push(`${method} ${spelling} ${answer.status}`)
          if (text.includes('admin@example.com')) opened.push(`${method} ${spelling} tells`)
          if (!answer.ok) continue
          const visitor = await call(spelling, { method, ...body }, { limits: noLimits })
          if (!visitor.ok) opened.push(`${method} ${spelling} ${answer.status}`)
        }
      }
    }
    expect(opened).toEqual([])
    expect(await stored()).toBe(before)
  },
)

test('a password alone has no mail sent again for a change of address that is long past', async () => {
  const world = createWorld()
  const { client } = await protectedUser(world, 'a@example.com')
  expect((await client.updateUser({ email: 'next@example.com' })).error).toBe(null)
  world.pass(3_700)
  const weak = await signedIn(world, 'a@example.com')
  const again = async (by: typeof client) => {
    const token = (await by.refreshSession()).data.session?.access_token ?? ''
    const before = world.mailbox.length
    const body = { type: 'email_change', email: 'a@example.com' }
    expect((await world.auth('/resend', { method: 'POST', token, body })).status).toBe(200)
    world.pass(61)
    return world.mailbox.length - before
  }
  expect(await again(weak)).toBe(0)
  expect(await again(client)).toBe(2)
})
