import { AuthFailure } from '../protocol.ts'

/** `fetch` as we use it: what is outside of us can be somewhere else in tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

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

/**
 * One question to a provider, within five seconds, its body included. Redirects are not followed: a secret may be
 * in the request.
 * @throws AuthFailure `unexpected_failure` when there is no JSON answer or it is a 5xx
 */
export async function askProvider(
  ask: Fetch,
  url: string,
  init: RequestInit = {},
): Promise<{ ok: boolean; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const headers = new Headers(init.headers)
    headers.set('accept', 'application/json')
    const response = await ask(url, { ...init, headers, redirect: 'manual', signal })
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}`)
    return { ok: response.ok, body: await response.json() }
  } catch (error) {
    throw providerFailed(error)
  }
}
