import type { Context } from 'hono'
import type { App } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { sitePath } from '../../lib/http/site-path.ts'
import {
  endPreview,
  keepPreview,
  keptPreview,
  type Preview,
  previewParameter,
  readPreview,
} from './preview.ts'

/** What a page shows of a preview: nothing but a notice (`null`) when the link is worth nothing any more. */
export type ShownPreview = { shows: Preview | null; headers: Record<string, string> }

/** No one keeps a preview, and no search engine lists it. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * The preview that a page request is part of, `null` for nearly all. While D1 cannot say whether staff have ended it,
 * the page is as everyone sees it; the cookie stays for later.
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
 * A link is exchanged for a cookie by a redirect, so that its token leaves the address bar, and so do others beside it;
 * a token that has ended takes
 * its cookie along.
 */
async function lookFor(c: Context<App>, url: URL): Promise<ShownPreview | Response | null> {
  const { deps } = c.var
  const asked = new Set(url.searchParams.getAll(previewParameter))
  for (const token of asked) {
    const preview = await readPreview(deps, token)
    if (!preview) continue
    url.searchParams.delete(previewParameter)
    keepPreview(c, token, preview, deps.now())
    c.header('cache-control', 'no-store')
    return c.redirect(sitePath(url.pathname) + url.search, 303)
  }
  if (asked.size > 0) return { shows: null, headers }
  const kept = keptPreview(c)
  if (!kept) return null
  const shows = await readPreview(deps, kept)
  if (!shows) endPreview(c)
  return { shows, headers }
}

/** Ends a preview and shows the site as it is. A stranger's page that calls it does no harm. */
export function leavePreview(c: Context<App>): Response {
  endPreview(c)
  c.header('cache-control', 'no-store')
  return c.redirect('/', 303)
}
