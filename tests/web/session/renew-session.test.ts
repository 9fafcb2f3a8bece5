import { test } from 'vitest'
import type { AuthClient } from '../../../web/session/auth-client.ts'
import { renewSession } from '../../../web/session/renew-session.ts'

/** A session manager whose refresh ends so. */
const refreshing = (error: { name: string } | null): AuthClient => {
  const client = { refreshSession: async () => ({ data: { user: null, session: null }, error }) }
  return (async () => client) as unknown as AuthClient
}

test('after a proof the session is refreshed, and a network that is away is told', async ({
  expect,
}) => {
  await expect(renewSession(refreshing(null))).resolves.toBeUndefined()
  const away = refreshing({ name: 'AuthRetryableFetchError' })
  await expect(renewSession(away)).rejects.toMatchObject({ code: 'network/unreachable' })
})

test('a refresh that another tab overtook goes on with what that tab got', async ({ expect }) => {
  const overtaken = refreshing({ name: 'AuthRefreshDiscardedError' })
  await expect(renewSession(overtaken)).resolves.toBeUndefined()
})
