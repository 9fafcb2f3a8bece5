import { Hono } from 'hono'
import type { App } from './deps.ts'
import { pageViewRoutes } from './features/analytics/routes.ts'
import { analyticsRoutes } from './features/analytics/staff-routes.ts'
import { accountRoutes, meRoutes } from './features/auth/routes/account-routes.ts'
import { catalogueExportRoutes } from './features/catalogue/exports.ts'
import { importRoutes } from './features/catalogue/imports/routes.ts'
import { lotRoutes } from './features/catalogue/lots/routes.ts'
import { priceListRoutes } from './features/catalogue/price-lists/routes.ts'
import { productRoutes } from './features/catalogue/products/routes.ts'
import { sampleRoutes } from './features/catalogue/samples.ts'
import { applicantRoutes } from './features/companies/requests/applicant-routes.ts'
import { ownBusinessRoutes } from './features/companies/own-business.ts'
import { accessRequestRoutes, companyRoutes } from './features/companies/routes.ts'
import { companyTermsRoutes } from './features/companies/terms/routes.ts'
import { pictureRoutes } from './features/content/pictures/routes.ts'
import { pageTextRoutes } from './features/content/page-texts/routes.ts'
import { contentRoutes } from './features/content/routes.ts'
import { failoverCors } from './features/failover/cors.ts'
import { flagRoutes } from './features/flags/routes.ts'
import { staffFlagRoutes } from './features/flags/staff-routes.ts'
import { formRoutes } from './features/forms/routes.ts'
import { geoRoutes } from './features/geo/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { overviewRoutes } from './features/overview/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { simpleAdminRoutes } from './features/simple-admin/routes.ts'
import { deadMailRoutes } from './features/submissions/dead-mail-routes.ts'
import { submissionExportRoutes, submissionRoutes } from './features/submissions/routes.ts'
import { tradeRoutes } from './features/trade/routes.ts'
import { recallPlanRoutes, staffRecallRoutes } from './features/trade/recalls/staff/routes.ts'
import { fileRoutes } from './features/trade/documents/serve-document.ts'
import { staffDocumentRoutes, uploadRoutes } from './features/trade/documents/staff/routes.ts'
import { staffExportRoutes } from './features/trade/exports/staff-routes.ts'
import { staffStandingOrderRoutes } from './features/trade/standing/routes.ts'
import { staffOrderRoutes } from './features/trade/staff/routes.ts'
import { userAdminRoutes } from './features/users/routes.ts'
import { jsonOnly, limitedBody, readWholeBody } from './lib/http/valid.ts'
import type { RenderFormAnswer } from './features/forms/plain-answer.ts'
import { Failure } from './lib/http/problem.ts'

/**
 * Every route under /api. Contains no page rendering; `renderFormAnswer` renders the result page of
 * a form that was posted without JavaScript.
 */
export const createApi = (renderFormAnswer: RenderFormAnswer) =>
  new Hono<App>()
    .use(failoverCors)
    // before the body limit: import files and pictures are larger than other bodies
    .route('/admin/catalogue/imports', importRoutes)
    .route('/admin/pictures', pictureRoutes)
    .route('/admin/files', uploadRoutes)
    .use(limitedBody)
    // before `jsonOnly`: browsers without JavaScript post forms as multipart or urlencoded
    .route('/forms', formRoutes(renderFormAnswer))
    .use(jsonOnly, readWholeBody)
    .route('/flags', flagRoutes)
    .route('/simple-admin', simpleAdminRoutes)
    .route('/geo', geoRoutes)
    .route('/page-views', pageViewRoutes)
    .route('/health', healthRoutes)
    .route('/me', meRoutes)
    .route('/account', accountRoutes)
    .route('/account/business', ownBusinessRoutes)
    .route('/admin/flags', staffFlagRoutes)
    .route('/admin/settings', settingsRoutes)
    .route('/admin/content', contentRoutes)
    .route('/admin/page-texts', pageTextRoutes)
    .route('/admin/notifications', notificationRoutes)
    .route('/admin/analytics', analyticsRoutes)
    .route('/admin/overview', overviewRoutes)
    .route('/admin/search', searchRoutes)
    .route('/access-requests', applicantRoutes)
    .route('/admin/users', userAdminRoutes)
    .route('/admin/access-requests', accessRequestRoutes)
    .route('/admin/companies', companyRoutes)
    .route('/admin/companies', companyTermsRoutes)
    .route('/admin/catalogue/products', productRoutes)
    .route('/admin/catalogue/price-lists', priceListRoutes)
    .route('/admin/catalogue/lots', lotRoutes)
    .route('/admin/catalogue/exports', catalogueExportRoutes)
    .route('/admin/catalogue/samples', sampleRoutes)
    .route('/admin/documents', staffDocumentRoutes)
    .route('/files', fileRoutes)
    .route('/admin/orders', staffOrderRoutes)
    .route('/admin/standing-orders', staffStandingOrderRoutes)
    .route('/admin/recalls', staffRecallRoutes)
    .route('/admin/recall-plans', recallPlanRoutes)
    .route('/admin/order-exports', staffExportRoutes)
    .route('/trade', tradeRoutes)
    .route('/admin/submissions', submissionRoutes)
    .route('/admin/submission-exports', submissionExportRoutes)
    .route('/admin/dead-mails', deadMailRoutes)
    .all('*', () => {
      throw new Failure('request/not-found')
    })

/** The type of the API for the typed client (web/api/client.ts). */
export type ApiType = ReturnType<typeof createApi>
