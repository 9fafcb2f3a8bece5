import { apiFetch, createApi } from '../api/client.ts'
import { withEncodedParams } from '../api/encoded-params.ts'
import { authClient } from './auth-client.ts'
import { sessionStore } from './session-store.ts'

/** What a call says when the session is not what this page takes it for. */
const endings: ReadonlySet<unknown> = new Set([
  'auth/no-token',
  'auth/token-invalid',
  'auth/session-gone',
  'auth/forbidden',
  'auth/second-factor-needed',
  'auth/password-due',
  'auth/second-factor-required-first',
])

/** The API in the name of the signed-in person; the session manager renews the token where needed. */
export async function sessionApi() {
  const { data } = await (await authClient()).getSession()
  return withEncodedParams(createApi(data.session?.access_token, watchedFetch))
}

/** Ended from another device or by staff, a session is known to be over by the first call that is refused. */
const watchedFetch: typeof fetch = async (input, init) => {
  const response = await apiFetch(input, init)
  if (response.status === 401 || response.status === 403) {
    const problem = (await response
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null
    if (endings.has(problem?.code)) void sessionStore.refresh()
  }
  return response
}
