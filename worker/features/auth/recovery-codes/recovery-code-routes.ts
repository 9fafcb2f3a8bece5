import { Hono } from 'hono'
import { RedeemCode, type RecoveryCodes, type RecoveryCodeState } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { atOwnAccount, halfSignedIn } from '../guard.ts'
import { makeRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts'
import { countCodes } from './recovery-code-queries.ts'

/** Codes that stand for a lost second factor. Mounted at /api/account/recovery-codes. */
export const recoveryCodeRoutes = new Hono<App>()
  .get('/', atOwnAccount, async (c) => {
    const { remaining, createdAt } = await countCodes(c.var.deps.db, c.var.principal.actor)
    return c.json({ remaining, created_at: createdAt } satisfies RecoveryCodeState)
  })
  .post('/', atOwnAccount, rateLimit('writes', 'recovery-codes'), async (c) => {
    const codes = await makeRecoveryCodes(c.var.deps, c.var.principal.caller)
    return c.json({ codes } satisfies RecoveryCodes)
  })
  .post(
    '/redeem',
    halfSignedIn,
    rateLimit('factors', 'recovery-codes'),
    validJson(RedeemCode),
    async (c) => {
      const { code } = c.req.valid('json')
      return c.json(await redeemRecoveryCode(c.var.deps, c.var.principal.caller, code))
    },
  )
