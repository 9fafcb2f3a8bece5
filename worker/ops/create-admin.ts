import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hashPassword } from '../lib/secrets/password-hash.ts'
import { adminSql, quoteSql } from './admin-sql.ts'
import './print-error-message.ts'

/**
 * `npm run admin:create -- --email you@site [--remote] [--env staging]`: creates or promotes an
 * administrator. Prints a new password once; an unconfirmed account loses its password.
 */
const { values: options } = parseArgs({
  options: {
    email: { type: 'string' },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
  },
})
const { data: email } = z.email().safeParse(options.email?.toLowerCase())
if (email === undefined) throw new Error('--email needs an email address.')
const target = [
  options.remote ? '--remote' : '--local',
  ...(options.env ? ['--env', options.env] : []),
  ...(options['persist-to'] ? ['--persist-to', options['persist-to']] : []),
]
/** 144 random bits; the prefix satisfies the password rule. */
const password = `M!${randomBytes(18).toString('base64url')}`
const id = crypto.randomUUID()

execute(adminSql({ id, email, passwordHash: await hashPassword(password), now: new Date() }))
const [owner] = ask(`select id, email_confirmed_at from users where email = ${quoteSql(email)}`)
console.log(`\n${email} ${outcome()}`)

function outcome(): string {
  if (owner?.['id'] === id) {
    return `is an administrator now. Password, shown this once:\n\n  ${password}\n\nSet up two-step sign-in under /account.`
  }
  return owner?.['email_confirmed_at']
    ? 'had an account and is an administrator now; the password stays as it was.'
    : 'had an account that no one has proven to be theirs, and is an administrator now. Its password was dropped, as anyone may have chosen it: ask for a new one on the sign-in page.'
}

/** Passed as a file: a password hash must not appear in the process list. */
function execute(sql: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'))
  try {
    const file = join(folder, 'admin.sql')
    writeFileSync(file, sql, { mode: 0o600 })
    wrangler('--file', file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function ask(sql: string): Record<string, unknown>[] {
  const Answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }))
  const answer: unknown = JSON.parse(wrangler('--json', '--command', sql))
  return Answer.parse(answer)[0]?.results ?? []
}

function wrangler(...args: string[]): string {
  const given = ['d1', 'execute', 'DB', '--config', 'wrangler.toml', '--yes', ...target, ...args]
  try {
    return execFileSync('wrangler', given, {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  } catch (cause) {
    throw new Error('Wrangler says why above. If a table is missing, apply the migrations first.', {
      cause,
    })
  }
}
