import { Hono } from 'hono'
import type { App } from '../../../deps.ts'
import { issueTo } from '../account/decide-mail.ts'
import { type Scope, signOut } from '../account/decide-session.ts'
import { authenticated, leaving } from '../authenticated.ts'
import { acceptLanguageOf } from '../call.ts'
import { changeAccount } from '../change-account.ts'
import { composeMail } from '../mail/compose.ts'
import { deliverLater, localeOf } from '../mail/send.ts'
import { invalid } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { assertMaySend } from '../tokens/mail-rights.ts'
import { makeToken } from '../tokens/one-time-tokens.ts'

const scopes = new Set<string>(['global', 'local', 'others'] satisfies Scope[])
const isScope = (scope: string): scope is Scope => scopes.has(scope)

/**
 * Ending sessions, which is never refused. The request has a JSON content type and no body: nothing is read (contract §1).
 */
export const logoutRoutes = new Hono<App>().post(
  '/',
  leaving,
  limited('writes', 'logout'),
  async (c) => {
    const { deps, caller } = c.var
    const scope = c.req.query('scope') ?? 'global'
    if (!isScope(scope)) throw invalid('Unsupported logout scope')
    await changeAccount(deps, { id: caller.user.id }, (account) => ({
      decision: signOut(account, caller.asked, scope),
    }))
    return c.body(null, 204)
  },
)

/** Sends a code that PUT /user takes as `nonce`, by mail. It opens nothing by itself, so there is no link. */
export const reauthenticateRoutes = new Hono<App>().get(
  '/',
  limited('mails', 'reauthenticate'),
  authenticated(),
  async (c) => {
    const { deps, caller } = c.var
    // who asks for the headers alone wants no mail
    if (c.req.method === 'HEAD') return c.body(null)
    const { id: userId, email: to, userMetadata } = caller.user
    const right = await assertMaySend(deps, 'nonce', to, { by: 'owner' })
    const locale = localeOf(userMetadata, acceptLanguageOf(c))
    deliverLater(deps, right, async () => {
      const { secrets, row } = makeToken(deps, { userId, purpose: 'nonce', address: to })
      await changeAccount(deps, { id: userId }, (account) => ({
        decision: issueTo(account, row),
      }))
      const { code } = secrets
      await deps.sendMail(await composeMail(deps, { kind: 'reauthentication', to, locale, code }))
    })
    return c.json({})
  },
)
