import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { ensureDevVars } from './dev-vars.ts'
import './print-error-message.ts'
import { ownerClaims, unconfirmedNotice } from './owner-claims.ts'
import { prepareState } from './prepare.ts'
import { runTool } from './run.ts'
import { serveLocally } from './serve-locally.ts'
import { smokeTest, repeatSmokeTest } from './smoke.ts'

/**
 * `npm run deploy`: checks, tests, build, bucket, migrations (they only add), Worker, smoke test.
 * `--dry-run` deploys to this machine, `--env staging` selects the site, `--skip-tests` skips
 * tests.
 */
const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-tests': { type: 'boolean', default: false },
    env: { type: 'string' },
  },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const environment = options.env === undefined ? [] : ['--env', options.env]
const config = readConfig({
  config: `${root}/wrangler.toml`,
  ...(options.env && { env: options.env }),
})
const siteUrl = typeof config.vars['SITE_URL'] === 'string' ? config.vars['SITE_URL'] : ''

// unconfirmed claims are printed and do not stop the deployment
const notice = unconfirmedNotice(ownerClaims)
if (notice) console.log(notice)

const missing = missingSettings()
if (missing.length > 0) {
  const list = missing.map((line) => `  - ${line}`).join('\n')
  console.log(`Before this site can go live (worker/ops/README.md):\n${list}\n`)
  if (!options['dry-run']) process.exit(1)
}

await runTool('npm', 'run', 'check')
if (!options['skip-tests']) await runTool('npm', 'test')
// the build contains the bindings of one environment
if (options.env !== undefined) process.env['CLOUDFLARE_ENV'] = options.env
await runTool('npm', 'run', 'build')

if (options['dry-run']) await rehearse()
else await deploy()

async function deploy(): Promise<void> {
  for (const { bucket_name: name } of config.r2_buckets) if (name) await ensureBucket(name)
  await runTool(
    'wrangler',
    'd1',
    'migrations',
    'apply',
    'DB',
    '--remote',
    '--config',
    'wrangler.toml',
    ...environment,
  )
  await runTool('wrangler', 'deploy')
  const back = ['npx wrangler rollback', ...environment].join(' ')
  try {
    await repeatSmokeTest(siteUrl)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`\nThe new version is live and does not pass. To go back: ${back}`)
    process.exit(1)
  }
  console.log(`\nLive: ${siteUrl}\nTo go back: ${back}`)
}

async function ensureBucket(name: string): Promise<void> {
  const isThere = await runTool('wrangler', 'r2', 'bucket', 'info', name).then(
    () => true,
    () => false,
  )
  if (!isThere) await runTool('wrangler', 'r2', 'bucket', 'create', name)
}

/** The deployment steps against a local Worker and database. */
async function rehearse(): Promise<void> {
  const state = '.wrangler/dry-run'
  const varsFile = `${root}/${state}.vars`
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  await prepareState(ensureDevVars(varsFile), state)
  await runTool('wrangler', 'deploy', '--dry-run')
  const server = await serveLocally({ state, varsFile })
  try {
    await smokeTest(server.origin)
  } finally {
    await server.stop()
  }
  console.log('\nThe dry run passed: nothing left this machine.')
}

/** Settings that only the owner can provide. */
function missingSettings(): string[] {
  const isMadeUp = (id: string | undefined) => id === undefined || /^[0-]+\d?$/.test(id)
  const where = options.env === undefined ? 'wrangler.toml' : `wrangler.toml, [env.${options.env}]`
  return [
    ...(config.d1_databases.some(({ database_id: id }: { database_id?: string }) => isMadeUp(id))
      ? [`the id of a D1 database (${where}): npx wrangler d1 create ${config.name}`]
      : []),
    ...(config.kv_namespaces.some(({ id }: { id?: string }) => isMadeUp(id))
      ? [
          `the id of a KV namespace (${where}): npx wrangler kv namespace create KV ${environment.join(' ')}`,
        ]
      : []),
    ...(siteUrl.startsWith('https://') ? [] : [`SITE_URL, the site's https address (${where})`]),
  ]
}
