import { allowInsecureRequests, customFetch } from 'oauth4webapi'
import type { Fetch } from '../../../../lib/http/outgoing.ts'
import { AuthFailure } from '../../protocol.ts'

/** A visitor is waiting meanwhile. */
export const timeoutMs = 5_000

/** The provider is away, slow or confused: the visitor may try again. */
export const providerFailed = (cause: unknown): AuthFailure =>
  new AuthFailure('unexpected_failure', {
    message: 'The sign-in provider did not answer as expected, please try again',
    cause,
  })

/** The provider, or who claims to be it, sent something that must not be believed. */
export const badAnswer = (cause: unknown): AuthFailure =>
  new AuthFailure('bad_oauth_callback', { cause })

/** How the OAuth library reaches a provider: by our own way out. Addresses without TLS are those of this machine. */
export const throughUs = (ask: Fetch) => ({
  [customFetch]: (url: string, init: object) => askProvider(ask, url, init),
  [allowInsecureRequests]: true as const, // `isTrustworthy` has looked at every address
})

/**
 * One question to a provider, within five seconds, its body included. Redirects are not followed: a secret may be
 * in the request.
 * @throws AuthFailure `unexpected_failure` when there is no answer or it is a 5xx
 */
async function askProvider(ask: Fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await ask(url, { ...init, redirect: 'manual', signal })
    const { status, headers } = response
    if (status >= 500) throw new Error(`The provider answered ${status}`)
    return new Response((await response.text()) || null, { status, headers })
  } catch (error) {
    throw providerFailed(error)
  }
}
