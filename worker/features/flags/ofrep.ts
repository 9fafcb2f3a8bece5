import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { Flag } from '#contract/flag-calls.ts'
import type { App } from '../../deps.ts'
import { isNotModified } from '../../lib/http/etag.ts'
import { recordReads } from './record-reads.ts'
import type { Snapshot } from './flag-snapshot.ts'
import { getSnapshot } from './snapshot.ts'
import { log } from '../../lib/log.ts'

/** The context does not influence the result, but is validated for the caller's benefit. */
const Request = z.looseObject({
  context: z.looseObject({ targetingKey: z.string().optional() }).optional(),
})

type ErrorCode = 'PARSE_ERROR' | 'INVALID_CONTEXT'

/**
 * Flags in the OpenFeature Remote Evaluation Protocol, readable from other origins. All flags are
 * boolean and equal for everyone, hence reason STATIC.
 * Source: OFREP 0.3.0, open-feature/protocol, service/openapi.yaml.
 */
export const ofrepRoutes = new Hono<App>()
  .use(
    cors({
      origin: '*',
      allowMethods: ['POST'],
      allowHeaders: ['content-type', 'if-none-match', 'authorization', 'x-api-key'],
      exposeHeaders: ['etag'],
      maxAge: 3600,
    }),
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => wrong(c, 'PARSE_ERROR', 'At most 64 KiB') }),
  )
  .post('/evaluate/flags', async (c) => {
    const mistake = await mistakeOf(c)
    if (mistake) return mistake
    const { version, flags } = await getSnapshot(c.var.deps)
    recordReads(
      c.var.deps,
      flags.map(({ name }) => name),
    )
    const headers = { etag: `"${version}"`, 'cache-control': 'no-cache' }
    if (isNotModified(c.req.header('if-none-match'), headers.etag))
      return c.body(null, 304, headers)
    return c.json({ flags: flags.map(evaluate), metadata: { version } }, 200, headers)
  })
  .post('/evaluate/flags/:key', async (c) => {
    const key = c.req.param('key')
    const mistake = await mistakeOf(c, key)
    if (mistake) return mistake
    const { flags }: Snapshot = await getSnapshot(c.var.deps)
    const flag = flags.find(({ name }) => name === key)
    if (!flag) {
      return c.json(
        { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag' },
        404,
      )
    }
    recordReads(c.var.deps, [key])
    return c.json(evaluate(flag), 200, { 'cache-control': 'no-cache' })
  })
  .all('*', (c) => c.json({ errorDetails: 'There is nothing at this address' }, 404))
  .onError((error, c) => {
    log('error', 'Flags could not be evaluated', { area: 'ofrep', cause: error })
    return c.json({ errorDetails: 'The flags cannot be read at the moment' }, 500)
  })

const evaluate = ({ name, enabled, group, updated_at }: Flag) => ({
  key: name,
  value: enabled,
  reason: 'STATIC',
  variant: enabled ? 'on' : 'off',
  metadata: { updated_at, ...(group !== null && { group }) },
})

async function mistakeOf(c: Context<App>, key?: string): Promise<Response | null> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return wrong(c, 'PARSE_ERROR', 'The body is not a JSON object', key)
  }
  const { error } = Request.safeParse(body)
  return error ? wrong(c, 'INVALID_CONTEXT', 'The context is not an object', key) : null
}

const wrong = (c: Context, errorCode: ErrorCode, errorDetails: string, key?: string) =>
  c.json({ ...(key !== undefined && { key }), errorCode, errorDetails }, 400)
