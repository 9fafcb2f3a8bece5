import { statSync } from 'node:fs'
import { listFiles, root } from './listed-files.ts'

/** Part of `npm run check`: a large file stays in every clone, even after its deletion. */
const maxBytes = 400_000

const exceptions: Record<string, string> = {
  'package-lock.json': 'what an installation is made of; it grows with every dependency',
}

const large = listFiles().filter((it) => !(it in exceptions) && statSync(root + it).size > maxBytes)
for (const file of large) {
  console.error(`${file} has more than ${maxBytes} bytes: install it, build it, or make it smaller`)
}
process.exit(large.length === 0 ? 0 : 1)
