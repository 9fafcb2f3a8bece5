import { createHash } from 'node:crypto'

type Ours = {
  clientId: string
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

/** What a client says to us, and what OAuth leaves to us alone (contract §8); all else is the provider's. */
const ourParameters = new Set([
  'provider',
  'redirect_to',
  'scopes',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  // a key to our site
  'preview',
])

const baseScopes = ['openid', 'email', 'profile']

/** The link to a provider's sign-in page. Source: OpenID Connect Core §3.1.2.1, RFC 7636 §4.3. */
export function authorizationUrl(
  endpoint: string,
  query: URLSearchParams,
  { clientId, redirectUri, state, nonce, verifier }: Ours,
): string {
  const url = new URL(endpoint)
  for (const [name, value] of query) {
    if (!ourParameters.has(name)) url.searchParams.append(name, value)
  }
  const asked = (query.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    scope: [...new Set([...baseScopes, ...asked])].join(' '),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
