import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createDb } from '../db/client.ts'
import { seed } from '../db/seed.ts'
import { type DevVars, ensureDevVars } from './dev-vars.ts'

const root = new URL('../../', import.meta.url)

/** Runs a tool of this repository (npm scripts have node_modules/.bin on their path) and fails with it. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' }, // no questions
  })

/** Makes a bare clone ready to serve, as often as wanted: secrets, generated code, local database, seed. */
export async function prepare(): Promise<DevVars> {
  const vars = ensureDevVars(new URL('.dev.vars', root))
  run('npm', 'run', '--silent', 'codegen')
  run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local')
  await seedLocal(vars)
  return vars
}

async function seedLocal(vars: DevVars): Promise<void> {
  const { getPlatformProxy } = await import('wrangler')
  const platform = await getPlatformProxy<{ DB: D1Database }>({
    configPath: fileURLToPath(new URL('wrangler.toml', root)),
  })
  try {
    const accounts = {
      admin: { email: vars.SEED_ADMIN_EMAIL, password: vars.SEED_ADMIN_PASSWORD },
      client: { email: vars.SEED_CLIENT_EMAIL, password: vars.SEED_CLIENT_PASSWORD },
    }
    await seed(createDb(platform.env.DB), accounts, new Date())
  } finally {
    await platform.dispose()
  }
}

if (import.meta.main) await prepare()
