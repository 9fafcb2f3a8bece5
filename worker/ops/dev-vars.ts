import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type DevVars = {
  JWT_PRIVATE_JWK: string
  DATA_KEY: string
  LINK_KEY: string
  SIMPLE_ADMIN_PASSWORD: string
  SEED_ADMIN_EMAIL: string
  SEED_ADMIN_PASSWORD: string
  SEED_CLIENT_EMAIL: string
  SEED_CLIENT_PASSWORD: string
}

/**
 * Local secrets of `.dev.vars`. Missing ones are generated and appended; existing lines are not
 * changed.
 */
export function ensureDevVars(file: string): DevVars {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const given = parseEnv(text)
  const made = Object.entries(freshVars()).filter(([name]) => !given[name])
  if (made.length > 0) {
    const lines = made.map(([name, value]) => `${name}='${value}'`)
    const head =
      text === '' ? '# Local secrets, made by the first start. Never commit this file.\n' : ''
    const gap = text === '' || text.endsWith('\n') ? '' : '\n'
    writeFileSync(file, `${text}${gap}${head}${lines.join('\n')}\n`, { mode: 0o600 })
  }
  return { ...Object.fromEntries(made), ...nonEmpty(given) } as DevVars
}

function freshVars(): DevVars {
  return {
    JWT_PRIVATE_JWK: JSON.stringify(freshSigningKey()),
    DATA_KEY: freshSecret(),
    LINK_KEY: freshSecret(),
    SIMPLE_ADMIN_PASSWORD: freshPassword(),
    SEED_ADMIN_EMAIL: 'admin@meltemi.example',
    SEED_ADMIN_PASSWORD: freshPassword(),
    SEED_CLIENT_EMAIL: 'client@meltemi.example',
    SEED_CLIENT_PASSWORD: freshPassword(),
  }
}

/** New ES256 key (RFC 7517) with a random `kid`. */
export function freshSigningKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' }
}

/** 32 random bytes in base64, for DATA_KEY or LINK_KEY. */
export const freshSecret = (): string => randomBytes(32).toString('base64')

/**
 * 96 random bits; the prefix satisfies the password rule (an upper-case letter and a special
 * character).
 */
const freshPassword = () => `M!${randomBytes(12).toString('base64url')}`

const nonEmpty = (vars: NodeJS.Dict<string>) =>
  Object.fromEntries(Object.entries(vars).filter(([, value]) => value))
