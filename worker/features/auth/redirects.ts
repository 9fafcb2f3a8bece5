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

/** No link we would put into a mail is longer. */
const lengthLimit = 2048
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that run or show what the link itself carries. */
const neverSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])

/**
 * Where a link leads in the end: what was asked for, else where the request came from, else the site's
 * root, which leads on to the page that understands links. What is not honoured is passed over in silence (contract §5);
 * the log has the reason.
 */
export function redirectTarget(c: Call): string {
  const rules = c.var.deps.auth()
  const wishes = [c.req.query('redirect_to'), c.req.header('redirect_to')].filter(Boolean)
  const allowed = [...wishes, c.req.header('referer')].find(
    (target) => target && isAllowedRedirect(target, rules),
  )
  if (wishes[0] && allowed !== wishes[0]) {
    // its host is what an operator needs; the rest may name someone
    const host = URL.canParse(wishes[0]) ? new URL(wishes[0]).host.slice(0, 200) : undefined
    const reason = refusedBecause(wishes[0], rules)
    log('info', 'redirect_to is not honoured', { area: 'auth', host, reason })
  }
  return withoutPlanted(allowed ?? rules.siteUrl)
}

/** An address without what a link of ours would bring: a stranger's `error` must not be read in place of the link. */
function withoutPlanted(target: string): string {
  const url = new URL(target)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const isPlanted = (name: string) => url.searchParams.has(name) || fragment.has(name)
  if (!linkParameters.some(isPlanted)) return target
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
  // whitespace, control characters and backslashes mean one thing to us and another to some browser
  if (!URL.canParse(target) || /[\s\\\p{Cc}]/u.test(target)) return 'it is no address'
  const url = new URL(target)
  const site = new URL(siteUrl)
  if (neverSchemes.has(url.protocol)) return 'its scheme runs code'
  if (isHttp(url)) {
    if (!hasPlainHost(target) || url.username !== '' || url.password !== '') {
      return 'its host is disguised'
    }
    if (isSameSite(url, site)) {
      const path = decodedPath(url)
      if (path === null || leadsOn(path, url)) return 'it is no page of the site'
      return isFile(path) ? 'it is a file of the site' : null
    }
    if (isIpAddress(url)) {
      const isLocal = loopbackHosts.has(url.hostname) && loopbackHosts.has(site.hostname)
      return isLocal ? null : 'its host is an IP address'
    }
  }
  return isListed(target, { redirectUrls })
    ? null
    : 'it is neither on the site nor in AUTH_REDIRECT_URLS'
}

/** Whether an operator's list names a URL. */
export const isListed = (target: string, { redirectUrls }: Pick<Rules, 'redirectUrls'>): boolean =>
  redirectUrls.some((glob) => matchesGlob(glob, target.replace(/#.*$/s, '')))

/**
 * Whether a URL is one of our own pages: its mail then carries what the page needs, and nothing happens before the press
 * of its button. Any other address gets what the protocol says.
 */
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
 * The path of a URL as each router may read it: our router takes `/%61uth` for `/auth`, another takes escapes out
 * once more, so all of them go. `null` when that fails somewhere: then no one can say where it leads.
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
 * Whether an address of ours could itself lead elsewhere, with what a mail's link hands over: a path that browsers take
 * for a host, the exchange of a preview link, or what is no page: a visit to a provider leads to the provider.
 */
const leadsOn = (path: string, { searchParams }: URL) =>
  /^\/[/\\]|\/\.{1,2}(?:\/|$)|\p{Cc}/u.test(path) ||
  /^\/(?:auth\/v1|api|ofrep|preview)(?:\/|$)/i.test(path) ||
  searchParams.has('preview')

/** What the site serves as it is: nothing there follows a link, and its reader would stand before a text or a picture. */
const isFile = (path: string) => /^\/(?:assets|media)(?:\/|$)|\.[^/]*\/*$/i.test(path)

const isHttp = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:'

/** Scheme, host and port are the site's; a developer's tools open other ports of the same machine. */
const isSameSite = (url: URL, site: URL) =>
  url.protocol === site.protocol &&
  url.hostname === site.hostname &&
  (url.port === site.port || loopbackHosts.has(site.hostname))

/** The host as written: URL parsing turns `2130706433` and `①` into something innocent before we could see it. */
function hasPlainHost(target: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ''
  if (host.startsWith('[')) return true // an IPv6 address, see isIpAddress
  const name = host.replace(/:\d*$/, '')
  const isNumber = /(^|\.)(\d+|0x[\da-f]*)$/i.test(name)
  return /^[a-z\d.-]+$/i.test(name) && (!isNumber || /^\d+(\.\d+){3}$/.test(name))
}

/** URL parsing brings every way to write an address into one of these two. */
const isIpAddress = ({ hostname }: URL) =>
  hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)

/** Adds parameters to a URL's query; same-named ones are replaced, others stay. */
export function withQuery(target: string, parameters: Record<string, string>): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Adds parameters as a fragment, behind one that is there already (a hash router's `#/`). */
export function withFragment(target: string, parameters: Record<string, string>): string {
  const fragment = new URLSearchParams(parameters).toString()
  return `${target}${target.includes('#') ? '&' : '#'}${fragment}`
}

/** How a session travels to the app in the implicit flow; `sb` marks it as ours (contract §5). */
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

/** How a failure travels to the app, which can say what to do next. */
export const errorParameters = ({
  authCode,
  status,
  message,
}: AuthFailure): Record<string, string> => {
  const error = oauthErrors[status]
  return { ...(error && { error }), error_code: authCode, error_description: message }
}
