import type { Handle, Room } from '../app.ts'
import { applicantForms } from '../features/companies/requests/applicant-routes.ts'
import { leavePreview } from '../features/flags/preview-routes.ts'
import { answerSecurityTxt } from '../features/seo/security-txt.ts'
import { seoRoutes } from '../features/seo/routes.ts'
import { Failure } from '../lib/http/problem.ts'
import { answerPage, siteSource } from '../ssr/pages.ts'

/** Pages, and files for search engines. @param api answers API calls of pages that load data */
export const pagesRoom =
  (api: Handle): Room =>
  (app) =>
    app
      .post('/preview/leave', leavePreview)
      .get('/.well-known/security.txt', answerSecurityTxt)
      // https://w3c.github.io/webappsec-change-password-url/
      .get('/.well-known/change-password', (c) => c.redirect('/account'))
      // existing files are served before the Worker runs (wrangler.toml); the 404 must not be
      // cached
      .all('/assets/*', () => {
        throw new Failure('request/not-found')
      })
      .route('/', seoRoutes(siteSource))
      .route('/', applicantForms)
      .get('*', (c) => answerPage(c, api))
      // a form posted to its page before its script ran: redirects to the page and drops the body,
      // which may hold a password
      .post('*', (c) => {
        const page = new URL(c.req.url)
        page.search = ''
        return c.redirect(page.href, 303)
      })
