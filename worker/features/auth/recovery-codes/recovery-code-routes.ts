import { Hono } from 'hono'
import { z } from 'zod'
import type { RecoveryCodes, RecoveryCodeState } from '#contract/auth.ts'
import type { App } from '../../../deps.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import { atOwnAccount, halfSignedIn } from '../guard.ts'
import { acceptLanguageOf } from '../one-time/messages.ts'
import { makeRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts'
import { countCodes } from './recovery-code-queries.ts'

/** `POST …/redeem`; the answer is a `Session`. */
const RedeemCode = z.strictObject({ code: z.string().min(1).max(64) })

/** Codes that stand for a lost second factor. Mounted at /api/account/recovery-codes. */
export const recoveryCodeRoutes = new Hono<App>()
  .get('/', atOwnAccount, async (c) => {
    const { remaining, createdAt } = await countCodes(c.var.deps.db, c.var.principal.actor)
    return c.json({ remaining, created_at: createdAt } satisfies RecoveryCodeState)
  })
  .post('/', atOwnAccount, rateLimit('writes', 'recovery-codes'), async (c) => {
    const { deps, principal } = c.var
    const codes = await makeRecoveryCodes(deps, principal.caller, acceptLanguageOf(c))
    return c.json({ codes } satisfies RecoveryCodes)
  })
  .post(
    '/redeem',
    halfSignedIn,
    rateLimit('factors', 'recovery-codes'),
    validJson(RedeemCode),
    async (c) => {
      const { code } = c.req.valid('json')
      const { deps, principal } = c.var
      return c.json(await redeemRecoveryCode(deps, principal.caller, code, acceptLanguageOf(c)))
    },
  )
