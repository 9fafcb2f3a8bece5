import type { Handle, Room } from '../app.ts'
import { applicantForms } from '../features/companies/requests/applicant-routes.ts'
import { leavePreview } from '../features/flags/preview-routes.ts'
import { seoRoutes } from '../features/seo/routes.ts'
import { Failure } from '../lib/http/problem.ts'
import { answerPage, siteSource } from '../ssr/pages.ts'

/** Pages, and files for search engines. @param api answers the calls of pages that load data */
export const pagesRoom =
  (api: Handle): Room =>
  (app) =>
    app
      .post('/preview/leave', leavePreview)
      // files that are there never come here (wrangler.toml): no one is to remember that one was missing
      .all('/assets/*', () => {
        throw new Failure('request/not-found')
      })
      .route('/', seoRoutes(siteSource))
      .route('/', applicantForms)
      .get('*', (c) => answerPage(c, api))
      // a form that was sent before its script ran (password managers do): its page again, nothing of it in an address
      .post('*', (c) => {
        const page = new URL(c.req.url)
        page.search = ''
        return c.redirect(page.href, 303)
      })
