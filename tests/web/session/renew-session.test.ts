import { expect, test } from 'vitest'
import type { AuthClient } from '../../../web/session/auth-client.ts'
import { renewSession } from '../../../web/session/renew-session.ts'

const proven = { access_token: 'new', refresh_token: 'newer' }

test('after a proof the browser goes on with the session that it was answered with, and a network that is away is told', async () => {
  const taken: (typeof proven)[] = []
  const taking = (error: { name: string } | null): AuthClient => {
    const setSession = async (session: typeof proven) => {
      taken.push(session)
      return { data: { user: null, session: null }, error }
    }
    return (async () => ({ setSession })) as unknown as AuthClient
  }
  await expect(renewSession(taking(null), proven)).resolves.toBeUndefined()
  const away = taking({ name: 'AuthRetryableFetchError' })
  await expect(renewSession(away, proven)).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(taken).toEqual([proven, proven])
})
