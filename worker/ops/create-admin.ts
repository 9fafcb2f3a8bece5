import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { hashPassword } from '../lib/password-hash.ts'

/**
 * `npm run admin:create -- --email somebody@site [--remote] [--env staging]`: makes an account with the role admin
 * and prints its password, once. Somebody who has an account keeps its password and becomes an administrator.
 */
const { values: options } = parseArgs({
  options: {
    email: { type: 'string' },
    remote: { type: 'boolean', default: false },
    env: { type: 'string' },
    'persist-to': { type: 'string' },
  },
})
const email = z.email().parse(options.email?.toLowerCase())
const target = [
  options.remote ? '--remote' : '--local',
  ...(options.env ? ['--env', options.env] : []),
  ...(options['persist-to'] ? ['--persist-to', options['persist-to']] : []),
]
/** 144 random bits; the prefix satisfies the portal's rule. */
const password = `M!${randomBytes(18).toString('base64url')}`
const id = crypto.randomUUID()

execute(await statements())
const [owner] = ask(`select id from users where email = ${quoted(email)}`)
console.log(
  owner?.['id'] === id
    ? `\n${email} is an administrator now. Password, shown this once:\n\n  ${password}\n\nSet up two-step sign-in under /account.`
    : `\n${email} had an account and is an administrator now; the password stays as it was.`,
)

/** All or nothing, and as often as wanted: D1 runs a file as one transaction. */
async function statements(): Promise<string> {
  const now = quoted(new Date().toISOString())
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  const values = [id, email].map(quoted).join(', ')
  const metadata = [{ provider: 'email', providers: ['email'] }, claims].map((it) =>
    quoted(JSON.stringify(it)),
  )
  return `
insert into users (id, email, email_confirmed_at, password_hash, app_metadata, user_metadata, created_at, updated_at)
  values (${values}, ${now}, ${quoted(await hashPassword(password))}, ${metadata.join(', ')}, ${now}, ${now})
  on conflict do nothing;
insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
  select ${quoted(crypto.randomUUID())}, id, 'email', id, ${metadata[1]}, email, ${now}, ${now}
  from users where id = ${quoted(id)};
insert into user_roles (user_id, role) select id, 'admin' from users where email = ${quoted(email)}
  on conflict (user_id) do update set role = 'admin';
insert into admin_actions (actor, action, subject, detail, acted_at)
  select 'operator', 'user/made-admin', id, '{}', ${now} from users where email = ${quoted(email)};
`
}

/** By a file: a password's hash does not belong into the list of processes. */
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
  return execFileSync('wrangler', given, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
