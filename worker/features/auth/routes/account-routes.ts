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
import { authenticated } from '../caller.ts'
import { changeOwn } from '../change-account.ts'
import { codeHashes, newCodes } from '../factors/recovery-codes.ts'
import { signedIn } from '../guard.ts'
import { sessionIn } from '../sessions.ts'
import { purposesOf } from '../tokens.ts'
import { guesserOf, tryCode, tryPassword } from '../tries.ts'

/** `GET /api/me`: the signed-in user and the user's current role. */
export const meRoutes = new Hono<App>().get('/', signedIn, (c) => {
  const { actor: id, email, role } = c.var.principal
  c.header('cache-control', 'no-store')
  return c.json({ id, email, role, is_client: role === 'client' } satisfies Me)
})

/** Body of `POST …/redeem`; the response is a `Session`. */
const redeemed = validJson(z.strictObject({ code: z.string().min(1).max(64) }))
const validProof = validJson(PasswordProof)

const ownAccount = authenticated('own-account')
const firstStep = authenticated('first-step')

const recoveryCodeRoutes = new Hono<App>()
  .get('/', ownAccount, (c) => {
    const { codes } = c.var.caller.account
    const remaining = codes.filter(({ spentAt }) => spentAt === null).length
    const created_at = codes[0]?.createdAt ?? null
    return c.json({ remaining, created_at } satisfies RecoveryCodeState)
  })
  .post('/', ownAccount, rateLimit('writes', 'recovery-codes'), async (c) => {
    const { deps, caller } = c.var
    const codes = newCodes()
    const hashes = codes.flatMap((code) => codeHashes(deps, caller.user.id, code, 'newest'))
    await changeOwn(c, (account, asking) => replaceCodes(account, hashes, asking))
    // the codes are returned only once
    const spaced = codes.map((it) => it.replace(/(.{4})(?=.)/g, '$1-'))
    return c.json({ codes: spaced } satisfies RecoveryCodes)
  })
  .post('/redeem', firstStep, rateLimit('factors', 'recovery-codes'), redeemed, async (c) => {
    const { deps, caller } = c.var
    const { user, session } = caller
    const giveBack = await tryCode(deps, guesserOf(c, user.email, session), user)
    const hashes = codeHashes(deps, user.id, c.req.valid('json').code, 'all')
    const changed = await changeOwn(c, (account, asking) => ({
      ...proveRecoveryCode(account, hashes, asking),
      extra: [giveBack()],
    }))
    return c.json(await sessionIn(deps, changed))
  })

/** The user's own account. Sessions of other accounts return 404, like unknown ids. */
export const accountRoutes = new Hono<App>()
  .route('/recovery-codes', recoveryCodeRoutes)
  .post('/proof', ownAccount, rateLimit('guesses', 'proof'), validProof, async (c) => {
    const { deps, caller } = c.var
    const { user, session } = caller
    const { password } = c.req.valid('json')
    const guesser = guesserOf(c, user.email, session)
    const changed = await changeOwn(c, async (account, asking) => {
      const { passwordHash: hash } = account.user
      if (hash === null) throw new Failure('account/no-password')
      const tried = await tryPassword(deps, guesser, { password, hash }, async () => user)
      if (!tried.isRight) throw new Failure('account/password-wrong')
      return { ...provePassword(account, asking), extra: [tried.giveBack()] }
    })
    c.header('cache-control', 'no-store')
    return c.json(await sessionIn(deps, changed))
  })
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
  .get('/email-change', ownAccount, (c) => {
    const { deps, caller } = c.var
    const waits_for = (['new', 'current'] as const).filter((mailbox) =>
      tokenFor(caller.account, `email_change_${mailbox}`, deps.now()),
    )
    c.header('cache-control', 'no-store')
    return c.json({ waits_for } satisfies EmailChangeState)
  })
  .get('/sessions', ownAccount, (c) => {
    const { session: own, account } = c.var.caller
    const sessions = account.sessions
      .toSorted((a, b) => b.refreshedAt.localeCompare(a.refreshedAt))
      .map(({ id, userAgent, createdAt, refreshedAt }): AccountSession => {
        const dates = { created_at: createdAt, refreshed_at: refreshedAt }
        return { id, user_agent: userAgent, ...dates, current: id === own.id }
      })
    c.header('cache-control', 'no-store')
    return c.json({ sessions })
  })
  .post('/sessions/current/keep', ownAccount, rateLimit('writes', 'sessions'), async (c) => {
    const { deps, caller } = c.var
    if (caller.role !== 'admin' || !deps.mayKeepAdminSession()) {
      throw new Failure('auth/forbidden')
    }
    await changeOwn(c, keepSession)
    return c.body(null, 204)
  })
  .delete('/sessions/:id', ownAccount, rateLimit('writes', 'sessions'), async (c) => {
    const id = c.req.param('id')
    await changeOwn(c, (account, asking) => endSession(account, id, asking))
    return c.body(null, 204)
  })

/** The account of an emailed link, and the effect of the link. */
function aboutToken({ user }: Account, { newAddress, undo }: TokenRow): MailedLinkState {
  if (newAddress !== null) return { email: user.email, new_email: newAddress }
  const { email, factors, identities } = (undo ?? {}) as Undo
  // the email's recipient knows the account by the restored address
  if (email !== undefined) return { email, undoes: 'address' }
  const undoes = factors ? 'factor' : identities ? 'identity' : null
  return { email: user.email, ...(undoes && { undoes }) }
}
