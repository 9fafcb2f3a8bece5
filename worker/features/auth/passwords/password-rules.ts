import type { WeakPasswordReason } from '#contract/auth.ts'
import { company, companyDefaults } from '#contract/company.ts'
import type { Deps } from '../../../deps.ts'
import { AuthFailure, invalid } from '../protocol.ts'
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
 * Whether somebody may choose a password. Where a service of breached passwords is set up it is asked last, with nothing
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
 * Words that somebody who wants in tries first (ASVS 5, 6.1.2): the names of the company, its founder and its city,
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
