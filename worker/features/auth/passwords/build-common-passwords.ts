import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Writes `common-passwords.gen.ts`: the most used passwords of published breaches that meet our
 * minimum length. Part of `npm run codegen`. The list is wrapped text instead of an array, because
 * text costs nothing until it is split, and its diffs are readable.
 */
const count = 5000 // ASVS 5, 6.2.4 requires 3,000; 46 KB, 20 KB compressed
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

// the licence requires this notice in all substantial copies
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
