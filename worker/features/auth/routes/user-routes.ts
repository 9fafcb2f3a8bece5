import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { UserUpdateBody } from '#contract/auth.ts'
import type { Statements } from '../../../db/batch-if.ts'
import type { App } from '../../../deps.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { type Account, type Decision, isRefused } from '../account/account.ts'
import { findUserByEmail } from '../account/caller-queries.ts'
import { setPassword } from '../account/decide-credential.ts'
import { changeAddress, keepAddress } from '../account/decide-mail.ts'
import { changeData } from '../account/decide-user.ts'
import { parseEmail } from '../account/email.ts'
import { readAccount } from '../account/read-account.ts'
import { mergedMetadata } from '../account/user-metadata.ts'
import { toUser } from '../account/user-view.ts'
import {
  assertSecondStep,
  assertSetUp,
  type Authenticated,
  halfAuthenticated,
} from '../authenticated.ts'
import { readJson } from '../body.ts'
import { acceptLanguageOf } from '../call.ts'
import { changeAccount } from '../change-account.ts'
import { chargeNewAddress } from '../limits.ts'
import { planAddressMails } from '../mail-links.ts'
import { deliver, deliverLater } from '../mail/send.ts'
import { createPasswordCheck } from '../passwords/new-password.ts'
import { AuthFailure, refusePhone } from '../protocol.ts'
import { limited } from '../rate-limit.ts'
import { contextOf } from '../sessions/session-body.ts'
import { assertMaySend } from '../tokens/mail-rights.ts'
import { parseChallenge } from '../tokens/pkce.ts'
import { wishesOf } from './mail-routes.ts'

type Update = z.infer<typeof UserUpdateBody>
type Call = Context<Authenticated>

/** One's own user. */
export const userRoutes = new Hono<App>()
  // the second step is built from the factors that it shows
  .get('/', halfAuthenticated, async (c) => {
    const account = await readAccount(c.var.deps.db, { id: c.var.caller.user.id })
    if (!account) throw new AuthFailure('session_not_found')
    return c.json(toUser(account))
  })
  .put('/', halfAuthenticated, limited('mails', 'user'), async (c) =>
    c.json(toUser(await updateUser(c, await readJson(c, UserUpdateBody)))),
  )

/**
 * Changes what a user may change (contract §4, `PUT /user`), all of it or nothing. A new address waits for both mailboxes;
 * the present one cancels a change that waits.
 * @throws AuthFailure as the contract says; what a new password needs stands in needs.ts
 */
async function updateUser(c: Call, update: Update): Promise<Account> {
  const { deps, caller } = c.var
  refusePhone(update)
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const isPasswordOnly = update.email === undefined && update.data === undefined
  // who chooses the password of a recovery gives the second step as far as rule 3 asks for it
  if (!isPasswordOnly || update.password === undefined) {
    assertSecondStep(caller, 401)
    assertSetUp(deps, caller, 401)
  }
  const address = await planAddress(c, update)
  const password = await createPasswordCheck(c, update)
  const work = async () => {
    const context = contextOf(deps)
    const changed = await changeAccount(
      deps,
      { id: caller.user.id },
      async (account) => {
        const extra: Statements[] = []
        let decision: Decision = { account, notices: [] }
        const then = (next: (account: Account) => Decision) => {
          if (isRefused(decision)) return
          const { notices } = decision
          const more = next(decision.account)
          decision = isRefused(more) ? more : { ...more, notices: [...notices, ...more.notices] }
        }
        const { data } = update
        if (data) {
          const merged = mergedMetadata(account.user.userMetadata, data)
          then((it) => changeData(it, caller.asked, { data: merged }, context))
        }
        if (password) {
          const { chosen, statements } = await password(account)
          extra.push(statements)
          then((it) => setPassword(it, caller.asked, chosen, context))
        }
        if (address === 'present') then((it) => keepAddress(it, caller.asked, context))
        else if (address) then((it) => changeAddress(it, caller.asked, address.change, context))
        return { decision, extra: extra.flat() }
      },
      { acceptLanguage: acceptLanguageOf(c) },
    )
    return changed.account
  }
  if (address === null || address === 'present') return work()
  const account = await deliver(deps, address.rights, work)
  deliverLater(deps, address.rights, address.send)
  return account
}

/**
 * What a new address takes: it is no one's, and both mailboxes may be written to.
 * @returns `null` where none is named, `present` for the one that the account has
 */
async function planAddress(c: Call, update: Update) {
  if (update.email === undefined) return null
  const { deps, caller } = c.var
  const { user } = caller
  const email = parseEmail(update.email)
  if (email === user.email) return 'present'
  if (await findUserByEmail(deps.db, email)) throw new AuthFailure('email_exists')
  const first = changeAddress(
    await accountOf(c),
    caller.asked,
    { email, tokens: [] },
    contextOf(deps),
  )
  if (isRefused(first)) throw first
  const own = await assertMaySend(deps, 'email_change', user.email, { by: 'owner' })
  const rights = [
    ...own,
    ...(await deliver(deps, own, () =>
      assertMaySend(deps, 'email_change_new', email, { by: 'stranger' }),
    )),
  ]
  const charged = await deliver(deps, rights, () =>
    chargeNewAddress(deps, clientAddress(c.req.raw)),
  )
  const wishes = wishesOf(c, parseChallenge(update))
  const { tokens, send } = planAddressMails(deps, user, email, wishes, charged)
  return { change: { email, tokens }, rights, send }
}

async function accountOf({ var: { deps, caller } }: Call): Promise<Account> {
  const account = await readAccount(deps.db, { id: caller.user.id })
  if (!account) throw new AuthFailure('session_not_found')
  return account
}
