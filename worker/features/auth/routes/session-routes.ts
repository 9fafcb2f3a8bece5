import { Hono } from 'hono'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { issueTo } from '../account/decide-mail.ts'
import { type Scope, signOut } from '../account/decide-session.ts'
import { authenticated, leaving } from '../caller.ts'
import { changeAccount, changeOwn } from '../change-account.ts'
import { takeMail } from '../limits.ts'
import { deliverLater, localeOf, sendMail } from '../mail/mails.ts'
import { invalid } from '../protocol.ts'
import { makeToken } from '../tokens.ts'

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies Scope[]
const isScope = (scope: string): scope is Scope => scopes.includes(scope)

/** Ending sessions, and the code that proves an old one. Mounted at /auth/v1. */
export const sessionRoutes = new Hono<App>()
  // never refused. The request has a JSON content type and no body: nothing is read (contract §1)
  .post('/logout', leaving, rateLimit('writes', 'auth:logout'), async (c) => {
    const scope = c.req.query('scope') ?? 'global'
    if (!isScope(scope)) throw invalid('Unsupported logout scope')
    await changeOwn(c, c.var.caller, (it, asking) => signOut(it, scope, asking))
    return c.body(null, 204)
  })
  // sends a code that PUT /user takes as `nonce`. It opens nothing by itself, so there is no link
  .get('/reauthenticate', rateLimit('mails', 'auth:reauthenticate'), authenticated(), async (c) => {
    const { deps, caller } = c.var
    // who asks for the headers alone wants no mail
    if (c.req.method === 'HEAD') return c.body(null)
    const { id: userId, email: to, userMetadata } = caller.user
    const right = await takeMail(deps, 'nonce', to, { by: 'owner' }, 'all')
    const locale = localeOf(userMetadata, c.req.header('accept-language'))
    deliverLater(deps, right, async () => {
      const { secrets, row } = makeToken(deps, { userId, purpose: 'nonce', address: to })
      await changeAccount(deps, { id: userId }, (account) => issueTo(account, row))
      const { code } = secrets
      await sendMail(deps, { kind: 'reauthentication', to, locale, code })
    })
    return c.json({})
  })
