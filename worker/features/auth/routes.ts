import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { App } from '../../deps.ts'
import { matchesGlob } from '../../lib/text/glob.ts'
import { factorRoutes } from './routes/factor-routes.ts'
import { identityRoutes } from './routes/identity-routes.ts'
import { mailRoutes } from './routes/mail-routes.ts'
import { serviceRoutes } from './routes/service-routes.ts'
import { tokenRoutes } from './routes/token-routes.ts'
import { userRoutes } from './routes/user-routes.ts'
import { verifyRoutes } from './routes/verify-routes.ts'
import { AuthFailure, authErrorResponse, limitedBody } from './protocol.ts'

/** The origin of a glob in AUTH_REDIRECT_URLS, such as `https://*.example.com`. */
const originOf = (glob: string) => /^https?:\/\/[^/]+/.exec(glob)?.[0]

/**
 * CORS for our own site and allowed redirect targets only, because any other page could use up its
 * visitors' rate limits. On a developer's machine, all ports are allowed.
 */
const knownOrigins = cors({
  origin: (origin, c: Context<App>) => {
    const { deps } = c.var
    const { siteUrl, redirectUrls } = deps.auth()
    const site = new URL(siteUrl)
    const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    const isNear = URL.canParse(origin) && isLocal(new URL(origin)) && isLocal(site)
    const isListed = redirectUrls.some((glob) => matchesGlob(originOf(glob) ?? '', origin))
    const isOwn = origin === site.origin || origin === deps.origin
    return isOwn || isNear || isListed ? origin : null
  },
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'accept',
    'authorization',
    'apikey',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
    'redirect_to',
  ],
  exposeHeaders: ['x-supabase-api-version', 'x-sb-error-code', 'retry-after'],
  maxAge: 86_400,
})

/** The auth service, which implements the Supabase Auth protocol. Mounted at /auth/v1. */
export const authRoutes = new Hono<App>()
  .use(knownOrigins, limitedBody)
  .route('/', serviceRoutes)
  .route('/', mailRoutes)
  .route('/', tokenRoutes)
  .route('/verify', verifyRoutes)
  .route('/', userRoutes)
  .route('/factors', factorRoutes)
  .route('/', identityRoutes)
  .all('*', () => {
    throw new AuthFailure('not_found')
  })
  .onError(authErrorResponse)
