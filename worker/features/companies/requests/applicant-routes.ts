import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { ApplicantAction } from '#contract/staff/companies.ts'
import { localeCodes, localize, splitLocale } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import type { App } from '../../../deps.ts'
import { errorRowOf, Failure } from '../../../lib/http/problem.ts'
import { limitedBody, validQuery } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { actAsApplicant, readRequestStatus } from './applicant.ts'
import { log } from '../../../lib/log.ts'

const LinkQuery = z.object({ token: z.string().max(500) })

/**
 * Status page of a request, read through the signed link in our mails. Mounted at
 * /api/access-requests.
 */
export const applicantRoutes = new Hono<App>().get(
  '/:id',
  rateLimit('mails', 'access-request'),
  validQuery(LinkQuery),
  async (c) =>
    c.json(await readRequestStatus(c.var.deps, c.req.param('id'), c.req.valid('query').token)),
)

const paths = localeCodes.map((locale) => localize(pages.accessRequest.path, locale))

/** The URL is a secret and must not leak through `Referer`. */
const noReferrer = createMiddleware<App>(async (c, next) => {
  await next()
  c.res.headers.set('referrer-policy', 'no-referrer')
})

/**
 * Posts of the status page, as plain HTML forms. No origin check: the token in the URL is the only
 * authorization, and browsers do not add it by themselves.
 */
export const applicantForms = new Hono<App>().onError((error, c) => {
  const isKnown = error instanceof Failure && errorRowOf(error.code).status < 500
  if (!isKnown)
    log('error', 'An applicant could not be answered', { area: 'companies', cause: error })
  return backToPage(c, isKnown ? error.code : 'server/unexpected')
})
for (const path of paths) {
  applicantForms
    .use(path, noReferrer)
    .post(path, limitedBody, rateLimit('writes', 'access-request'), act)
}

async function act(c: Context<App>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url)
  const id = splitLocale(pathname).path.split('/').at(-1) ?? ''
  const action = ApplicantAction.safeParse(await c.req.parseBody())
  if (!action.success) throw new Failure('request/invalid')
  await actAsApplicant(c.var.deps, id, searchParams.get('token') ?? '', action.data)
  return backToPage(c, null)
}

/** Redirects to the status page; `failed` is an error code. */
function backToPage(c: Context<App>, failed: string | null): Response {
  const { pathname, searchParams } = new URL(c.req.url)
  const token = searchParams.get('token') ?? ''
  const query = new URLSearchParams({ token, ...(failed !== null && { failed }) })
  return c.redirect(`${pathname}?${query}#status`, 303)
}
