import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { localeCodes, type Locale } from '#contract/locales.ts'
import type { PreviewLink } from '#contract/staff/flag-admin-calls.ts'
import { flagNames, type FlagValues } from '#contract/flags.ts'
import type { Deps } from '../../deps.ts'
import { isBadToken } from '../../lib/secrets/jwt.ts'
import { Lru } from '../../lib/lru.ts'
import { isPreviewLive } from './end-previews.ts'

/** Query parameter of a preview link; a cookie replaces it. */
export const previewParameter = 'preview'
/** Name of the cookie, sent with the prefix `__Host-`. */
const cookieName = 'preview'
const audience = 'flag-preview'

/** Draft of a story in a language. */
type Draft = { id: string; locale: Locale }

/** Content of a preview: flags, or a draft, and its expiry. */
export type Preview = {
  flags: Partial<FlagValues>
  draft?: Draft | undefined
  /** Author of the preview; the preview ends when the author loses the role. */
  actor: string
  expiresAtS: number
  madeAtMs: number
}

const Claims = z.object({
  flags: z.partialRecord(z.enum(flagNames), z.boolean()),
  draft: z.object({ id: z.string(), locale: z.enum(localeCodes) }).optional(),
  sub: z.string(),
  exp: z.number(),
  /** Creation time in ms: `iat` has only seconds. */
  made: z.number(),
})

type Signs = Pick<Deps, 'keys' | 'origin' | 'now'>

type Asked = Pick<Preview, 'flags' | 'draft'> & { hours: number; path?: string }

/**
 * Creates a link that shows the site with other flags, or a draft, without an account, until it
 * expires.
 * @param asked may contain the page to open; the home page by default
 */
export async function createPreviewLink(
  { keys, origin, now }: Signs,
  { flags, draft, hours, path = '/' }: Asked,
  actor: string,
): Promise<PreviewLink> {
  const made = now().getTime()
  const nowS = Math.floor(made / 1000)
  const exp = nowS + hours * 3600
  const token = await (
    await keys()
  ).sign({
    iss: origin,
    aud: audience,
    sub: actor,
    iat: nowS,
    exp,
    made,
    flags,
    ...(draft && { draft }),
  })
  const url = new URL(path, origin)
  url.searchParams.set(previewParameter, token)
  return { url: url.href, expires_at: new Date(exp * 1000).toISOString() }
}

/**
 * Verified tokens, because verifying a signature is slower than rendering from memory. Per isolate;
 * revocation is checked each time.
 */
const seen = new Lru<Preview>(100)

/**
 * Content of a preview token, or `null` when it is expired, revoked or invalid.
 * @throws a database error: revocation cannot be checked then
 */
export async function verifyPreviewToken(
  { keys, origin, now, db }: Signs & Pick<Deps, 'db'>,
  token: string,
): Promise<Preview | null> {
  const key = `${origin} ${token}`
  const preview = seen.get(key) ?? (await verified({ keys, origin, now }, token))
  if (!preview) return null
  seen.set(key, preview)
  if (preview.expiresAtS * 1000 <= now().getTime()) return null
  return (await isPreviewLive(db, preview, now())) ? preview : null
}

async function verified({ keys, origin, now }: Signs, token: string): Promise<Preview | null> {
  const expected = { issuer: origin, audience, now: now() }
  try {
    const claims = Claims.safeParse(await (await keys()).verify(token, expected))
    if (!claims.success) return null
    const { flags, draft, sub: actor, exp: expiresAtS, made: madeAtMs } = claims.data
    return { flags, draft, actor, expiresAtS, madeAtMs }
  } catch (error) {
    if (isBadToken(error)) return null
    throw error
  }
}

const cookie = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** Preview token of the browser's cookie. */
export const previewCookie = (c: Context): string | undefined => getCookie(c, cookieName, 'host')

/** Sets the cookie for the lifetime of the token. */
export const setPreviewCookie = (
  c: Context,
  token: string,
  { expiresAtS }: Preview,
  now: Date,
): void =>
  setCookie(c, cookieName, token, {
    ...cookie,
    maxAge: Math.floor(expiresAtS - now.getTime() / 1000),
  })

export const deletePreviewCookie = (c: Context): void =>
  setCookie(c, cookieName, '', { ...cookie, maxAge: 0 })
