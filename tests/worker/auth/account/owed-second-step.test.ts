import { test } from 'vitest'
import { userRolesTable } from '../../../../worker/db/schema/users.ts'
import { createOidcWorld } from '../identities/oidc-world.ts'
import { enrol, prove, signedIn } from '../factors/authenticator.ts'
import { noLimits } from '../../kit/outages.ts'
import { json } from '../world.ts'

const email = 'admin@example.com'

test('whose role owes a second step changes nothing of their account before it, but for the password of an invitation', async ({
  expect,
}) => {
  const { world, provider } = await createOidcWorld({
    limits: noLimits,
    owesSecondFactor: (role) => role === 'admin',
  })
  const user = await world.user(email)
  await world.deps().db.insert(userRolesTable).values({ userId: user.id, role: 'admin' })
  const client = await signedIn(world, email)
  const token = (await client.getSession()).data.session?.access_token ?? ''
  const put = (body: object) => world.auth('/user', { method: 'PUT', token, body })
  const idToken = await provider.idToken({ sub: 'fake|thief', email: 'thief@example.com' })
  const deeds = {
    data: put({ data: { first_name: 'Eve' } }),
    address: put({ email: 'else@example.com' }),
    'data beside a password': put({ data: { a: 1 }, password: 'Another-olive-8' }),
    visit: world.auth('/user/identities/authorize?provider=fake&skip_http_redirect=true', {
      token,
    }),
    'id token': world.post(
      '/token?grant_type=id_token',
      { provider: 'fake', id_token: idToken, link_identity: true },
      token,
    ),
  }
  for (const [name, deed] of Object.entries(deeds)) {
    expect([name, (await json(await deed))['code']]).toEqual([name, 'insufficient_aal'])
  }
  expect((await put({ password: 'Another-olive-8' })).status).toBe(200)
  expect((await prove(client, await enrol(world, client))).error).toBeNull()
  const raised = (await client.getSession()).data.session?.access_token ?? ''
  const body = { data: { first_name: 'Ann' } }
  expect((await world.auth('/user', { method: 'PUT', token: raised, body })).status).toBe(200)
})
