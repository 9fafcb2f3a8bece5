import type { Statements } from '../../db/batch-if.ts'
import { notify } from '../../db/notifications/notify.ts'
import type { Deps } from '../../deps.ts'
import { log } from '../../lib/log.ts'
import { mailNotices, withUndo } from './mail/notices.ts'
import { AuthFailure } from './protocol.ts'
import { type Account, type Change, type Decision, isRefused } from './account/account.ts'
import { commit, makeRoom } from './account/commit.ts'
import { type Key, readAccount } from './account/read-account.ts'

/** How often an account may change under our hands. */
const mostTries = 5

/** What was changed: the account as it is now. */
export type Changed = Change & { before: Account }

type Options = {
  /** What the caller hears where there is no such account; it may take its time. */
  missing?: () => AuthFailure | Promise<AuthFailure>
  acceptLanguage?: string | undefined
}

type Plan = { decision: Decision; extra?: Statements }

/**
 * Changes an account: reads it, lets `plan` decide, writes it under the version that was read, and tells its owner. All
 * of it again where something else was written meanwhile.
 * @param plan may look at secrets first; whatever it decides, it decides from the account that it is given
 * @throws AuthFailure the refusal; `missing`; `conflict` after five tries
 */
export async function changeAccount(
  deps: Deps,
  key: Key,
  plan: (account: Account) => Promise<Plan> | Plan,
  { missing = noSession, acceptLanguage }: Options = {},
): Promise<Changed> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await readAccount(deps.db, key)
    if (before === null) throw await missing()
    const { decision, extra = [] } = await plan(before)
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
