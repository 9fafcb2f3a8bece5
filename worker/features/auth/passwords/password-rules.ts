import type { z } from 'zod'
import type { UserUpdateBody, WeakPasswordReason } from '#contract/auth.ts'
import { company, companyDefaults } from '#contract/company.ts'
import type { Statements } from '../../../db/batch-if.ts'
import { consume } from '../../../db/limits.ts'
import type { Deps } from '../../../deps.ts'
import { hashPassword, verifyPassword } from '../../../lib/secrets/password-hash.ts'
import { type Account, tokenFor } from '../account/account.ts'
import type { NewPassword } from '../account/user.ts'
import type { OwnCall } from '../caller.ts'
import { bucketOf, charge, type Guesser } from '../limits.ts'
import { AuthFailure, invalid } from '../protocol.ts'
import { isCodeOf } from '../tokens.ts'
import { guesserOf, type Refund, tryCode, tryPassword } from '../tries.ts'
import { commonPasswords } from './common-passwords.gen.ts'

const minLength = 8
/** The protocol's limit in UTF-8 bytes. Longer passwords are refused instead of truncated. */
const maxBytes = 72

/**
 * Reasons why a password is weak; empty if it is strong enough. The protocol has one reason for all
 * guessable passwords. Source: ASVS 5, 6.2.1, 6.2.4 and 6.2.11 (no composition rules: 6.2.5).
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

/** The messages for the reasons. */
export const explain = (reasons: WeakPasswordReason[]): string =>
  reasons.map((reason) => explanations[reason]).join(' ')

/**
 * Checks a new password against our rules, then against a service of breached passwords, if one is
 * set up and available (ASVS 5, 6.2.12; adapters/breached-passwords.ts).
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

/** Characters that people type instead of a letter. */
const lookAlikes = new Map([
  ['a', '4@'],
  ['e', '3'],
  ['i', '1!'],
  ['o', '0'],
  ['s', '5$'],
  ['t', '7'],
])
const letterOf = new Map(
  [...lookAlikes].flatMap(([letter, others]) => [...others].map((it) => [it, letter] as const)),
)

/** Replaces look-alikes by letters: `p@55w0rd` becomes `password`. */
const asLetters = (typed: string): string =>
  [...typed].map((character) => letterOf.get(character) ?? character).join('')

/** Created on first use, because it takes about 2 ms. */
let common: Set<string> | undefined

/**
 * Whether a password is among the most used ones, in any letter case and with look-alikes, or is a
 * repetition or a keyboard run. Source: ASVS 5, 6.2.4
 */
function isCommon(password: string): boolean {
  common ??= new Set(commonPasswords.trim().split(/\s+/))
  const typed = password.toLowerCase()
  // repetitions of one to four characters; runs on the keyboard or in the alphabet, in either
  // direction
  const isRepetition = /^(.{1,4})\1+$/su.test(typed)
  const isRun = runs.some((run) => run.includes(typed))
  return common.has(typed) || common.has(asLetters(typed)) || isRepetition || isRun
}

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

/**
 * Words that attackers try first (ASVS 5, 6.1.2): names of the company, its founder and its city
 * from contract/company.ts, and names of the site's places and people. Lower case without accents.
 */
const ofCompany = [company.name, company.legalName, company.founder, companyDefaults.address.city]
const ofSite = (
  'μελτεμι import importer importers admin administrator client portal office staff account ' +
  'login welcome password passwort'
).split(' ')
/** Shorter words ("Inc") appear in too many good passwords by chance. */
const minLetters = 4
/** A password with fewer other letters counts as one of these words. */
const minOwnLetters = 4

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const words = [...ofCompany.flatMap((name) => plain(name).match(/\p{L}+/gu) ?? []), ...ofSite]
  .filter((word) => word.length >= minLetters)
  .toSorted((one, other) => other.length - one.length)

const spellings = (letter: string) => `[${letter}${lookAlikes.get(letter) ?? ''}]`
const anyWord = new RegExp(words.map((word) => [...word].map(spellings).join('')).join('|'), 'g')

/**
 * Whether a password consists mainly of company words: "Meltemi2026!", "4dmin-portal-1". Two such
 * words together with another word are accepted.
 */
function isOfCompany(password: string): boolean {
  const typed = plain(password)
  const own = typed.replaceAll(anyWord, '')
  return own !== typed && (own.match(/\p{L}/gu) ?? []).length < minOwnLetters
}

type Update = z.infer<typeof UserUpdateBody>
type Checked = { chosen: NewPassword; extra: Statements }

/**
 * Creates the check of a new password, and of the current password or emailed code in the request.
 * `same_password` reveals as much as `current_password_invalid` to an attacker with a session, so
 * both consume an attempt.
 * @returns `null` without a new password; else a function that checks it against the account's
 *   current state
 * @throws AuthFailure `weak_password`, `validation_failed`, `reauthentication_not_valid`,
 *   `current_password_invalid`, `same_password`, `over_request_rate_limit`
 */
export async function createPasswordCheck(
  c: OwnCall,
  { password, current_password: current, nonce }: Update,
): Promise<((account: Account) => Promise<Checked>) | null> {
  if (password === undefined) return null
  const { deps, caller } = c.var
  await assertNewPassword(deps, password)
  const isRecovery = caller.session.kind === 'recovery'
  type Compared = { old: string | null; hash: string; isCurrent: boolean; refunds: Refund[] }
  let compared: Compared | undefined
  return async (account) => {
    const { user } = account
    const { passwordHash: old } = user
    const guesser = guesserOf(c, user.email, caller.session)
    const refundNonce = nonce ? await useNonce(deps, account, nonce, guesser) : null
    // compares once, and again only if another password was set concurrently
    if (compared?.old !== old || compared === undefined) {
      const refunds: Refund[] = []
      const isRight = async (typed: string, hash: string) => {
        const tried = await tryPassword(deps, guesser, { password: typed, hash }, async () => user)
        refunds.push(tried.giveBack)
        return tried.isRight
      }
      const isCurrent = old !== null && current !== undefined
      if (isCurrent && !(await isRight(current, old))) {
        throw new AuthFailure('current_password_invalid')
      }
      // a request with another proof is no guess and consumes no attempt
      const compare = isCurrent || refundNonce !== null || isRecovery ? verifyPassword : isRight
      if (old !== null && (await compare(password, old))) throw new AuthFailure('same_password')
      if (!isRecovery) {
        const message =
          'Too many new passwords today. Ask for a link to choose one, or try again later.'
        const daily = bucketOf('new passwords: account', user.id)
        await charge(deps, [daily], 'over_request_rate_limit', message)
      }
      compared = { old, hash: await hashPassword(password), isCurrent, refunds }
    }
    const { hash, isCurrent, refunds } = compared
    const inRequest = { currentPassword: isCurrent, nonce: refundNonce !== null }
    const all = refundNonce ? [...refunds, refundNonce] : refunds
    return { chosen: { hash, inRequest }, extra: all.map((giveBack) => giveBack()) }
  }
}

/** Checks an emailed code. The new password voids it, as it voids all emailed tokens. */
async function useNonce(
  deps: Deps,
  account: Account,
  nonce: string,
  guesser: Guesser,
): Promise<Refund> {
  const giveBack = await tryCode(deps, guesser, account.user)
  const token = tokenFor(account, 'nonce', deps.now())
  const ofCode = bucketOf('code: mail', token?.id ?? account.user.id, guesser.device ?? '')
  const empty = await consume(deps.db, [ofCode], deps.now())
  const isRight = token && token.address === account.user.email && isCodeOf(deps, nonce, token)
  if (empty || !isRight) throw new AuthFailure('reauthentication_not_valid')
  return giveBack
}
