import { Hono } from 'hono'
import { z } from 'zod'
import {
  type AccountSession,
  type EmailChangeState,
  MailedLink,
  type MailedLinkState,
  type Me,
  PasswordProof,
  type RecoveryCodes,
  type RecoveryCodeState,
} from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { type Account, tokenFor, type TokenRow, type Undo } from '../account/account.ts'
import { provePassword, proveRecoveryCode, replaceCodes } from '../account/decide-factors.ts'
import { endSession, keepSession } from '../account/decide-session.ts'
import { readAccount } from '../account/store.ts'
import { changeOwn } from '../change-account.ts'
import { codeHashes, newCodes } from '../factors/recovery-codes.ts'
import { atOwnAccount, halfSignedIn, signedIn } from '../guard.ts'
import { sessionIn } from '../sessions/session-body.ts'
import { purposesOf } from '../tokens.ts'
import { guesserOf, tryCode, tryPassword } from '../tries.ts'

/** `GET /api/me`: who is signed in, with which role right now. */
export const meRoutes = new Hono<App>().get('/', signedIn, (c) => {
  const { actor: id, email, role } = c.var.principal
  c.header('cache-control', 'no-store')
  return c.json({ id, email, role, is_client: role === 'client' } satisfies Me)
})

/** `POST …/redeem`; the answer is a `Session`. */
const RedeemCode = z.strictObject({ code: z.string().min(1).max(64) })

/** Codes that stand for a lost second factor. */
const recoveryCodeRoutes = new Hono<App>()
  .get('/', atOwnAccount, (c) => {
    const { codes } = c.var.principal.caller.account
    const remaining = codes.filter(({ spentAt }) => spentAt === null).length
    const created_at = codes[0]?.createdAt ?? null
    return c.json({ remaining, created_at } satisfies RecoveryCodeState)
  })
  .post('/', atOwnAccount, rateLimit('writes', 'recovery-codes'), async (c) => {
    const { deps, principal } = c.var
    const codes = newCodes()
    const hashes = codes.flatMap((code) => codeHashes(deps, principal.actor, code, 'newest'))
    await changeOwn(c, principal.caller, (it, asking) => replaceCodes(it, hashes, asking))
    // the only time that they are shown
    return c.json({
      codes: codes.map((it) => it.replace(/(.{4})(?=.)/g, '$1-')),
    } satisfies RecoveryCodes)
  })
  .post(
    '/redeem',
    halfSignedIn,
    rateLimit('factors', 'recovery-codes'),
    validJson(RedeemCode),
    async (c) => {
      const { deps, principal } = c.var
      const { caller } = principal
      const { user } = caller
      const { code } = c.req.valid('json')
      const giveBack = await tryCode(deps, guesserOf(c, user.email, caller), user)
      const hashes = codeHashes(deps, user.id, code, 'all')
      const changed = await changeOwn(c, caller, (account, asking) => ({
        decision: proveRecoveryCode(account, hashes, asking),
        extra: [giveBack()],
      }))
      return c.json(await sessionIn(deps, changed))
    },
  )

/** One's own account. Someone else's sessions are not there at all: 404, as for a made-up id. */
export const accountRoutes = new Hono<App>()
  .route('/recovery-codes', recoveryCodeRoutes)
  .post(
    '/proof',
    atOwnAccount,
    rateLimit('guesses', 'proof'),
    validJson(PasswordProof),
    async (c) => {
      const { deps, principal } = c.var
      const { caller } = principal
      const { user } = caller
      const { password: given } = c.req.valid('json')
      const guesser = guesserOf(c, user.email, caller)
      const changed = await changeOwn(c, caller, async (account, asking) => {
        const { passwordHash: hash } = account.user
        if (hash === null) throw new Failure('account/no-password')
        const compared = await tryPassword(deps, guesser, { given, hash }, async () => user)
        if (!compared.isRight) throw new Failure('account/password-wrong')
        return {
          decision: provePassword(account, asking),
          extra: [compared.giveBack()],
        }
      })
      c.header('cache-control', 'no-store')
      return c.json(await sessionIn(deps, changed))
    },
  )
  .post('/mailed-link', rateLimit('mails', 'mailed-link'), validJson(MailedLink), async (c) => {
    const { token_hash: link, type } = c.req.valid('json')
    const { deps } = c.var
    const linkHash = hashOf(link)
    const account = await readAccount(deps.db, { linkHash })
    const token = account?.tokens.find((it) => it.linkHash === linkHash)
    const isLive = token && token.expiresAt > deps.now().toISOString()
    c.header('cache-control', 'no-store')
    if (!account || !isLive || !purposesOf(type).includes(token.purpose)) {
      throw new Failure('request/not-found')
    }
    return c.json(aboutToken(account, token))
  })
  .get('/email-change', atOwnAccount, (c) => {
    const { deps, principal } = c.var
    const waits_for = (['new', 'current'] as const).filter((mailbox) =>
      tokenFor(principal.caller.account, `email_change_${mailbox}`, deps.now()),
    )
    c.header('cache-control', 'no-store')
    return c.json({ waits_for } satisfies EmailChangeState)
  })
  .get('/sessions', atOwnAccount, (c) => {
    const { sessionId, caller } = c.var.principal
    const byUse = caller.account.sessions.toSorted((a, b) =>
      b.refreshedAt.localeCompare(a.refreshedAt),
    )
    const sessions = byUse.map(({ id, userAgent, createdAt, refreshedAt }): AccountSession => ({
      id,
      user_agent: userAgent,
      created_at: createdAt,
      refreshed_at: refreshedAt,
      current: id === sessionId,
    }))
    c.header('cache-control', 'no-store')
    return c.json({ sessions })
  })
  .post('/sessions/current/keep', atOwnAccount, rateLimit('writes', 'sessions'), async (c) => {
    const { deps, principal } = c.var
    if (principal.role !== 'admin' || !deps.mayKeepAdminSession()) {
      throw new Failure('auth/forbidden')
    }
    await changeOwn(c, principal.caller, keepSession)
    return c.body(null, 204)
  })
  .delete('/sessions/:id', atOwnAccount, rateLimit('writes', 'sessions'), async (c) => {
    const id = c.req.param('id')
    await changeOwn(c, c.var.principal.caller, (it, asking) => endSession(it, id, asking))
    return c.body(null, 204)
  })

/** Whose account a mailed link is about, and what its press leads to or puts back. */
function aboutToken({ user }: Account, { newAddress, undo }: TokenRow): MailedLinkState {
  if (newAddress !== null) return { email: user.email, new_email: newAddress }
  const { email, factors, identities } = (undo ?? {}) as Undo
  // its reader knows the account by the address that comes back
  if (email !== undefined) return { email, undoes: 'address' }
  const undoes = factors ? 'factor' : identities ? 'identity' : null
  return { email: user.email, ...(undoes && { undoes }) }
}
