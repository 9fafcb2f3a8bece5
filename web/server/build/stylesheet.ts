import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulesOf } from './style-rules.ts'

/** Part of `npm run build`, after Vite: the public stylesheet once more, as `web/styles.json` for the Worker. */
const target = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const shell = readFileSync(join(target, 'web/index.html'), 'utf8')
const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(shell)?.[1]
if (!href) throw new Error('The built web/index.html names no stylesheet')
const rules = rulesOf(readFileSync(join(target, href), 'utf8'))
writeFileSync(join(target, 'web/styles.json'), JSON.stringify(rules))
