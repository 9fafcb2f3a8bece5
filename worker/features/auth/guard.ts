import { createMiddleware } from 'hono/factory'
import type { App, Deps } from '../../deps.ts'
import { isBadToken } from '../../lib/jwt.ts'
import { Failure } from '../../lib/problem.ts'

/** Audience of the tokens that /api/simple-admin/unlock issues: they carry the right to flags, nothing else. */
export const simpleAdminAudience = 'simple-admin'

/** Who is asking. `actor` is what audit trails record. */
export type Principal = { kind: 'simple-admin'; actor: string }

/** Routes behind a guard read `c.var.principal`. */
export type Guarded = App & { Variables: { principal: Principal } }

/** @throws Failure `auth/no-token`, `auth/token-invalid` or `auth/forbidden` */
export const requireFlagRights = createMiddleware<Guarded>(async (c, next) => {
  c.set('principal', await simpleAdmin(c.var.deps, bearerToken(c.req.header('authorization'))))
  await next()
})

async function simpleAdmin(deps: Deps, token: string): Promise<Principal> {
  const keys = await deps.keys()
  try {
    await keys.verify(token, { issuer: deps.origin, audience: simpleAdminAudience })
    return { kind: 'simple-admin', actor: 'simple-admin' }
  } catch (error) {
    if (isBadToken(error)) throw new Failure('auth/token-invalid', undefined, { cause: error })
    throw error
  }
}

/**
 * The token of an Authorization header; the scheme in any letter case.
 * @throws Failure `auth/no-token` when there is none. Source: RFC 6750 §2.1.
 */
export function bearerToken(header: string | undefined): string {
  const token = /^bearer (\S+)$/i.exec(header ?? '')?.[1]
  if (token === undefined) {
    throw new Failure('auth/no-token', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  }
  return token
}
