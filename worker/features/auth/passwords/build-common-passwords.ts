import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Writes `common-passwords.gen.ts`: the most used of the passwords that were stolen and published, as far as they are
 * long enough for our rules. Part of `npm run codegen`. Wrapped text instead of an array: it costs nothing until it is
 * split, and a change of the list can be read.
 */
const count = 5000 // ASVS 5, 6.2.4 asks for 3,000; 46 KB, or 20 KB as the Worker travels
const minLength = 8
const lineLength = 100

const passwords = dictionary['passwords-common']
  .filter((password) => [...password].length >= minLength)
  .slice(0, count)
if (passwords.length < count)
  throw new Error(`The list has ${passwords.length} long passwords only`)
const odd = passwords.find((it) => /[\s`\\]|\$\{/.test(it) || it !== it.toLowerCase())
if (odd !== undefined) throw new Error(`${odd} does not fit into plain lower-case text`)

const lines = ['']
for (const password of passwords) {
  const line = lines.at(-1) ?? ''
  if (line.length + password.length < lineLength) lines[lines.length - 1] = `${line}${password} `
  else lines.push(`${password} `)
}

// its licence asks for this notice wherever a substantial part of it goes
const entry = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common')
const notice = readFileSync(entry.replace(/dist\/[^/]+$/, 'LICENSE.txt'), 'utf8').trim()

writeFileSync(
  new URL('common-passwords.gen.ts', import.meta.url),
  `/*
Made by build-common-passwords.ts from @zxcvbn-ts/language-common, under this licence:

${notice}
*/

/** The ${count} most used passwords of ${minLength} characters or more, in lower case, the most used first. */
export const commonPasswords = \`
${lines.map((line) => line.trim()).join('\n')}
\`
`,
)
