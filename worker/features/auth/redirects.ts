import type { Session } from '#contract/auth.ts'
import { splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { linkParameters } from '#contract/site/link-parameters.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { AuthSettings } from '../../lib/settings/auth-settings.ts'
import { matchesGlob } from '../../lib/text/glob.ts'
import type { AuthFailure, Call } from './protocol.ts'

type Rules = Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>

/** Longer than any link in our emails. */
const lengthLimit = 2048
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that execute or display the link's own content. */
const neverSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])

/**
 * The URL that a link redirects to: the requested one, else the request's origin, else the site's
 * root, which redirects to the page that handles links. A forbidden URL is ignored (Supabase Auth
 * protocol) and the reason is logged.
 */
export function redirectTarget(c: Call): string {
  const rules = c.var.deps.auth()
  const asked = [c.req.query('redirect_to'), c.req.header('redirect_to')].filter(Boolean)
  const allowed = [...asked, c.req.header('referer')].find(
    (target) => target && isAllowedRedirect(target, rules),
  )
  if (asked[0] && allowed !== asked[0]) {
    // logs the host only, because the rest may be personal data
    const host = URL.canParse(asked[0]) ? new URL(asked[0]).host.slice(0, 200) : undefined
    const reason = refusedBecause(asked[0], rules)
    log('info', 'redirect_to is not honoured', { area: 'auth', host, reason })
  }
  return withoutLinkParameters(allowed ?? rules.siteUrl)
}

/**
 * Removes the parameters of our own links from a URL, so that an `error` set by an attacker does
 * not replace the link.
 */
function withoutLinkParameters(target: string): string {
  const url = new URL(target)
  const fragment = new URLSearchParams(url.hash.slice(1))
  if (!linkParameters.some((name) => url.searchParams.has(name) || fragment.has(name)))
    return target
  for (const name of linkParameters) {
    url.searchParams.delete(name)
    fragment.delete(name)
  }
  url.hash = fragment.size === 0 ? '' : String(fragment)
  return url.href
}

/**
 * Whether a link may redirect to a URL: to the site itself, or to a URL that matches a listed glob.
 */
export const isAllowedRedirect = (target: string, rules: Rules): boolean =>
  refusedBecause(target, rules) === null

/** Reason why a link must not redirect to a URL; `null` if it may. */
export function refusedBecause(target: string, { siteUrl, redirectUrls }: Rules): string | null {
  if (target.length > lengthLimit) return 'it is too long'
  // browsers parse whitespace, control characters and backslashes differently
  if (!URL.canParse(target) || /[\s\\\p{Cc}]/u.test(target)) return 'it is no address'
  const url = new URL(target)
  const site = new URL(siteUrl)
  if (neverSchemes.has(url.protocol)) return 'its scheme runs code'
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    if (!hasPlainHost(target) || url.username !== '' || url.password !== '') {
      return 'its host is disguised'
    }
    if (isSameSite(url, site)) {
      const path = decodedPath(url)
      if (path === null || redirects(path, url)) return 'it is no page of the site'
      return isFile(path) ? 'it is a file of the site' : null
    }
    if (isIpAddress(url)) {
      const isLocal = loopbackHosts.has(url.hostname) && loopbackHosts.has(site.hostname)
      return isLocal ? null : 'its host is an IP address'
    }
  }
  const isOk = isListed(target, { redirectUrls })
  return isOk ? null : 'it is neither on the site nor in AUTH_REDIRECT_URLS'
}

/** Whether AUTH_REDIRECT_URLS lists a URL. */
export const isListed = (target: string, { redirectUrls }: Pick<Rules, 'redirectUrls'>): boolean =>
  redirectUrls.some((glob) => matchesGlob(glob, target.replace(/#.*$/s, '')))

/** Whether a URL is one of our own pages, which act only when a button is clicked. */
export function isOwnPage({ origin }: Pick<Deps, 'origin'>, target: string): boolean {
  const url = new URL(target)
  if (url.origin !== new URL(origin).origin) return false
  const path = decodedPath(url)
  return path !== null && pagePaths.some((pattern) => pattern.test(splitLocale(path).path))
}

const pagePaths = Object.values(pages).map(
  // `/admin-portal/*` also matches `/admin-portal`
  ({ path }) =>
    new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+').replaceAll('/*', '(?:/.*)?')}/?$`),
)

/**
 * Decodes a path until no escapes remain, because our router treats `/%61uth` as `/auth` and other
 * routers may decode again. `null` if decoding fails, because the target is then unknown.
 */
function decodedPath({ pathname }: URL): string | null {
  try {
    let path = pathname
    for (let last = ''; path !== last;) {
      last = path
      path = decodeURIComponent(last)
    }
    return path
  } catch {
    return null
  }
}

/**
 * Whether a URL of our site could redirect elsewhere together with a link's secrets: paths that
 * browsers parse as a host, the preview exchange, and endpoints such as the start of an OAuth flow.
 */
const redirects = (path: string, { searchParams }: URL) =>
  /^\/[/\\]|\/\.{1,2}(?:\/|$)|\p{Cc}/u.test(path) ||
  /^\/(?:auth\/v1|api|ofrep|preview)(?:\/|$)/i.test(path) ||
  searchParams.has('preview')

/** Files, which do not handle links. */
const isFile = (path: string) => /^\/(?:assets|media)(?:\/|$)|\.[^/]*\/*$/i.test(path)

/** Whether scheme, host and port are the site's. On a developer's machine, any port is accepted. */
const isSameSite = (url: URL, site: URL) =>
  url.protocol === site.protocol &&
  url.hostname === site.hostname &&
  (url.port === site.port || loopbackHosts.has(site.hostname))

/**
 * Checks the host as written, because URL parsing normalizes `2130706433` and `①` to
 * harmless-looking hosts.
 */
function hasPlainHost(target: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ''
  if (host.startsWith('[')) return true // IPv6; see isIpAddress
  const name = host.replace(/:\d*$/, '')
  const isNumber = /(^|\.)(\d+|0x[\da-f]*)$/i.test(name)
  return /^[a-z\d.-]+$/i.test(name) && (!isNumber || /^\d+(\.\d+){3}$/.test(name))
}

/** URL parsing normalizes each notation of an IP address to one of these two. */
const isIpAddress = ({ hostname }: URL) =>
  hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)

/** Sets parameters in a URL's query and keeps all others. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Adds parameters to a URL's fragment, after an existing one (a hash router's `#/`). */
export const withFragment = (target: string, parameters: Record<string, string>): string =>
  `${target}${target.includes('#') ? '&' : '#'}${new URLSearchParams(parameters)}`

/**
 * The redirect parameters for a session in the implicit flow; `sb` identifies them as ours
 * (Supabase Auth protocol).
 */
export const sessionParameters = (session: Session): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: session.token_type,
})

/** OAuth's error names (RFC 6749 §4.1.2.1) by status. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}

/** The redirect parameters for an error. */
export function errorParameters(failure: AuthFailure): Record<string, string> {
  const { authCode, status, message } = failure
  const error = oauthErrors[status]
  return { ...(error && { error }), error_code: authCode, error_description: message }
}
