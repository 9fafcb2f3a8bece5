import { createApi } from '../api/client.ts'
import { withEncodedParams } from '../api/encoded-params.ts'
import { authClient } from './auth-client.ts'

/** The API under the name of whoever is signed in; the session manager renews the token where needed. */
export async function sessionApi() {
  const { data } = await (await authClient()).getSession()
  return withEncodedParams(createApi(data.session?.access_token))
}
