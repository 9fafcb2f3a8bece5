import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import { isDatabaseError } from './db/client.ts'
import { type App, liveDeps, type MakeDeps } from './deps.ts'
import { pageViewRoutes } from './features/analytics/routes.ts'
import { accountRoutes, meRoutes } from './features/auth/account/account-routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { answerKeys } from './features/auth/service-routes.ts'
import { applicantForms, applicantRoutes } from './features/companies/requests/applicant-routes.ts'
import { ownBusinessRoutes } from './features/companies/own-business.ts'
import { accessRequestRoutes, companyRoutes } from './features/companies/routes.ts'
import { failoverCors } from './features/failover/cors.ts'
import { ofrepRoutes } from './features/flags/ofrep.ts'
import { leavePreview } from './features/flags/preview-routes.ts'
import { flagRoutes } from './features/flags/routes.ts'
import { staffFlagRoutes } from './features/flags/staff-routes.ts'
import { formRoutes } from './features/forms/routes.ts'
import { geoRoutes } from './features/geo/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { seoRoutes } from './features/seo/routes.ts'
import { simpleAdminRoutes } from './features/simple-admin/routes.ts'
import { submissionExportRoutes, submissionRoutes } from './features/submissions/routes.ts'
import { userAdminRoutes } from './features/users/routes.ts'
import { withRequestId } from './lib/log.ts'
import { Failure, problemResponse } from './lib/http/problem.ts'
import { jsonOnly, limitedBody } from './lib/http/valid.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { type Handle, renderFormAnswer, renderPage, siteSource } from './ssr/pages.ts'

/** The whole Worker as one Hono app; tests give it other dependencies. */
export function createApp(makeDeps: MakeDeps = liveDeps) {
  const api = new Hono<App>()
    .use(failoverCors, limitedBody)
    // before what follows: browsers without our script send it another type of body
    .route('/forms', formRoutes(renderFormAnswer))
    .use(jsonOnly)
    .route('/flags', flagRoutes)
    .route('/simple-admin', simpleAdminRoutes)
    .route('/geo', geoRoutes)
    .route('/page-views', pageViewRoutes)
    .route('/health', healthRoutes)
    .route('/me', meRoutes)
    .route('/account', accountRoutes)
    .route('/account/business', ownBusinessRoutes)
    .route('/admin/flags', staffFlagRoutes)
    .route('/admin/overview', overviewRoutes)
    .route('/access-requests', applicantRoutes)
    .route('/admin/users', userAdminRoutes)
    .route('/admin/access-requests', accessRequestRoutes)
    .route('/admin/companies', companyRoutes)
    .route('/admin/submissions', submissionRoutes)
    .route('/admin/submission-exports', submissionExportRoutes)
    .all('*', () => {
      throw new Failure('request/not-found')
    })

  // pages that load data ask the app itself; its type must not depend on itself
  const handle: Handle = (...request) => app.fetch(...request)

  const app = new Hono<App>()
    .use(requestId(), securityHeaders, serverTiming)
    .use(async (c, next) => {
      assertShortAddress(c.req.url)
      c.set('deps', makeDeps(c.env, c.req.raw, c.executionCtx))
      await withRequestId(c.get('requestId'), next)
    })
    .route('/api', api)
    .route('/auth/v1', authRoutes)
    .route('/ofrep/v1', ofrepRoutes)
    .post('/preview/leave', leavePreview)
    .get('/.well-known/jwks.json', answerKeys)
    .route('/', seoRoutes(siteSource))
    .route('/', applicantForms)
    .get('*', (c) => renderPage(c, handle))
    // a form that was sent before its script ran (password managers do): its page again, nothing of it in an address
    .post('*', (c) => {
      const page = new URL(c.req.url)
      page.search = ''
      return c.redirect(page.href, 303)
    })
    .onError((error, c) => problemResponse(asFailure(error), c.var.requestId))
  return app
}

export type AppType = ReturnType<typeof createApp>

/** No address of ours comes near; redirects within mailed links have 2 KiB. Headers are bounded by the edge (128 KiB). */
const longestAddress = 8 * 1024

function assertShortAddress(url: string): void {
  if (url.length > longestAddress) throw new Failure('request/address-too-long')
}

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
