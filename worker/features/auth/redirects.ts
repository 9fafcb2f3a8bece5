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

/** No link of our mails is longer. */
const lengthLimit = 2048
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that run or show what the link itself contains. */
const neverSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])

/**
 * Where a link leads in the end: what was asked for, else where the request came from, else the site's root, which redirects
 * to the page that understands links. What is not honoured is ignored (contract §5); the log has the reason.
 */
export function redirectTarget(c: Call): string {
  const rules = c.var.deps.auth()
  const asked = [c.req.query('redirect_to'), c.req.header('redirect_to')].filter(Boolean)
  const allowed = [...asked, c.req.header('referer')].find(
    (target) => target && isAllowedRedirect(target, rules),
  )
  if (asked[0] && allowed !== asked[0]) {
    // its host is what an operator needs; the rest may be personal
    const host = URL.canParse(asked[0]) ? new URL(asked[0]).host.slice(0, 200) : undefined
    const reason = refusedBecause(asked[0], rules)
    log('info', 'redirect_to is not honoured', { area: 'auth', host, reason })
  }
  return withoutLinkParameters(allowed ?? rules.siteUrl)
}

/** A URL without the parameters of our own links: a stranger's `error` must not be read in place of the link. */
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

/** Whether a link may lead to a URL: to the site itself, or where a glob of the list allows it. */
export const isAllowedRedirect = (target: string, rules: Rules): boolean =>
  refusedBecause(target, rules) === null

/** Why a link may not lead to a URL; `null` where it may. */
export function refusedBecause(target: string, { siteUrl, redirectUrls }: Rules): string | null {
  if (target.length > lengthLimit) return 'it is too long'
  // browsers disagree about whitespace, control characters and backslashes
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

/** Whether a URL is one of our own pages, where nothing happens before the press of a button. */
export function isOwnPage({ origin }: Pick<Deps, 'origin'>, target: string): boolean {
  const url = new URL(target)
  if (url.origin !== new URL(origin).origin) return false
  const path = decodedPath(url)
  return path !== null && pagePaths.some((pattern) => pattern.test(splitLocale(path).path))
}

const pagePaths = Object.values(pages).map(
  // `/admin-portal/*` is its first screen, too
  ({ path }) =>
    new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+').replaceAll('/*', '(?:/.*)?')}/?$`),
)

/**
 * A path with all its escapes decoded: our router takes `/%61uth` for `/auth`, another one decodes once more. `null` when
 * that fails somewhere: then no one can say where it leads.
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
 * Whether an address of ours could redirect elsewhere, with the secrets of a link: a path that browsers take for a host, the
 * exchange of a preview link, or what is no page, such as a visit to a provider.
 */
const redirects = (path: string, { searchParams }: URL) =>
  /^\/[/\\]|\/\.{1,2}(?:\/|$)|\p{Cc}/u.test(path) ||
  /^\/(?:auth\/v1|api|ofrep|preview)(?:\/|$)/i.test(path) ||
  searchParams.has('preview')

/** No file of the site follows a link. */
const isFile = (path: string) => /^\/(?:assets|media)(?:\/|$)|\.[^/]*\/*$/i.test(path)

/** Scheme, host and port are the site's; a developer's tools open other ports of the same machine. */
const isSameSite = (url: URL, site: URL) =>
  url.protocol === site.protocol &&
  url.hostname === site.hostname &&
  (url.port === site.port || loopbackHosts.has(site.hostname))

/** Looks at the host as written: URL parsing turns `2130706433` and `①` into something innocent. */
function hasPlainHost(target: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ''
  if (host.startsWith('[')) return true // an IPv6 address, see isIpAddress
  const name = host.replace(/:\d*$/, '')
  const isNumber = /(^|\.)(\d+|0x[\da-f]*)$/i.test(name)
  return /^[a-z\d.-]+$/i.test(name) && (!isNumber || /^\d+(\.\d+){3}$/.test(name))
}

/** URL parsing turns every way to write an IP address into one of these two. */
const isIpAddress = ({ hostname }: URL) =>
  hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)

/** Adds parameters to a URL's query; same-named ones are replaced, others stay. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Adds parameters as a fragment, behind one that is there already (a hash router's `#/`). */
export const withFragment = (target: string, parameters: Record<string, string>): string =>
  `${target}${target.includes('#') ? '&' : '#'}${new URLSearchParams(parameters)}`

/** A session in the redirect of the implicit flow; `sb` marks it as ours (contract §5). */
export const sessionParameters = (session: Session): Record<string, string> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  sb: '',
  token_type: session.token_type,
})

/** OAuth's names (RFC 6749 §4.1.2.1) for the statuses that have one. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}

/** A failure in a redirect to the app. */
export function errorParameters(failure: AuthFailure): Record<string, string> {
  const { authCode, status, message } = failure
  const error = oauthErrors[status]
  return { ...(error && { error }), error_code: authCode, error_description: message }
}
