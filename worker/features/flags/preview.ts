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

/** The query parameter of a preview link, and the cookie that it is exchanged for. */
export const previewParameter = 'preview'
/** With the prefix `__Host-`. */
const cookieName = 'preview'
const audience = 'flag-preview'

/** A story in a language, as its draft has it on the day of the visit. */
type Draft = { id: string; locale: Locale }

/** Flags as if they were set so, or a draft, until an instant, or until staff end all that were made before. */
export type Preview = {
  flags: Partial<FlagValues>
  draft?: Draft | undefined
  /** Who made it: its life ends with their rights. */
  actor: string
  expiresAtS: number
  madeAtMs: number
}

const Claims = z.object({
  flags: z.partialRecord(z.enum(flagNames), z.boolean()),
  draft: z.object({ id: z.string(), locale: z.enum(localeCodes) }).optional(),
  sub: z.string(),
  exp: z.number(),
  /** In ms: `iat` cannot tell two links of one second apart. */
  made: z.number(),
})

type Signs = Pick<Deps, 'keys' | 'origin' | 'now'>

type Asked = Pick<Preview, 'flags' | 'draft'> & { hours: number; path?: string }

/**
 * A link that shows the whole site as if flags were set so, or a draft were published. Anyone who has it sees that,
 * without an account; it changes nothing, and it ends by itself.
 * @param asked with the page that it leads to: without one, home
 */
export async function makePreview(
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

/** Checking a signature costs more than rendering from memory: tokens seen lately. Per isolate; whether it has ended is asked each time. */
const seen = new Lru<Preview>(100)

/**
 * What a preview token says, or `null` when it is expired, ended by staff, forged, or no token.
 * @throws a database error: then no one knows whether it was ended
 */
export async function readPreview(
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

/** The preview token that a browser keeps. */
export const keptPreview = (c: Context): string | undefined => getCookie(c, cookieName, 'host')

/** Keeps a preview for as long as its token lives. */
export const keepPreview = (c: Context, token: string, { expiresAtS }: Preview, now: Date): void =>
  setCookie(c, cookieName, token, {
    ...cookie,
    maxAge: Math.floor(expiresAtS - now.getTime() / 1000),
  })

/** Ends it in this browser. */
export const endPreview = (c: Context): void =>
  setCookie(c, cookieName, '', { ...cookie, maxAge: 0 })
