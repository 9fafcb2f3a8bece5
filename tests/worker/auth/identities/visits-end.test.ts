import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { identitiesTable } from '../../../../worker/db/schema/users.ts'
import { noLimits } from '../../kit/outages.ts'
import { enrol, prove, signedIn } from '../factors/authenticator.ts'
import { json, password } from '../world.ts'
import { createOidcWorld } from './oidc-world.ts'

const email = 'owner@example.com'
const thief = 'thief@example.com'

test.for(['a new password', 'a second step'] as const)(
  'a visit that a copied token began links nothing after %s in the same session',
  async (change) => {
    const oidc = await createOidcWorld({ limits: noLimits })
    const { world } = oidc
    const user = await world.user(email)
    const client = await signedIn(world, email)
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const visit = `/user/identities/authorize?provider=fake&skip_http_redirect=true&login_hint=${thief}`
    const { url } = await json(await world.auth(visit, { token }))
    if (change === 'a second step') await prove(client, await enrol(world, client))
    else {
      const body = { password: 'Owners-own-44', current_password: password }
      expect((await world.auth('/user', { method: 'PUT', token, body })).status).toBe(200)
    }
    const { fragment } = await oidc.visit(String(url))
    expect(fragment['error_code']).toBe('bad_oauth_state')
    const providers = await world
      .deps()
      .db.select({ provider: identitiesTable.provider })
      .from(identitiesTable)
      .where(eq(identitiesTable.userId, user.id))
    expect(providers).toEqual([{ provider: 'email' }])
  },
)

test('the owner is told of a second step that goes when a provider vouches for the new address', async () => {
  const oidc = await createOidcWorld({ limits: noLimits })
  const { world } = oidc
  const user = await world.user(email)
  const client = await signedIn(world, email)
  await prove(client, await enrol(world, client))
  world.pass(90)
  await client.updateUser({ email: 'new@example.com' })
  for (const address of [email, 'new@example.com']) await world.send(world.lastMail(address).link)
  world.mailbox.length = 0
  const { fragment } = await oidc.visit(
    await oidc.signInUrl(world.client(), { login_hint: 'new@example.com' }),
  )
  const seen = await json(await world.auth('/user', { token: fragment['access_token'] ?? '' }))
  expect(seen).toMatchObject({ id: user.id })
  expect(seen).not.toHaveProperty('factors')
  await expect
    .poll(() => world.mailbox.map(({ subject }) => subject))
    .toContain('A second sign-in step has been removed')
})
