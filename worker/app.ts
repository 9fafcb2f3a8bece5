import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { isDatabaseError } from './db/client.ts'
import { type App, liveDeps, type MakeDeps } from './deps.ts'
import { accountRoutes, meRoutes } from './features/auth/account-routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { answerKeys } from './features/auth/service-routes.ts'
import { flagRoutes } from './features/flags/routes.ts'
import { geoRoutes } from './features/geo/routes.ts'
import { seoRoutes } from './features/seo/routes.ts'
import { simpleAdminRoutes } from './features/simple-admin/routes.ts'
import { Failure, problemResponse } from './lib/problem.ts'
import { jsonOnly, limitedBody } from './lib/valid.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { renderPage, siteSource } from './ssr.ts'

/** The whole Worker as one Hono app; tests give it other dependencies. */
export function createApp(makeDeps: MakeDeps = liveDeps) {
  const api = new Hono<App>()
    .use(limitedBody, jsonOnly)
    .route('/flags', flagRoutes)
    .route('/simple-admin', simpleAdminRoutes)
    .route('/geo', geoRoutes)
    .route('/me', meRoutes)
    .route('/account', accountRoutes)
    .all('*', () => {
      throw new Failure('request/not-found')
    })

  return new Hono<App>()
    .use(requestId(), securityHeaders)
    .use(async (c, next) => {
      c.set('deps', makeDeps(c.env, c.req.raw, c.executionCtx))
      await next()
    })
    .route('/api', api)
    .route('/auth/v1', authRoutes)
    .get('/.well-known/jwks.json', answerKeys)
    .route('/', seoRoutes(siteSource))
    .get('*', renderPage)
    .onError((error, c) => problemResponse(asFailure(error), c.var.requestId))
}

export type AppType = ReturnType<typeof createApp>

function asFailure(error: Error): Error {
  if (isDatabaseError(error)) {
    return new Failure('server/database-unavailable', undefined, { cause: error })
  }
  // hono's validators throw this for a body that does not parse
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure('request/not-json', undefined, { cause: error })
  }
  return error
}
