import { createApi } from '../api/client.ts'
import { authClient } from './auth-client.ts'

/** The API under the name of whoever is signed in; the session manager renews the token where needed. */
export async function sessionApi() {
  const { data } = await (await authClient()).getSession()
  return createApi(data.session?.access_token)
}
