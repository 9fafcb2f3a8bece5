import type { Context } from 'hono'
import type { z } from 'zod'
import type { UserUpdateBody, WeakPasswordReason } from '#contract/auth.ts'
import { company, companyDefaults } from '#contract/company.ts'
import type { Statements } from '../../../db/batch-if.ts'
import { consume } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword, verifyPassword } from '../../../lib/secrets/password-hash.ts'
import { type Account, tokenFor } from '../account/account.ts'
import type { NewPassword } from '../account/user.ts'
import type { Authenticated } from '../caller.ts'
import { bucketOf, waitFor } from '../limits.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { isCodeOf } from '../tokens.ts'
import { type GiveBack, guesserOf, tryCode, tryPassword } from '../tries.ts'
import { commonPasswords } from './common-passwords.gen.ts'

const minLength = 8
/** The protocol's limit, in UTF-8 bytes: longer passwords are refused, never cut. */
const maxBytes = 72

/**
 * Why a password is weak; empty when it is not. The protocol has one reason for all that is easy to guess.
 * Source: ASVS 5, 6.2.1, 6.2.4 and 6.2.11 (no rules of composition: 6.2.5).
 */
export function weaknessOf(password: string): WeakPasswordReason[] {
  if ([...password].length < minLength) return ['length']
  return isCommon(password) || isOfCompany(password) ? ['pwned'] : []
}

const explanations: Record<WeakPasswordReason, string> = {
  length: `Password should be at least ${minLength} characters.`,
  characters: 'Password should contain other characters, too.',
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

/** The words that go with the reasons. */
export const explain = (reasons: WeakPasswordReason[]): string =>
  reasons.map((reason) => explanations[reason]).join(' ')

/**
 * Whether someone may choose a password. Where a service of breached passwords is set up it is asked last, with nothing
 * that tells the password (adapters/breached-passwords.ts); while it is away the list here has to do.
 * Source: ASVS 5, 6.2.12.
 * @throws AuthFailure `validation_failed` above 72 bytes, `weak_password` with its reasons
 */
export async function assertNewPassword(
  { breachCheck }: Pick<Deps, 'breachCheck'>,
  password: string,
): Promise<void> {
  if (new TextEncoder().encode(password).length > maxBytes) {
    throw invalid(`Password cannot be longer than ${maxBytes} bytes`)
  }
  let reasons = weaknessOf(password)
  if (reasons.length === 0 && (await breachCheck()?.(password))) reasons = ['pwned']
  if (reasons.length === 0) return
  throw new AuthFailure('weak_password', { message: explain(reasons), reasons })
}

/** What people type in place of a letter. */
const lookAlikes: Record<string, string> = {
  a: '4@',
  e: '3',
  i: '1!',
  o: '0',
  s: '5$',
  t: '7',
}

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
)

/** A password as it is meant to be read: `p@55w0rd` says `password`. */
const asLetters = (typed: string): string =>
  [...typed].map((character) => letterOf.get(character) ?? character).join('')

/** Made when the first password is looked at: isolates that see none pay nothing, the others about 2 ms once. */
let known: Set<string> | undefined

/**
 * Whether a password is among the most used, in any letter case and with look-alikes. The list comes without
 * repetitions and runs ("00000000", "87654321"), so these are told by rule.
 * Source: ASVS 5, 6.2.4
 */
function isCommon(password: string): boolean {
  known ??= new Set(commonPasswords.trim().split(/\s+/))
  const typed = password.toLowerCase()
  return known.has(typed) || known.has(asLetters(typed)) || isRepetition(typed) || isRun(typed)
}

/** One to four characters, again and again. */
const isRepetition = (typed: string) => /^(.{1,4})\1+$/su.test(typed)

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/** Neighbours on the keyboard or in the alphabet, forwards or backwards. */
const isRun = (typed: string) => runs.some((run) => run.includes(typed))

/**
 * Words that someone who wants in tries first (ASVS 5, 6.1.2): the names of the company, its founder and its city,
 * which follow contract/company.ts, and what this site calls its places and people. Plain lower-case letters, no
 * accents.
 */
const ofCompany = [company.name, company.legalName, company.founder, companyDefaults.address.city]
const ofSite = (
  'μελτεμι import importer importers admin administrator client portal office staff account ' +
  'login welcome password passwort'
).split(' ')
/** Shorter words ("Inc") stand in too many good passwords by chance. */
const minLetters = 4
/** With fewer letters of its own a password is one of these words, dressed up. */
const minOwnLetters = 4

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const words = [...ofCompany.flatMap((name) => plain(name).match(/\p{L}+/gu) ?? []), ...ofSite]
  .filter((word) => word.length >= minLetters)
  .toSorted((one, other) => other.length - one.length)

const spellings = (letter: string) => `[${letter}${lookAlikes[letter] ?? ''}]`
const anyWord = new RegExp(words.map((word) => [...word].map(spellings).join('')).join('|'), 'g')

/**
 * Whether a password is little but words of the company: "Meltemi2026!", "4dmin-portal-1". Two such words with a
 * third of one's own are fine.
 */
function isOfCompany(password: string): boolean {
  const typed = plain(password)
  const own = typed.replaceAll(anyWord, '')
  return own !== typed && (own.match(/\p{L}/gu) ?? []).length < minOwnLetters
}

type Update = z.infer<typeof UserUpdateBody>
type Statement = Statements[number]
type Checked = { chosen: NewPassword; statements: Statements }

/**
 * Looks at a new password, and at what came with it: the current one, or a mailed code. Who holds a session need not be
 * its owner, and learns from `same_password` as much as from `current_password_invalid`: both cost a try.
 * @returns `null` where none is wanted; else what to do for the account as it is then
 * @throws AuthFailure `weak_password`, `validation_failed`, `reauthentication_not_valid`, `current_password_invalid`,
 *   `same_password`, `over_request_rate_limit`
 */
export async function createPasswordCheck(
  c: Context<Authenticated>,
  { password, current_password: current, nonce }: Update,
): Promise<((account: Account) => Promise<Checked>) | null> {
  if (password === undefined) return null
  const { deps, caller } = c.var
  await assertNewPassword(deps, password)
  const isRecovery = caller.session.kind === 'recovery'
  let known: { of: string | null; hash: string; isCurrent: boolean; back: Statement[] } | undefined
  return async (account) => {
    const { user } = account
    const { passwordHash: of } = user
    const guesser = guesserOf(c, user.email, caller)
    const isRight = async (given: string, hash: string, back: Statement[]) => {
      const compared = await tryPassword(deps, guesser, { given, hash }, async () => user)
      back.push(compared.giveBack())
      return compared.isRight
    }
    const ofNonce = nonce ? await useNonce(deps, account, nonce, guesser) : null
    if (known === undefined || known.of !== of) {
      const back: Statement[] = []
      const isCurrent = of !== null && current !== undefined
      if (isCurrent && !(await isRight(current, of, back))) {
        throw new AuthFailure('current_password_invalid')
      }
      // who gave another proof guesses at nothing
      const isFree = isCurrent || ofNonce !== null || isRecovery
      const isSame =
        of !== null && (await (isFree ? verifyPassword(password, of) : isRight(password, of, back)))
      if (isSame) throw new AuthFailure('same_password')
      if (!isRecovery) await chargeNewPassword(deps, user.id)
      known = { of, hash: await hashPassword(password), isCurrent, back }
    }
    const given = { currentPassword: known.isCurrent, nonce: ofNonce !== null }
    const statements = [...known.back, ...(ofNonce ? [ofNonce()] : [])]
    return { chosen: { hash: known.hash, given }, statements }
  }
}

/** A mailed code, right or refused; using it is a part of the change, which voids all that was mailed. */
async function useNonce(
  deps: Deps,
  account: Account,
  nonce: string,
  guesser: ReturnType<typeof guesserOf>,
): Promise<GiveBack> {
  const giveBack = await tryCode(deps, guesser, account.user)
  const token = tokenFor(account, 'nonce', deps.now())
  const ofCode = bucketOf('code: mail', token?.id ?? account.user.id, guesser.device ?? '')
  const empty = await consume(deps.db, [ofCode], deps.now())
  const isRight = token && token.address === account.user.email && isCodeOf(deps, nonce, token)
  if (empty || !isRight) throw new AuthFailure('reauthentication_not_valid')
  return giveBack
}

/**
 * So many new passwords a day: each voids what was mailed. A recovery is not counted.
 * @throws AuthFailure `over_request_rate_limit`
 */
async function chargeNewPassword({ db, now }: Deps, userId: string): Promise<void> {
  const empty = await consume(db, [bucketOf('new passwords: account', userId)], now())
  if (!empty) return
  const message = 'Too many new passwords today. Ask for a link to choose one, or try again later.'
  throw waitFor('over_request_rate_limit', message, empty.retryAfterS)
}
