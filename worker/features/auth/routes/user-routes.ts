import { Hono } from 'hono'
import type { z } from 'zod'
import { UserUpdateBody } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Account, Change } from '../account/account.ts'
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
import { askingOf, changeOwn } from '../change-account.ts'
import { chargeNewAddress, takeMail } from '../limits.ts'
import { deliver, deliverLater, mailRequestOf, planAddressMails } from '../mail/mails.ts'
import { createPasswordCheck } from '../passwords/password-rules.ts'
import { AuthFailure, readJson, refusePhone } from '../protocol.ts'
import { parseChallenge } from '../tokens.ts'

type Update = z.infer<typeof UserUpdateBody>

const firstStep = authenticated('first-step')

/** The user's own data. Mounted at /auth/v1. */
export const userRoutes = new Hono<App>()
  // available at aal1, because clients read the factors for the second step from it
  .get('/user', firstStep, (c) => c.json(toUser(c.var.caller.account)))
  .put('/user', firstStep, rateLimit('mails', 'auth:user'), async (c) =>
    c.json(toUser(await updateUser(c, await readJson(c, UserUpdateBody)))),
  )

/**
 * Updates a user (Supabase Auth protocol, `PUT /user`), all fields or none. A new email address
 * waits for confirmation by both mailboxes; the current one cancels a pending change. The password
 * is set first, because it turns a recovery into a full session.
 * @throws AuthFailure of the protocol; needs.ts lists the required proofs
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
 * Creates tokens and emails for a new email address, if it is free and both mailboxes are below
 * their limits.
 * @returns `null` without an address; no `change` for the current address
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
