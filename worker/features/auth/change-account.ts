import type { Statements } from '../../db/batch-if.ts'
import { notify } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import type { Account, Change } from './account/account.ts'
import type { Asking, Context } from './account/needs.ts'
import { commit, freeAddress, type Key, readAccount } from './account/store.ts'
import type { OwnCaller, OwnCall } from './caller.ts'
import { mailNotices, withUndo } from './mail/mails.ts'
import { AuthFailure } from './protocol.ts'
import { tokenColumns } from './tokens.ts'

/** Maximum number of attempts when the account changes concurrently. */
const mostTries = 5

export type Changed = Change & { before: Account }

type Plan = Change & { extra?: Statements }

type Options = {
  /** Returns the error for a missing account; can be asynchronous. */
  missing?: () => AuthFailure | Promise<AuthFailure>
  acceptLanguage?: string | undefined
  /** The account, if the caller has just read it. */
  known?: Account | null | undefined
}

function contextOf(deps: Deps): Context {
  const { asksCurrentPassword, reauthenticates } = deps.auth()
  return {
    now: deps.now(),
    tokensOf: (id, generation) => tokenColumns(deps.dataKeys(), id, generation),
    asksCurrentPassword,
    reauthenticates,
    owesSecondFactor: deps.owesSecondFactor,
  }
}

export const askingOf = (deps: Deps, { asking }: OwnCaller): Asking => ({
  ...asking,
  ...contextOf(deps),
})

/**
 * Changes an account: reads it, lets `plan` decide, writes the result if the version is unchanged,
 * and emails the notices. Repeats all of this after a concurrent write.
 * @param plan can compare secrets first; decides from the account passed to it
 * @throws AuthFailure errors of `plan`; `missing`; `conflict` after five attempts
 */
export async function changeAccount(
  deps: Deps,
  key: Key,
  plan: (account: Account, context: Context) => Promise<Plan> | Plan,
  { missing, acceptLanguage, known }: Options = {},
): Promise<Changed> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = (tries === 0 && known) || (await readAccount(deps.db, key))
    if (before === null) throw (await missing?.()) ?? new AuthFailure('session_not_found')
    const { extra = [], ...change } = await plan(before, contextOf(deps))
    const { account, mails } = withUndo(deps, change)
    const { freed } = change
    const statements = [
      ...(freed === undefined ? [] : [freeAddress(deps.db, account, freed)]),
      ...notifyOfAddress(deps, before, account),
      ...extra,
    ]
    if (await commit(deps.db, before, account, statements)) {
      logSessions(before, account)
      mailNotices(deps, account, mails, acceptLanguage)
      return { ...change, account, before }
    }
  }
  throw new AuthFailure('conflict')
}

/**
 * Changes the caller's own account. The first attempt uses the account that the session check read.
 */
export function changeOwn(
  { var: { deps, caller }, req }: OwnCall,
  plan: (account: Account, asking: Asking) => Promise<Plan> | Plan,
): Promise<Changed> {
  const { account: known, asking } = caller
  const decide = (account: Account, context: Context) => plan(account, { ...asking, ...context })
  const options = { acceptLanguage: req.header('accept-language'), known }
  return changeAccount(deps, { id: known.user.id }, decide, options)
}

function logSessions(before: Account, { user, sessions }: Account): void {
  for (const { id, kind, amr } of sessions) {
    if (before.sessions.some((known) => known.id === id)) continue
    const method = amr[0]?.method
    log('info', 'A session began', { area: 'auth', user: user.id, session: id, kind, method })
  }
}

/** Notifies administrators when the email address of an account with rights changes. */
function notifyOfAddress(deps: Deps, before: Account, { user, role }: Account): Statements {
  if (user.email === before.user.email || role === null) return []
  const now = deps.now()
  const cause = `${user.id}:${now.toISOString()}`
  const notice = {
    event: 'address-changed',
    subject: user.id,
    cause,
    except: [user.id],
    now,
  } as const
  return notify(deps.db, notice)
}
