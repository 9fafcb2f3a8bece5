import { and, eq } from 'drizzle-orm'
import { flowStatesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashOf } from '../../lib/secrets.ts'
import { type Challenge, isAnswer } from './pkce.ts'
import { AuthFailure } from './protocol.ts'

export type FlowRow = typeof flowStatesTable.$inferSelect

/** How long a code can be exchanged, from its issuing: the mail may have been read days after it was sent. */
const codeLifeMs = 5 * 60_000

/**
 * Issues a code that only the browser with the challenge's answer can exchange (RFC 7636).
 * @param kind becomes the method in the session's `amr`
 */
export async function issueCode(
  { db, now }: Deps,
  flow: {
    userId: string
    kind: string
    challenge: Challenge
    provider?: string
    providerTokens?: string
  },
): Promise<string> {
  const { challenge, ...rest } = flow
  const at = now()
  const code = crypto.randomUUID()
  await db.insert(flowStatesTable).values({
    id: crypto.randomUUID(),
    ...rest,
    ...challenge,
    authCodeHash: hashOf(code),
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + codeLifeMs).toISOString(),
  })
  return code
}

/**
 * Takes a code's flow out of D1: it works once, of two callers for one.
 * @throws AuthFailure `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier` (the code lives on)
 */
export async function exchangeCode(
  { db, now }: Deps,
  code: string,
  verifier: string,
): Promise<FlowRow & { userId: string }> {
  const ofCode = eq(flowStatesTable.authCodeHash, hashOf(code))
  const [flow] = await db.select().from(flowStatesTable).where(ofCode)
  if (!flow?.userId || !flow.codeChallenge || !flow.codeChallengeMethod) {
    throw new AuthFailure('flow_state_not_found')
  }
  if (flow.expiresAt <= now().toISOString()) throw new AuthFailure('flow_state_expired')
  const { userId, codeChallenge, codeChallengeMethod } = flow
  if (!isAnswer(verifier, { codeChallenge, codeChallengeMethod })) {
    throw new AuthFailure('bad_code_verifier')
  }
  const [taken] = await db
    .delete(flowStatesTable)
    .where(and(ofCode, eq(flowStatesTable.id, flow.id)))
    .returning()
  if (!taken) throw new AuthFailure('flow_state_not_found')
  return { ...taken, userId }
}
