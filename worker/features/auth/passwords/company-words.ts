import { company, companyDefaults } from '#contract/company.ts'
import { lookAlikes } from './look-alikes.ts'

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
export function isOfCompany(password: string): boolean {
  const typed = plain(password)
  const own = typed.replaceAll(anyWord, '')
  return own !== typed && (own.match(/\p{L}/gu) ?? []).length < minOwnLetters
}
