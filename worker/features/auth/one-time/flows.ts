import { eq, sql } from 'drizzle-orm'
import { flowStatesTable, oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../../../lib/secrets/random.ts'
import { type Challenge, isAnswer } from './pkce.ts'
import { effectsOfEntry, isRecovery } from './confirm.ts'
import { type OneTimeRow, takeToken } from './one-time-queries.ts'
import { proveBySignUp } from '../account/unproven.ts'
import { AuthFailure } from '../protocol.ts'
import { recoveryEnd } from '../sessions/sessions.ts'
import { stopTimers } from './send-limits.ts'

export type FlowRow = typeof flowStatesTable.$inferSelect

/** A code's flow, and the mailed token whose link led to it, where that one still waits. */
export type Flow = FlowRow & {
  userId: string
  token: Pick<OneTimeRow, 'id' | 'userId' | 'slot' | 'type' | 'address'> | null
}

/** How long a code can be exchanged, from its issuing: the mail may have been read days after it was sent. */
const codeLifeMs = 5 * 60_000

type NewFlow = {
  userId: string
  kind: string
  challenge: Challenge
  provider?: string
  providerTokens?: string
  oneTimeTokenId?: string | null
}

/**
 * Makes a code that only the browser with the challenge's answer can exchange (RFC 7636); `statement` stores it.
 * @param flow its `kind` becomes the method in the session's `amr`
 */
export function planCode({ db, now }: Pick<Deps, 'db' | 'now'>, flow: NewFlow) {
  const { challenge, ...rest } = flow
  const at = now()
  const code = crypto.randomUUID()
  const statement = db.insert(flowStatesTable).values({
    id: crypto.randomUUID(),
    ...rest,
    ...challenge,
    authCodeHash: hashOf(code),
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + codeLifeMs).toISOString(),
  })
  return { code, statement }
}

/**
 * The flow of a code, if the verifier fits. Reading it spends nothing: that happens with what it is exchanged for.
 * @throws AuthFailure `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier` (the code lives on)
 */
export async function getFlow({ db, now }: Deps, code: string, verifier: string): Promise<Flow> {
  const { id, userId: owner, slot, type, address } = oneTimeTokensTable
  const [found] = await db
    .select({ flow: flowStatesTable, token: { id, userId: owner, slot, type, address } })
    .from(flowStatesTable)
    .leftJoin(oneTimeTokensTable, eq(id, flowStatesTable.oneTimeTokenId))
    .where(eq(flowStatesTable.authCodeHash, hashOf(code)))
  const flow = found?.flow
  if (!flow?.userId || !flow.codeChallenge || !flow.codeChallengeMethod) {
    throw new AuthFailure('flow_state_not_found')
  }
  // a newer mail has taken the place of the one that led here: its link is void, and so is this code
  if (flow.oneTimeTokenId !== null && found?.token === null) {
    throw new AuthFailure('flow_state_not_found')
  }
  if (flow.expiresAt <= now().toISOString()) throw new AuthFailure('flow_state_expired')
  const { userId, codeChallenge, codeChallengeMethod } = flow
  if (!isAnswer(verifier, { codeChallenge, codeChallengeMethod })) {
    throw new AuthFailure('bad_code_verifier')
  }
  return { ...flow, userId, token: found?.token ?? null }
}

/**
 * Takes a flow out in the transaction that needs it to be there still: a code works once, of two callers for one. The
 * mail that led to it is used then, too.
 */
export const spendFlow = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, userId, token, codeChallenge }: Flow,
  device: { ip: string },
) => ({
  given: sql`exists (select 1 from flow_states f where f.id = ${id} and (f.one_time_token_id is null
    or exists (select 1 from one_time_tokens t where t.id = f.one_time_token_id)))`,
  provenAddress: token && token.address,
  recoversUntil: token !== null && isRecovery(token, token) ? recoveryEnd(now()) : null,
  first: [
    db.delete(flowStatesTable).where(eq(flowStatesTable.id, id)),
    ...(token?.slot === 'confirmation'
      ? proveBySignUp(db, { userId, tokenId: token.id, challenge: codeChallenge, now: now() })
      : []),
    ...(token
      ? [
          ...effectsOfEntry(db, token, now(), { type: token.type, isOpened: false }),
          ...takeToken(db, token),
          ...stopTimers(db, token, device),
        ]
      : []),
  ],
})
