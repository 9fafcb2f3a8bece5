/**
 * Query parameters that the auth service adds to redirects. Redirect targets must not contain them,
 * or an attacker could plant values. Pages read them once and remove them from the address bar.
 */
export const linkParameters: readonly string[] = (
  'code token_hash type access_token refresh_token expires_in expires_at token_type ' +
  'provider_token provider_refresh_token sb message error error_code error_description'
).split(' ')
