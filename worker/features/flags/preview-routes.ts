import type { Context } from 'hono'
import type { App } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { sameSitePath } from '../../lib/http/site-path.ts'
import {
  deletePreviewCookie,
  setPreviewCookie,
  previewCookie,
  type Preview,
  previewParameter,
  verifyPreviewToken,
} from './preview.ts'

/** Preview shown by a page; `null` shows a notice that the link is no longer valid. */
export type ShownPreview = { shows: Preview | null; headers: Record<string, string> }

/** Previews are not cached and not indexed. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * Preview of a page request, `null` for nearly all. While D1 is down the normal page is shown and
 * the cookie kept.
 */
export async function previewOf(
  c: Context<App>,
  url: URL,
): Promise<ShownPreview | Response | null> {
  try {
    return await lookFor(c, url)
  } catch (cause) {
    log('warn', 'A preview could not be checked', { area: 'flags', cause })
    return null
  }
}

/**
 * Exchanges a link's token for a cookie by a redirect, which removes it from the address bar; an
 * invalid token deletes the cookie.
 */
async function lookFor(c: Context<App>, url: URL): Promise<ShownPreview | Response | null> {
  const { deps } = c.var
  const asked = new Set(url.searchParams.getAll(previewParameter))
  for (const token of asked) {
    const preview = await verifyPreviewToken(deps, token)
    if (!preview) continue
    url.searchParams.delete(previewParameter)
    setPreviewCookie(c, token, preview, deps.now())
    c.header('cache-control', 'no-store')
    return c.redirect(sameSitePath(url.pathname) + url.search, 303)
  }
  if (asked.size > 0) return { shows: null, headers }
  const kept = previewCookie(c)
  if (!kept) return null
  const shows = await verifyPreviewToken(deps, kept)
  if (!shows) deletePreviewCookie(c)
  return { shows, headers }
}

/** Leaves a preview. Needs no CSRF protection, because it only deletes a cookie. */
export function leavePreview(c: Context<App>): Response {
  deletePreviewCookie(c)
  c.header('cache-control', 'no-store')
  return c.redirect('/', 303)
}
