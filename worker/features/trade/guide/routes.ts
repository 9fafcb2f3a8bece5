import { Hono } from 'hono'
import { GuideChange } from '#contract/trade/guide/guide-calls.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { validJson } from '../../../lib/http/valid.ts'
import { rateLimit } from '../../../middleware/rate-limit.ts'
import type { Guarded, SignedIn } from '../../auth/guard.ts'
import type { MemberRequest } from '../member.ts'
import { memberRequestOf, requireOrderRight } from '../guards.ts'
import { changeGuide, readGuide } from './guide.ts'

/** Order guide. Mounted below /api/trade/:company. */
export const guideRoutes = new Hono<Guarded<SignedIn>>()
  .get('/:company/guide', async (c) =>
    c.json(await getGuide(c.var.deps, memberRequestOf(c.var, c.req.param('company')))),
  )
  .put(
    '/:company/guide',
    rateLimit('writes', 'trade'),
    requireOrderRight,
    validJson(GuideChange),
    async (c) => {
      const { deps } = c.var
      const asked = memberRequestOf(c.var, c.req.param('company'))
      await changeGuide(deps.db, asked, c.req.valid('json'), deps.now())
      return c.json(await getGuide(deps, asked))
    },
  )

async function getGuide({ db }: Pick<Deps, 'db'>, asked: MemberRequest) {
  const guide = await readGuide(db, asked)
  if (!guide) throw new Failure('request/not-found')
  return guide
}
