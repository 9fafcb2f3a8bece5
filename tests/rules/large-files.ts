import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Part of `npm run check`: a large file stays in every clone for ever, also after somebody deletes it. */
const maxBytes = 400_000

const exceptions: Record<string, string> = {
  'package-lock.json': 'what an installation is made of; it grows with every dependency',
}

const root = fileURLToPath(new URL('../..', import.meta.url))
// what is about to be committed as well
const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
if (files.length === 0) throw new Error('git lists no file: this rule would not find any')
const large = files.filter(
  (file) =>
    !(file in exceptions) && existsSync(root + file) && statSync(root + file).size > maxBytes,
)
for (const file of large) {
  console.error(`${file} has more than ${maxBytes} bytes: install it, build it, or make it smaller`)
}
process.exit(large.length === 0 ? 0 : 1)
