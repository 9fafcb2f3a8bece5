import { eq, type SQL, sql } from 'drizzle-orm'
import type { Session } from '#contract/auth.ts'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import type { Spent } from '../../../db/schema/sessions.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../bearer.ts'
import { aalOf, asTokenKnows, secondFactors, withMethod } from './amr.ts'
import { AuthFailure } from '../protocol.ts'
import { belongings, findCaller, type SessionRow, updateSession } from '../caller-queries.ts'
import { reuseIntervalMs, tokenColumns } from './refresh-tokens.ts'
import { sessionBody, unixS } from './sessions.ts'

/** What proves who is there, spent in the transaction that raises the session, and only where it is there to spend. */
type Proof = {
  method: string
  /** Of a second step; absent where that stays as it is. */
  factorId?: string | null
  /** What has to hold, at the level that the caller's token says: not what the session was raised to meanwhile. */
  given: (known: Pick<SessionRow, 'aal'>) => SQL
  statements: Statements
}

/** A session moves on when it is refreshed. */
const maxAttempts = 5

/**
 * Raises a session to what was proven just now, with new tokens. Proof and session are one transaction: a factor or a
 * code that is gone by then raises nothing, and what raises nothing is not spent. A generation is skipped, so that the
 * refresh token from before is not the parent of the new one: whoever copied it never gets a token that says of the proof.
 * Nor does whoever proves something with an older token of the session get what its owner proved since: the session is
 * then worth what that token was, and the new proof.
 * @returns `null` when the proof does not hold (any more): nothing was written
 * @throws AuthFailure `session_not_found` when the session ended meanwhile
 */
export async function raiseSession(
  deps: Deps,
  { user, session: read, claimedAmr }: Pick<Caller, 'user' | 'session' | 'claimedAmr'>,
  { given, statements, ...proof }: Proof,
): Promise<Session | null> {
  const { db } = deps
  const now = deps.now()
  const [identitiesOf, factorsOf] = belongings(db, user.id)
  const ownerOf = db.select().from(usersTable).where(eq(usersTable.id, user.id))
  let session = read
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const raised = raisedBy(deps, { session, claimedAmr }, proof, now)
    const known = aalOf(asTokenKnows(session.amr, claimedAmr))
    const results = await batchIf(db, sql`${isAsRead(session)} and ${given({ aal: known })}`, [
      ...statements,
      updateSession(db, session, raised),
      ownerOf,
      identitiesOf,
      factorsOf,
    ])
    if (results !== null) {
      const [owner] = results.of(ownerOf)
      if (!owner) throw new AuthFailure('session_not_found')
      const whose = {
        user: owner,
        identities: results.of(identitiesOf),
        factors: results.of(factorsOf),
      }
      return sessionBody(deps, { ...session, ...raised }, whose)
    }
    const again = await findCaller(db, session.id)
    if (!again) throw new AuthFailure('session_not_found')
    if (isSame(again.session, session)) return null
    session = again.session
  }
  throw new AuthFailure('conflict')
}

function raisedBy(
  { dataKeys }: Deps,
  { session, claimedAmr }: Pick<Caller, 'session' | 'claimedAmr'>,
  { method, factorId = session.factorId }: Pick<Proof, 'method' | 'factorId'>,
  now: Date,
) {
  // two proofs of a kind are two, though they come within a second: a token says of one of them
  const last = session.amr.find((entry) => entry.method === method)?.timestamp ?? 0
  // a session has one second step: an entry does not say of which factor it is, and that one may be removed
  const kept = asTokenKnows(session.amr, claimedAmr).filter(
    (entry) => !secondFactors.has(method) || !secondFactors.has(entry.method),
  )
  const amr = withMethod(kept, {
    method,
    timestamp: Math.max(unixS(now), last + 1),
  })
  return {
    ...tokenColumns(dataKeys(), session.id, session.generation + 2),
    amr,
    aal: aalOf(amr),
    factorId,
    refreshedAt: now.toISOString(),
    spent: spentBefore(session, now),
  }
}

/** Tokens that a racing tab may still present: it gets none that says of the proof, and costs nothing. */
const spentBefore = ({ spent, generation, refreshHash: hash }: SessionRow, now: Date): Spent[] =>
  [
    ...spent.filter(({ at }) => now.getTime() - Date.parse(at) < reuseIntervalMs),
    { generation, hash, at: now.toISOString() },
  ].map((entry) => ({ ...entry, beforeProof: true }))

/** Its methods are written anew from what was read: a factor that was removed meanwhile must not come back with them. */
const isAsRead = ({ id, generation, aal, factorId }: SessionRow) =>
  sql`exists (select 1 from sessions where id = ${id} and generation = ${generation}
    and aal = ${aal} and factor_id is ${factorId})`

const isSame = (now: SessionRow, then: SessionRow) =>
  now.generation === then.generation && now.aal === then.aal && now.factorId === then.factorId
