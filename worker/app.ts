import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { createApi } from './api.ts'
import { isDatabaseError } from './db/client.ts'
import type { App, Deps, MakeDeps } from './deps.ts'
import { authRoutes } from './features/auth/routes.ts'
import { answerKeys } from './features/auth/routes/service-routes.ts'
import { ofrepRoutes } from './features/flags/ofrep.ts'
import { leavePreview } from './features/flags/preview-routes.ts'
import { answerSecurityTxt } from './features/seo/security-txt.ts'
import { seoRoutes } from './features/seo/routes.ts'
import { currentRequestId, withRequestId } from './lib/log.ts'
import { Failure, problemResponse } from './lib/http/problem.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { applicantForms } from './features/companies/requests/applicant-routes.ts'
import type { AppFetch, PageRenderer } from './pages.ts'

/** The whole Worker as one Hono app: API, auth service and pages. */
export function createApp(makeDeps: MakeDeps, pages: PageRenderer) {
  // lets pages call the API in process; a function, so that the type of `app` does not depend on
  // itself
  const handle: AppFetch = (...request) => app.fetch(...request)

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
        deps.defer(pages.renderAhead({ env, deps, request })),
      )
      c.set('deps', deps)
      const work = withRequestId(c.get('requestId'), next)
      if (mayChange(request)) deps.defer(work)
      await work
    })
    .route('/api', createApi(pages.renderFormAnswer))
    .route('/auth/v1', authRoutes)
    .route('/ofrep/v1', ofrepRoutes)
    .post('/preview/leave', leavePreview)
    .get('/.well-known/jwks.json', answerKeys)
    .get('/.well-known/security.txt', answerSecurityTxt)
    // https://w3c.github.io/webappsec-change-password-url/
    .get('/.well-known/change-password', (c) => c.redirect('/account'))
    // files that are there never come here (wrangler.toml): no one is to remember that one was missing
    .all('/assets/*', () => {
      throw new Failure('request/not-found')
    })
    .route('/', seoRoutes(pages.siteSource))
    .route('/', applicantForms)
    .get('*', (c) => pages.answerPage(c, handle))
    // a form posted to its page before its script ran: redirects to the page and drops the body,
    // which may hold a password
    .post('*', (c) => {
      const page = new URL(c.req.url)
      page.search = ''
      return c.redirect(page.href, 303)
    })
    .onError((error, c) => problemResponse(asFailure(error), c.var.requestId))
  return app
}

/**
 * Whether a request can change data; emailed links and OpenID callbacks do so by GET. Completed
 * even if the client disconnects, or an attacker could suppress the mail that reports the change.
 */
const mayChange = ({ method, url }: Request): boolean =>
  (method !== 'GET' && method !== 'HEAD') || new URL(url).pathname.startsWith('/auth/v1/')

/**
 * Limit of the URL's length, in bytes. Our longest URLs (redirects within emailed links) stay below
 * 2 KiB.
 */
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
