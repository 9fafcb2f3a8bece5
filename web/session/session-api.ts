import { apiFetch, createApi } from '../api/client.ts'
import { withEncodedParams } from '../api/encoded-params.ts'
import { authClient } from './auth-client.ts'
import { sessionStore } from './session-store.ts'

/** Error codes of a session that has changed or ended. */
const endings: ReadonlySet<unknown> = new Set([
  'auth/no-token',
  'auth/token-invalid',
  'auth/session-gone',
  'auth/forbidden',
  'auth/second-factor-needed',
  'auth/password-due',
  'auth/second-factor-required-first',
])

/** API client for the signed-in user. The session manager refreshes the token if needed. */
export async function sessionApi() {
  const { data } = await (await authClient()).getSession()
  return withEncodedParams(createApi(data.session?.access_token, watchedFetch))
}

/** Detects a session that was ended on another device or by staff, when a call is refused. */
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
