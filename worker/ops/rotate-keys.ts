import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import { freshSigningKey } from './dev-vars.ts'
import { rotated } from './rotated.ts'

/**
 * `npm run keys:rotate -- --from secrets.env --to next.env`: reads JWT_PRIVATE_JWK and JWT_PREVIOUS_JWKS as they are
 * and writes both as they should be: a new key that signs, the old ones still accepted. The Worker's secrets cannot
 * be read back, so keep that file where you keep secrets. Afterwards `npx wrangler secret bulk next.env`.
 * Without `--from` it makes the first key.
 */
const { values: options } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string', default: 'next.env' } },
})
const given = options.from === undefined ? {} : parseEnv(readFileSync(options.from, 'utf8'))
const next = rotated(given, freshSigningKey())
const lines = Object.entries(next).map(([name, value]) => `${name}='${value}'`)
writeFileSync(options.to, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
console.log(`Written to ${options.to}. Next: npx wrangler secret bulk ${options.to}
Guide: ${fileURLToPath(new URL('README.md', import.meta.url))}, "Rotating the signing key"`)
