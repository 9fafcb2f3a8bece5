import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { App } from '../../deps.ts'
import { factorRoutes } from './factors/routes.ts'
import { identityRoutes } from './identities/routes.ts'
import { otpRoutes, recoverRoutes, resendRoutes } from './one-time/mail-routes.ts'
import { AuthFailure, authErrorResponse } from './protocol.ts'
import { serviceRoutes } from './service-routes.ts'
import { logoutRoutes, reauthenticateRoutes } from './sessions/session-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'
import { tokenRoutes } from './sessions/token-routes.ts'
import { userRoutes } from './account/user-routes.ts'
import { verifyRoutes } from './one-time/verify-routes.ts'

/** Any site may ask: no cookie is read here, so a browser lends a foreign page nothing (contract §1). */
const anyOrigin = cors({
  origin: '*',
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

/** The auth service, in the wire protocol of Supabase Auth. Mounted at /auth/v1. */
export const authRoutes = new Hono<App>()
  .use(anyOrigin)
  .route('/', serviceRoutes)
  .route('/signup', signUpRoutes)
  .route('/token', tokenRoutes)
  .route('/logout', logoutRoutes)
  .route('/recover', recoverRoutes)
  .route('/resend', resendRoutes)
  .route('/otp', otpRoutes)
  .route('/verify', verifyRoutes)
  .route('/user', userRoutes)
  .route('/reauthenticate', reauthenticateRoutes)
  .route('/factors', factorRoutes)
  .route('/', identityRoutes)
  .all('*', () => {
    throw new AuthFailure('not_found')
  })
  .onError(authErrorResponse)
