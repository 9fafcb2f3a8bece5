import { commonPasswords } from './common-passwords.gen.ts'
import { asLetters } from './look-alikes.ts'

/** Made when the first password is looked at: isolates that see none pay nothing, the others about 2 ms once. */
let known: Set<string> | undefined

/**
 * Whether a password is among the most used, in any letter case and with look-alikes. The list comes without
 * repetitions and runs ("00000000", "87654321"), so these are told by rule.
 * Source: ASVS 5, 6.2.4
 */
export function isCommon(password: string): boolean {
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
