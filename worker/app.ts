import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { isDatabaseError } from './db/client.ts'
import type { App, Deps, MakeDeps } from './deps.ts'
import { currentRequestId, withRequestId } from './lib/log.ts'
import { Failure, problemResponse } from './lib/http/problem.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'

/** Answers a request: the whole Worker does, and each of its rooms. */
export type Handle = (
  request: Request,
  env: Env,
  execution: ExecutionContext,
) => Response | Promise<Response>

/** Adds the routes of one room (rooms.ts). */
export type Room = (app: Hono<App>) => Hono<App>

/** A Hono app of some rooms, and what surrounds every answer. */
export function createApp(
  makeDeps: MakeDeps,
  renderAhead: (visit: { env: Env; deps: Deps; request: Request }) => Promise<void>,
  rooms: readonly Room[],
) {
  const app = new Hono<App>()
    // worker/front has already assigned the request's id
    .use(
      requestId({ generator: () => currentRequestId() ?? crypto.randomUUID() }),
      securityHeaders,
      serverTiming,
    )
    .use(async (c, next) => {
      assertShortAddress(c.req.url)
      const { env } = c
      const request = c.req.raw
      const deps: Deps = makeDeps(env, request, c.executionCtx, () =>
        deps.defer(renderAhead({ env, deps, request })),
      )
      c.set('deps', deps)
      const work = withRequestId(c.get('requestId'), next)
      if (mayChange(request)) deps.defer(work)
      await work
    })
  for (const add of rooms) add(app)
  return app.onError((error, c) => problemResponse(asFailure(error), c.var.requestId))
}

/**
 * Whether a request may change something; emailed links and visits to providers do so by GET. Its work outlives a visitor
 * who hangs up: a caller who chose the moment would have the change without the mail that tells its owner, or use up the mails
 * of someone else, none of which was sent.
 */
const mayChange = ({ method, url }: Request): boolean =>
  (method !== 'GET' && method !== 'HEAD') || new URL(url).pathname.startsWith('/auth/v1/')

/** No address of ours comes near; redirects within emailed links have 2 KiB. Headers are bounded by the edge (128 KiB). */
const longestAddress = 8 * 1024

function assertShortAddress(url: string): void {
  if (url.length > longestAddress) throw new Failure('request/address-too-long')
}

function asFailure(error: Error): Error {
  if (isDatabaseError(error)) {
    return new Failure('server/database-unavailable', undefined, { cause: error })
  }
  // hono's validators throw HTTPException 400 for a body that is not JSON
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure('request/not-json', undefined, { cause: error })
  }
  return error
}
