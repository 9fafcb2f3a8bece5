import { type Context, Hono } from 'hono'
import type { App } from '../../../deps.ts'

/**
 * The public keys (RFC 7517). Verifiers can cache them for ten minutes and fetch them again for an
 * unknown `kid`.
 */
export async function answerKeys(c: Context<App>): Promise<Response> {
  const { jwks } = await c.var.deps.keys()
  return c.json(jwks, 200, {
    'cache-control': 'public, max-age=600',
    'access-control-allow-origin': '*',
  })
}

/** Public information about the auth service. */
export const serviceRoutes = new Hono<App>()
  .get('/health', (c) =>
    c.json({
      name: 'Meltemi Auth',
      version: '1',
      description: 'Speaks the wire protocol of Supabase Auth',
    }),
  )
  .get('/settings', (c) =>
    c.json({
      external: {
        email: true,
        phone: false,
        anonymous_users: false,
        ...Object.fromEntries(c.var.deps.oidc().map(({ name }) => [name, true])),
      },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: c.var.deps.sms() === null ? '' : 'twilio',
      saml_enabled: false,
      mfa_enabled: true,
      admin_keep_signed_in: c.var.deps.mayKeepAdminSession(),
    }),
  )
  .get('/.well-known/jwks.json', answerKeys)
