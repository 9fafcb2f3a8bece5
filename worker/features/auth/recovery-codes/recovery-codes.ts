import { randomBytes } from 'node:crypto'
import type { Session } from '#contract/auth.ts'
import type { Deps } from '../../../deps.ts'
import type { KeyRing } from '../../../lib/secrets/key-ring.ts'
import { Failure } from '../../../lib/http/problem.ts'
import { keyedHashOf } from '../../../lib/secrets/random.ts'
import { recoveryCodeMethod, secondFactors } from '../sessions/amr.ts'
import type { Caller } from '../bearer.ts'
import { mailNotice } from '../account/owner-notices.ts'
import { givenLately } from '../fresh-proof.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import { countCodes, isCodeLeft, replaceCodes, spendCode } from './recovery-code-queries.ts'
import { takeSecondStepGuess } from './second-step-guesses.ts'

const codesPerSet = 10
/** 24 letters of 5 bits: 120 bits. Longer to type than most, and once in the life of a phone. */
const codeLetters = 24
/** RFC 4648 §6: no 0, 1, 8 or 9, which could be taken for letters. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/**
 * A new set takes a second step of the last quarter of an hour: an unlocked computer is not enough. Nor is a recovery
 * code: whoever found one would make ten of it.
 */
const freshS = 15 * 60

/**
 * Makes ten codes in place of all older ones. They are shown here and never again, and the owner is told by mail.
 * @returns codes such as `ABCD-EFGH-2345-IJKL-MNOP-67QR`
 * @throws Failure `auth/second-factor-too-old` unless the session proved a factor a moment ago, and the token says so
 */
export async function makeRecoveryCodes(
  deps: Deps,
  { user, session, claimedAmr }: Caller,
  acceptLanguage: string | undefined,
): Promise<string[]> {
  const now = deps.now()
  const given = givenLately({ session, claimedAmr }, now, freshS)
  const isFresh = given.some(
    ({ method }) => secondFactors.has(method) && method !== recoveryCodeMethod,
  )
  if (session.aal !== 'aal2' || !isFresh) {
    throw new Failure('auth/second-factor-too-old')
  }
  const codes = Array.from({ length: codesPerSet }, newCode)
  const ring = deps.dataKeys()
  const hashes = codes.map((code) => hashWith(ring, ring.keyId, user.id, code))
  const isStored = await replaceCodes(
    deps.db,
    session,
    hashes.flatMap((hash) => hash ?? []),
    now,
  )
  // since the caller was read the last factor was removed, or the session ended
  if (!isStored) throw new Failure('auth/second-factor-too-old')
  mailNotice(deps, user, 'recovery_codes_made', {}, acceptLanguage)
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/**
 * Takes a code in place of the second step: spends it, raises the session to aal2 and tells the owner by mail.
 * @throws Failure `auth/recovery-code-wrong` for a wrong or spent one alike, `request/rate-limited`
 */
export async function redeemRecoveryCode(
  deps: Deps,
  caller: Caller,
  given: string,
  acceptLanguage: string | undefined,
): Promise<Session> {
  const { user } = caller
  const { db } = deps
  const giveBack = await takeSecondStepGuess(deps, caller)
  const ring = deps.dataKeys()
  const code = normalized(given)
  // sets that were made before a rotation of the key are known as long as that key is
  const hashes = ring.keyIds.flatMap((keyId) => hashWith(ring, keyId, user.id, code) ?? [])
  const proof = {
    method: recoveryCodeMethod,
    factorId: null,
    given: () => isCodeLeft(user.id, hashes),
    statements: [spendCode(db, user.id, hashes, deps.now()), giveBack()],
  }
  const raised = await raiseSession(deps, caller, proof)
  if (!raised) throw new Failure('auth/recovery-code-wrong')
  const { remaining } = await countCodes(db, user.id)
  mailNotice(deps, user, 'recovery_code_used', { count: String(remaining) }, acceptLanguage)
  return raised
}

const newCode = () =>
  Array.from(randomBytes(codeLetters), (byte) => alphabet[byte & 31] ?? '').join('')

/** As it was made, however it was typed: small letters, spaces, and digits taken for the letters that look like them. */
const normalized = (given: string) =>
  given
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
    .replaceAll(/[^A-Z2-7]/g, '')

/**
 * How a code is stored. A slow hash protects what people choose; these are 120 random bits, for which ASVS 5, 6.5.2 lets a
 * fast hash do, and whoever has copied the database lacks the data key that goes into each. So the code is found by its
 * hash, in the one statement that spends it.
 * @returns `null` for a key that is gone
 */
function hashWith(ring: KeyRing, keyId: string, userId: string, code: string): string | null {
  const key = ring.derive('recovery-code', userId, keyId)
  return key && keyedHashOf(key, code)
}
