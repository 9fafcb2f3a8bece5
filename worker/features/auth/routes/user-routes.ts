import { Hono } from 'hono'
import type { z } from 'zod'
import { UserUpdateBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Account, Change } from '../account/account.ts'
import { issueTo } from '../account/decide-mail.ts'
import { type Scope, scopes, signOut } from '../account/decide-session.ts'
import { readAccount } from '../account/store.ts'
import {
  changeAddress,
  changeData,
  keepAddress,
  parseEmail,
  setPassword,
  toUser,
} from '../account/user.ts'
import { authenticated, type OwnCall } from '../caller.ts'
import { askingOf, changeAccount, changeOwn } from '../change-account.ts'
import { chargeNewAddress, takeMail } from '../limits.ts'
import {
  deliver,
  deliverLater,
  localeOf,
  mailRequestOf,
  planAddressMails,
  sendMail,
} from '../mail/mails.ts'
import { createPasswordCheck } from '../passwords/password-rules.ts'
import { AuthFailure, invalid, readJson, refusePhone } from '../protocol.ts'
import { makeToken, parseChallenge } from '../tokens.ts'

type Update = z.infer<typeof UserUpdateBody>

const signedIn = authenticated('signed-in')
const firstStep = authenticated('first-step')

/** One's own user and session. Mounted at /auth/v1. */
export const userRoutes = new Hono<App>()
  // clients build the second step from the factors that it shows
  .get('/user', firstStep, (c) => c.json(toUser(c.var.caller.account)))
  .put('/user', firstStep, rateLimit('mails', 'auth:user'), async (c) =>
    c.json(toUser(await updateUser(c, await readJson(c, UserUpdateBody)))),
  )
  // the request has a JSON content type and no body: nothing is read (contract §1)
  .post('/logout', authenticated('leaving'), rateLimit('writes', 'auth:logout'), async (c) => {
    const scope = (c.req.query('scope') ?? 'global') as Scope
    if (!scopes.includes(scope)) throw invalid('Unsupported logout scope')
    await changeOwn(c, (account, asking) => signOut(account, scope, asking))
    return c.body(null, 204)
  })
  // mails the `nonce` of PUT /user, which opens nothing by itself: there is no link
  .get('/reauthenticate', rateLimit('mails', 'auth:reauthenticate'), signedIn, async (c) => {
    const { deps, caller } = c.var
    if (c.req.method === 'HEAD') return c.body(null)
    const { id: userId, email: address, userMetadata } = caller.user
    const right = await takeMail(deps, 'nonce', address, 'owner', 'all')
    const locale = localeOf(userMetadata, c.req.header('accept-language'))
    deliverLater(deps, right, async () => {
      const { secrets, row } = makeToken(deps, { userId, purpose: 'nonce', address })
      await changeAccount(deps, { id: userId }, (account) => issueTo(account, row))
      const { code } = secrets
      await sendMail(deps, { kind: 'reauthentication', to: address, locale, code })
    })
    return c.json({})
  })

/**
 * Changes what a user may change (contract §4, `PUT /user`), all of it or nothing. A new address waits for both mailboxes;
 * the present one cancels a change that waits. The password comes first: it makes a full session of a recovery.
 * @throws AuthFailure as the contract says; what each change needs, the table says (needs.ts)
 */
async function updateUser(c: OwnCall, update: Update): Promise<Account> {
  const { deps } = c.var
  const { data } = update
  refusePhone(update)
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const address = await planAddress(c, update)
  const password = await createPasswordCheck(c, update)
  const { account } = await deliver(deps, address?.rights ?? [], () =>
    changeOwn(c, async (before, asking) => {
      const { chosen, extra = [] } = (await password?.(before)) ?? {}
      const steps: ((account: Account) => Change)[] = []
      if (chosen) steps.push((it) => setPassword(it, chosen, asking))
      if (address?.change) steps.push((it) => changeAddress(it, address.change, asking))
      else if (address) steps.push((it) => keepAddress(it, asking))
      if (data || steps.length === 0) steps.push((it) => changeData(it, data, asking))
      const change = steps.reduce(
        ({ account: it, notices = [] }, step) => {
          const next = step(it)
          return { ...next, notices: [...notices, ...(next.notices ?? [])] }
        },
        { account: before } as Change,
      )
      return { ...change, extra }
    }),
  )
  if (address?.change) deliverLater(deps, address.rights, address.send)
  return account
}

/**
 * The tokens and mails of a new address, if it is no other account's, and both mailboxes may be mailed to.
 * @returns `null` where none is named; no `change` for the present one
 */
async function planAddress(c: OwnCall, update: Update) {
  if (update.email === undefined) return null
  const { deps, caller } = c.var
  const { user, account } = caller
  const email = parseEmail(update.email)
  if (email === user.email) return { rights: [] }
  changeAddress(account, { email, tokens: [] }, askingOf(deps, caller))
  if (await readAccount(deps.db, { email })) throw new AuthFailure('email_exists')
  const own = await takeMail(deps, 'email_change', user.email, 'owner', 'all')
  const others = await deliver(deps, own, () =>
    takeMail(deps, 'email_change_new', email, 'stranger', 'all'),
  )
  const rights = [...own, ...others]
  const charged = await deliver(deps, rights, () => chargeNewAddress(c))
  const request = mailRequestOf(c, parseChallenge(update))
  const { tokens, send } = planAddressMails(deps, user, email, request, charged)
  return { change: { email, tokens }, rights, send }
}
