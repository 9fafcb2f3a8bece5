import type { Statements } from '../../db/batch-if.ts'
import { notify } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { type Account, type Change, type Decision, isRefused } from './account/account.ts'
import type { Asking, Context } from './account/needs.ts'
import { commit, type Key, makeRoom, readAccount } from './account/store.ts'
import type { OwnCaller } from './caller.ts'
import { mailNotices, withUndo } from './mail/mails.ts'
import { AuthFailure, type Call } from './protocol.ts'
import { tokenColumns } from './tokens.ts'

/** How often an account may change under our hands. */
const mostTries = 5

/** What was changed: the account as it is now. */
export type Changed = Change & { before: Account }

/** `extra`: rows of their own that are written with it. */
type Plan = Decision | { decision: Decision; extra: Statements }

type Options = {
  /** What the caller hears where there is no such account; it may take its time. */
  missing?: () => AuthFailure | Promise<AuthFailure>
  acceptLanguage?: string | undefined
  /** As it was read a moment ago. */
  known?: Account | null | undefined
}

/** What decisions are made with, now. */
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

/**
 * Changes an account: reads it, lets `plan` decide, writes it under the version that was read, and tells its owner. All
 * of it again where something else was written meanwhile.
 * @param plan may look at secrets first; whatever it decides, it decides from the account that it is given
 * @throws AuthFailure the refusal; `missing`; `conflict` after five tries
 */
export async function changeAccount(
  deps: Deps,
  key: Key,
  plan: (account: Account, context: Context) => Promise<Plan> | Plan,
  { missing = noSession, acceptLanguage, known }: Options = {},
): Promise<Changed> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = (tries === 0 && known) || (await readAccount(deps.db, key))
    if (before === null) throw await missing()
    const planned = await plan(before, contextOf(deps))
    const { decision, extra } = 'decision' in planned ? planned : { decision: planned, extra: [] }
    if (isRefused(decision)) throw decision
    const { account, mails } = withUndo(deps, decision)
    const statements = [
      ...makeRoom(deps.db, account, decision.freed),
      ...tellOfAddress(deps, before, account),
      ...extra,
    ]
    if (await commit(deps.db, before, account, statements)) {
      logSessions(before, account)
      mailNotices(deps, account, mails, acceptLanguage)
      return { ...decision, account, before }
    }
  }
  throw new AuthFailure('conflict')
}

/** `changeAccount` for who asks: decided at first on the account that was read with the check of their session. */
export function changeOwn(
  c: Call,
  { user: { id }, asked, account: known }: OwnCaller,
  plan: (account: Account, asking: Asking) => Promise<Plan> | Plan,
): Promise<Changed> {
  const decide = (account: Account, context: Context) => plan(account, { ...asked, ...context })
  const options = { acceptLanguage: c.req.header('accept-language'), known }
  return changeAccount(c.var.deps, { id }, decide, options)
}

function logSessions(before: Account, { user, sessions }: Account): void {
  for (const { id, kind, amr } of sessions) {
    if (before.sessions.some((known) => known.id === id)) continue
    const method = amr[0]?.method
    log('info', 'A session began', { area: 'auth', user: user.id, session: id, kind, method })
  }
}

/** Administrators hear that someone with rights signs in with another address. */
function tellOfAddress({ db, now }: Deps, before: Account, { user, role }: Account): Statements {
  if (user.email === before.user.email || role === null) return []
  const cause = `${user.id}:${now().toISOString()}`
  return notify(db, {
    event: 'address-changed',
    subject: user.id,
    cause,
    except: [user.id],
    now: now(),
  })
}

const noSession = () => new AuthFailure('session_not_found')

/** What a session could do now, before it is known what exactly. */
export const askingOf = (deps: Deps, { asked }: OwnCaller): Asking => ({
  ...asked,
  ...contextOf(deps),
})
