import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs, parseEnv } from 'node:util'
import { freshSecret, freshSigningKey } from './dev-vars.ts'
import './print-error-message.ts'
import { rotateSigningKey, rotateKeyRing } from './rotate-secrets.ts'

/**
 * `npm run keys:rotate -- --key signing --from secrets.env --to next.env`: copies secrets with a
 * new key; the old one stays accepted. `--key data` or `link`; without `--from` it creates all
 * three.
 */
const { values: options } = parseArgs({
  options: {
    key: { type: 'string', default: 'signing' },
    from: { type: 'string' },
    to: { type: 'string', default: 'next.env' },
    leaked: { type: 'boolean', default: false },
  },
})
const given = options.from === undefined ? null : parseEnv(readFileSync(options.from, 'utf8'))
const next =
  given === null ? firstKeys() : { ...given, ...rotatedKey(options.key, given), ...withoutOld() }
const lines = Object.entries(next).map(([name, value]) => `${name}='${String(value)}'`)
writeFileSync(options.to, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
console.log(`Written to ${options.to}. Next: npx wrangler secret bulk ${options.to}
Guide: ${fileURLToPath(new URL('README.md', import.meta.url))}, "Rotating a key"`)

function rotatedKey(key: string, given: NodeJS.Dict<string>): object {
  if (key === 'signing') return rotateSigningKey(given, freshSigningKey())
  if (key === 'data') return rotateKeyRing('DATA', given, freshSecret())
  if (key === 'link') return rotateKeyRing('LINK', given, freshSecret())
  throw new Error(`--key is signing, data or link, not ${key}`)
}

/** A leaked key is accepted no longer. Empty, as a secret that a file leaves out stays as it was. */
function withoutOld(): object {
  const names: Record<string, string> = {
    signing: 'JWT_PREVIOUS_JWKS',
    data: 'DATA_PREVIOUS_KEYS',
    link: 'LINK_PREVIOUS_KEYS',
  }
  return options.leaked ? { [names[options.key] ?? '']: '' } : {}
}

function firstKeys(): object {
  return {
    ...rotateSigningKey({}, freshSigningKey()),
    ...rotateKeyRing('DATA', {}, freshSecret()),
    ...rotateKeyRing('LINK', {}, freshSecret()),
  }
}
