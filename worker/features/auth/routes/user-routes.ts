import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { UserUpdateBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { type Account, type Change, type Decision, isRefused } from '../account/account.ts'
import { findUserByEmail } from '../account/store.ts'
import {
  changeAddress,
  changeData,
  keepAddress,
  mergedMetadata,
  parseEmail,
  setPassword,
  toUser,
} from '../account/user.ts'
import { type Authenticated, halfAuthenticated } from '../caller.ts'
import { askingOf, changeOwn } from '../change-account.ts'
import { chargeNewAddress, takeMail } from '../limits.ts'
import { deliver, deliverLater, planAddressMails, wishesOf } from '../mail/mails.ts'
import { createPasswordCheck } from '../passwords/password-rules.ts'
import { AuthFailure, readJson, refusePhone } from '../protocol.ts'
import { parseChallenge } from '../tokens.ts'

type Update = z.infer<typeof UserUpdateBody>
type Call = Context<Authenticated>

/** One's own user. */
export const userRoutes = new Hono<App>()
  // the second step is built from the factors that it shows
  .get('/', halfAuthenticated, (c) => c.json(toUser(c.var.caller.account)))
  .put('/', halfAuthenticated, rateLimit('mails', 'auth:user'), async (c) =>
    c.json(toUser(await updateUser(c, await readJson(c, UserUpdateBody)))),
  )

/**
 * Changes what a user may change (contract §4, `PUT /user`), all of it or nothing. A new address waits for both mailboxes;
 * the present one cancels a change that waits. The password comes first: it makes a full session of a recovery.
 * @throws AuthFailure as the contract says; what each change needs stands in needs.ts
 */
async function updateUser(c: Call, update: Update): Promise<Account> {
  const { caller } = c.var
  const { data } = update
  refusePhone(update)
  if (update.app_metadata !== undefined) throw new AuthFailure('not_admin')
  const address = await planAddress(c, update)
  const password = await createPasswordCheck(c, update)
  const work = async () => {
    const changed = await changeOwn(c, caller, async (account, asking) => {
      const merged = data && mergedMetadata(account.user.userMetadata, data)
      const { chosen, statements: extra = [] } = (await password?.(account)) ?? {}
      const steps: Step[] = []
      if (chosen) steps.push((it) => setPassword(it, chosen, asking))
      if (address === 'present') steps.push((it) => keepAddress(it, asking))
      else if (address) steps.push((it) => changeAddress(it, address.change, asking))
      if (merged || steps.length === 0) steps.push((it) => changeData(it, merged, asking))
      return { decision: inTurn(account, steps), extra }
    })
    return changed.account
  }
  if (address === null || address === 'present') return work()
  const account = await deliver(c.var.deps, address.rights, work)
  deliverLater(c.var.deps, address.rights, address.send)
  return account
}

type Step = (account: Account) => Decision

function inTurn(before: Account, steps: Step[]): Decision {
  let change: Change = { account: before }
  for (const step of steps) {
    const { account, notices = [] } = change
    const next = step(account)
    if (isRefused(next)) return next
    change = { ...next, notices: [...notices, ...(next.notices ?? [])] }
  }
  return change
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
  const first = changeAddress(caller.account, { email, tokens: [] }, askingOf(deps, caller))
  if (isRefused(first)) throw first
  if (await findUserByEmail(deps.db, email)) throw new AuthFailure('email_exists')
  const own = await takeMail(deps, 'email_change', user.email, { by: 'owner' }, 'all')
  const rights = await deliver(deps, own, async () => [
    ...own,
    ...(await takeMail(deps, 'email_change_new', email, { by: 'stranger' }, 'all')),
  ])
  const charged = await deliver(deps, rights, () =>
    chargeNewAddress(deps, clientAddress(c.req.raw)),
  )
  const wishes = wishesOf(c, parseChallenge(update))
  const { tokens, send } = planAddressMails(deps, user, email, wishes, charged)
  return { change: { email, tokens }, rights, send }
}
