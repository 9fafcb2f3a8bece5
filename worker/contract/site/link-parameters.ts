/**
 * What the auth service adds to the address that a mail's link or a provider leads to. Used once by the pages, then taken
 * out of the address bar. No address that someone asks to be led to may have them: its reader would be told what a
 * stranger planted there, instead of what the link brought.
 */
export const linkParameters: readonly string[] = (
  'code token_hash type access_token refresh_token expires_in expires_at token_type ' +
  'provider_token provider_refresh_token sb message error error_code error_description'
).split(' ')
