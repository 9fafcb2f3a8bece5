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
import type { Handle, Pages } from './pages.ts'

/** The whole Worker as one Hono app: the API, the auth service, and what renders pages. */
export function createApp(makeDeps: MakeDeps, pages: Pages) {
  // pages that load data ask the app itself; its type must not depend on itself
  const handle: Handle = (...request) => app.fetch(...request)

  const app = new Hono<App>()
    // the front has named it already, where it looked for an answer first
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
    // a form that was sent before its script ran (password managers do): its page again, nothing of it in an address
    .post('*', (c) => {
      const page = new URL(c.req.url)
      page.search = ''
      return c.redirect(page.href, 303)
    })
    .onError((error, c) => problemResponse(asFailure(error), c.var.requestId))
  return app
}

/**
 * Whether a request may change something; mailed links and visits to providers do so by GET. Its work outlives a visitor
 * who hangs up: a caller who chose the moment would have the change without the mail that tells its owner, or use up the mails
 * of someone else, none of which was sent.
 */
const mayChange = ({ method, url }: Request): boolean =>
  (method !== 'GET' && method !== 'HEAD') || new URL(url).pathname.startsWith('/auth/v1/')

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
