import { fileURLToPath } from 'node:url'
import type { SeedAccount } from '../db/seed.ts'
import { hashInputs, isBuiltFrom, recordInputs } from './build/inputs.ts'
import { type DevVars, ensureDevVars } from './dev-vars.ts'
import { runTool } from './run.ts'

const root = new URL('../../', import.meta.url)
const inRoot = (path: string) => fileURLToPath(new URL(path, root))

/** State folder of plain `wrangler dev`. */
const usualState = '.wrangler/state'

/**
 * Prepares the usual local databases with sample data, unless they were prepared from the same
 * inputs.
 */
export async function prepareDatabases(vars: DevVars, inputs: string): Promise<void> {
  const databases = inRoot(`${usualState}/v3/d1`)
  if (isBuiltFrom(databases, inputs)) return
  await prepareState(vars, usualState, true)
  recordInputs(databases, inputs)
}

/** Migrates and seeds the local databases in the folder `state`, optionally with sample data. */
export async function prepareState(
  vars: DevVars,
  state: string,
  withSamples = false,
): Promise<void> {
  await runTool('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state)
  // loaded lazily: a start with prepared databases does not need them
  const [{ getPlatformProxy }, { createDb }, { seed }, { seedSamples }] = await Promise.all([
    import('wrangler'),
    import('../db/client.ts'),
    import('../db/seed.ts'),
    import('../db/samples/seed-samples.ts'),
  ])
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

if (import.meta.main)
  await prepareDatabases(ensureDevVars(inRoot('.dev.vars')), hashInputs(inRoot('.')))
