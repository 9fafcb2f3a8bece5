import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { batchIf, type Statements } from '../../../db/batch-if.ts'
import { type Db, isConstraintError } from '../../../db/client.ts'
import { oneTimeTokensTable } from '../../../db/schema/sign-in.ts'
import { usersTable } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { dummyHash, hashPassword, isPassword } from '../../../lib/secrets/password-hash.ts'
import { insertAccount, newAccount } from '../account/create-user.ts'
import { type OneTimeRow, storeToken } from '../one-time/one-time-queries.ts'
import { type Chosen, makeToken, nothingChosen, type Secrets } from '../one-time/one-time-tokens.ts'
import type { Challenge } from '../one-time/pkce.ts'
import { AuthFailure } from '../protocol.ts'
import { updateUser, type UserRow } from '../caller-queries.ts'
import { touchTimer } from '../one-time/send-limits.ts'

/** What a sign-up waits in until its mail is followed. */
const slot = 'confirmation'

type Given = { password: string | null; data: Record<string, unknown> }
type Message = { challenge: Challenge | null; isSent: boolean }

/** What an address was when somebody signed it up, and the secrets of the message that is to be sent, if any. */
export type Stored = {
  state: 'new' | 'unconfirmed' | 'confirmed'
  user: UserRow
  secrets: Secrets | null
}

/** Of simultaneous sign-ups each has to see what the others stored. */
const maxAttempts = 5

/**
 * Stores a sign-up: a user if there is none, and what was chosen beside the message that proves the address. Whoever
 * signs up first need not be the owner, nor who does so last: where two people chose differently, nobody's choice
 * becomes the account's, and its owner chooses once signed in. What staff chose for who is invited stands. One
 * transaction, the same number of operations whatever the address is.
 */
export async function storeSignUp(
  deps: Deps,
  email: string,
  given: Given,
  message: Message,
): Promise<Stored> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const stored = await tryToStore(deps, email, given, message)
    if (stored) return stored
  }
  throw new AuthFailure('conflict')
}

async function tryToStore(
  deps: Deps,
  email: string,
  given: Given,
  { challenge, isSent }: Message,
): Promise<Stored | null> {
  const { db } = deps
  const now = deps.now()
  const { user: known, pending } = await findSignUp(db, email, now)
  const chosen = await choose(given, pending, challenge)
  const isOpen = known === null || (known.invitedAt === null && chosen !== null)
  const { data } = given
  const passwordHash = chosen?.passwordHash ?? null
  const account = newAccount({ email, passwordHash, data }, now)
  const user = known ?? account.user
  const state =
    known === null ? 'new' : known.emailConfirmedAt !== null ? 'confirmed' : 'unconfirmed'
  const { secrets, row } = await makeToken(deps, {
    userId: user.id,
    slot,
    type: 'signup',
    address: email,
    challenge,
    chosen: isOpen && chosen ? chosen : nothingChosen,
  })
  const work: Record<Stored['state'], Statements> = {
    new: [...insertAccount(db, account), storeToken(db, row)],
    unconfirmed:
      isSent || pending === null
        ? [
            storeToken(db, row),
            updateUser(db, user.id, { confirmationSentAt: now.toISOString() }, now),
          ]
        : isOpen
          ? []
          : [forget(db, pending)],
    confirmed: [],
  }
  try {
    const done = await batchIf(db, isStillSo(email, known, pending, now), [
      // an answer after a write takes longer than one without
      touchTimer(db, 'signup', email),
      ...work[state],
    ])
    return done && { state, user, secrets: isSent ? secrets : null }
  } catch (error) {
    if (isConstraintError(error)) return null // somebody was quicker
    throw error
  }
}

type Pending = Pick<OneTimeRow, 'id' | 'passwordHash'>

/** The user of an address, and the sign-up of it that nobody confirmed yet. One read. */
async function findSignUp(
  db: Db,
  email: string,
  now: Date,
): Promise<{ user: UserRow | null; pending: Pending | null }> {
  const token = oneTimeTokensTable
  const ofUser = and(
    eq(token.userId, usersTable.id),
    eq(token.slot, slot),
    gt(token.expiresAt, now.toISOString()),
  )
  const [row] = await db
    .select({ user: usersTable, pending: { id: token.id, passwordHash: token.passwordHash } })
    .from(usersTable)
    .leftJoin(token, ofUser)
    .where(eq(usersTable.email, email))
  return { user: row?.user ?? null, pending: row?.pending?.id ? row.pending : null }
}

/** What is chosen now, or `null` when somebody chose something else before. One hash, whichever it is. */
async function choose(
  { password, data: metadata }: Given,
  pending: Pending | null,
  challenge: Challenge | null,
): Promise<Chosen | null> {
  const chosen = { metadata, chosenUnder: challenge?.codeChallenge ?? null }
  if (password === null) return pending === null ? { passwordHash: null, ...chosen } : null
  if (pending === null) return { passwordHash: await hashPassword(password), ...chosen }
  const { passwordHash } = pending
  const isSame = await isPassword(password, passwordHash ?? dummyHash())
  return isSame && passwordHash !== null ? { passwordHash, ...chosen } : null
}

/** Whether the address is as it was when we looked: a condition for the transaction. */
function isStillSo(email: string, known: UserRow | null, pending: Pending | null, now: Date): SQL {
  if (known === null) return sql`not exists (select 1 from users where email = ${email})`
  const asBefore = sql`id = ${known.id} and email = ${email}
    and invited_at is ${known.invitedAt} and email_confirmed_at is ${known.emailConfirmedAt}`
  const waiting = sql`select 1 from one_time_tokens where user_id = ${known.id} and slot = ${slot}`
  const isSame = pending
    ? sql`exists (${waiting} and id = ${pending.id} and password_hash is ${pending.passwordHash})`
    : sql`not exists (${waiting} and expires_at > ${now.toISOString()})`
  return sql`exists (select 1 from users where ${asBefore}) and ${isSame}`
}

/** Somebody asks for a mail that proves an address: what was chosen for it before, with a mail of its own, is dropped. */
export const forgetChoice = (db: Db, email: string) =>
  db
    .update(oneTimeTokensTable)
    .set(nothingChosen)
    .where(
      and(
        eq(oneTimeTokensTable.slot, slot),
        sql`${oneTimeTokensTable.userId} in (
          select id from users where email = ${email} and email_confirmed_at is null)`,
      ),
    )

const forget = (db: Db, { id }: Pending) =>
  db.update(oneTimeTokensTable).set(nothingChosen).where(eq(oneTimeTokensTable.id, id))
