import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createDb } from '../db/client.ts'
import { seed, type SeedAccount } from '../db/seed.ts'
import { seedSamples } from '../db/samples/seed-samples.ts'
import { type DevVars, ensureDevVars } from './dev-vars.ts'

const root = new URL('../../', import.meta.url)
const inRoot = (path: string) => fileURLToPath(new URL(path, root))

/** Where plain `wrangler dev` keeps its databases. */
const usualState = '.wrangler/state'

/** Runs a tool of this repository (npm scripts have node_modules/.bin on their path) and fails with it. */
export async function run(command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' }, // no questions
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}

/**
 * Makes a bare clone ready, as often as wanted: secrets, generated code and then what else is `made` of it, and beside
 * that, since each takes one core, the local database and its seed.
 */
export async function prepare(made: () => Promise<void> = async () => {}): Promise<DevVars> {
  const vars = ensureDevVars(inRoot('.dev.vars'))
  const generate = async () => {
    await run('npm', 'run', '--silent', 'codegen')
    await made()
  }
  await Promise.all([generate(), prepareState(vars, usualState, true)])
  return vars
}

/** Migrates and seeds the local databases that are kept in the folder `state`, with something to look at if wanted. */
export async function prepareState(
  vars: DevVars,
  state: string,
  withSamples = false,
): Promise<void> {
  await run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state)
  const { getPlatformProxy } = await import('wrangler')
  const platform = await getPlatformProxy<{ DB: D1Database; FILES: R2Bucket }>({
    configPath: inRoot('wrangler.toml'),
    persist: { path: inRoot(`${state}/v3`) },
  })
  try {
    const db = createDb(platform.env.DB)
    await seed(db, accountsOf(vars), new Date())
    if (withSamples) await seedSamples(db, platform.env.FILES, vars.SEED_CLIENT_EMAIL, new Date())
  } finally {
    await platform.dispose()
  }
}

const accountsOf = (vars: DevVars): SeedAccount[] => [
  { email: vars.SEED_ADMIN_EMAIL, password: vars.SEED_ADMIN_PASSWORD, role: 'admin' },
  { email: vars.SEED_CLIENT_EMAIL, password: vars.SEED_CLIENT_PASSWORD, role: 'client' },
]

if (import.meta.main) await prepare()
