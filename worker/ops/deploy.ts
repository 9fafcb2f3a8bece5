import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { deployWorker } from './deploy-worker.ts'
import { ensureDevVars } from './dev-vars.ts'
import './print-error-message.ts'
import { ownerClaims, unconfirmedNotice } from './owner-claims.ts'
import { prepareState } from './prepare.ts'
import { runTool } from './run.ts'
import { serveLocally } from './serve-locally.ts'
import { smokeTest } from './smoke.ts'

/**
 * `npm run deploy`: nothing leaves this machine before checks, tests and build are clean; then buckets that are missing,
 * migrations, and the Worker, step by step (roll-out.ts). Migrations go first: they only widen, so the version that
 * still serves is not disturbed.
 *
 * `--dry-run` does the same with a Worker and a database on this machine, offline. `--env staging` picks the other
 * site of wrangler.toml. `--skip-tests` leaves out checks and tests; so does Cloudflare's builder (`WORKERS_CI`), which
 * has no browser.
 */
const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'skip-tests': { type: 'boolean', default: false },
    env: { type: 'string' },
  },
})
/** Cloudflare's builder, as the Deploy button starts it. */
const isBuilder = Boolean(process.env['WORKERS_CI'])
const root = fileURLToPath(new URL('../..', import.meta.url))
const environment = options.env === undefined ? [] : ['--env', options.env]
const config = readConfig({
  config: `${root}/wrangler.toml`,
  ...(options.env && { env: options.env }),
})
const siteUrl = typeof config.vars['SITE_URL'] === 'string' ? config.vars['SITE_URL'] : ''

// words are the owner's to answer for: named, and no reason to refuse
const notice = unconfirmedNotice(ownerClaims)
if (notice) console.log(notice)

const missing = missingSettings()
if (missing.length > 0) {
  const list = missing.map((line) => `  - ${line}`).join('\n')
  console.log(`Before this site can go live (worker/ops/README.md):\n${list}\n`)
  if (!options['dry-run']) process.exit(1)
}

if (!options['skip-tests'] && !isBuilder) {
  await runTool('npm', 'run', 'check')
  await runTool('npm', 'test')
}
// the build is made for one environment: it writes that one's bindings beside the Worker
if (options.env !== undefined) process.env['CLOUDFLARE_ENV'] = options.env
await runTool('npm', 'run', 'build')

if (options['dry-run']) await rehearse()
else await deployOrExplain()

async function deployOrExplain(): Promise<void> {
  const buckets = config.r2_buckets.flatMap(
    ({ bucket_name: name }: { bucket_name?: string }) => name ?? [],
  )
  await deployWorker({ siteUrl, buckets, environment }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

/** Everything but the way to Cloudflare. */
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

/** What only the owner can know. */
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
    ...(isBuilder || siteUrl.startsWith('https://')
      ? []
      : [`SITE_URL, the site's https address (${where})`]),
  ]
}
