import { readFileSync } from 'node:fs'
import { setTimeout as waitFor } from 'node:timers/promises'
import { bundleConfig } from './build/built-files.ts'
import { rollOut } from './roll-out.ts'
import { runTool } from './run.ts'
import { type AskedVersion, smokeTest, repeatSmokeTest } from './smoke.ts'
import { wranglerJson, wranglerReport } from './wrangler.ts'

type Site = {
  /** Its public origin; empty where Cloudflare's own address is to serve. */
  siteUrl: string
  /** Buckets of R2, made where they are missing. */
  buckets: string[]
  /** `--env` and its name, or nothing. */
  environment: string[]
  /** For tests: the pauses between two looks. */
  wait?: (ms: number) => Promise<unknown>
}

/**
 * Brings the built Worker (`dist`) to Cloudflare: buckets, migrations, then the Worker (roll-out.ts). The first deploy,
 * and one without `siteUrl`, has no steps.
 * @throws Error the reason of a failure, with the bookmark that the database can be restored to
 */
export async function deployWorker(site: Site): Promise<void> {
  for (const name of site.buckets) await ensureBucket(name)
  // the built configuration names no migrations
  const database = ['DB', '--config', 'wrangler.toml', ...site.environment]
  const { bookmark } = await wranglerJson<{ bookmark: string }>(
    'd1',
    'time-travel',
    'info',
    ...database,
  )
  console.log(`Bookmark of the database before this deploy: ${bookmark}`)
  try {
    await runTool('wrangler', 'd1', 'migrations', 'apply', ...database, '--remote')
    const current = await servingVersion()
    if (current === null || site.siteUrl === '') await deployAtOnce(site)
    else await deployInSteps(site, current)
  } catch (reason) {
    const restore = ['npx wrangler d1 time-travel restore DB', ...site.environment].join(' ')
    throw new Error(
      `${reason instanceof Error ? reason.message : String(reason)}

The deploy failed. A version that served before serves on: migrations only widen, so it needs no older database.
Should data be damaged: ${restore} --bookmark=${bookmark}`,
      { cause: reason },
    )
  }
}

/** Its name is all that it needs, so that no one has to make it by hand. */
async function ensureBucket(name: string): Promise<void> {
  const isThere = await runTool('wrangler', 'r2', 'bucket', 'info', name).then(
    () => true,
    () => false,
  )
  if (!isThere) await runTool('wrangler', 'r2', 'bucket', 'create', name)
}

type Deployment = { created_on: string; versions: { version_id: string; percentage: number }[] }

/** Cloudflare's code for a Worker that was never deployed. */
const noSuchWorker = '10007'

/** @returns the version that has most visitors; null before the first deploy */
async function servingVersion(): Promise<string | null> {
  const deployments = await wranglerJson<Deployment[]>('deployments', 'list').catch(
    (error: unknown) => {
      if (String(error).includes(noSuchWorker)) return []
      throw error
    },
  )
  const newest = deployments.toSorted((a, b) => b.created_on.localeCompare(a.created_on))[0]
  const versions = newest?.versions.toSorted((a, b) => b.percentage - a.percentage) ?? []
  return versions[0]?.version_id ?? null
}

/** For a first deploy, and for a site without an address of its own, which serves under the one that Cloudflare gives. */
async function deployAtOnce({ siteUrl, wait = waitFor }: Site): Promise<void> {
  const { targets = [] } = await wranglerReport('deploy', 'deploy')
  const address = siteUrl || targets.find((target) => target.startsWith('https://'))
  if (address === undefined) throw new Error('SITE_URL is empty, and Cloudflare named no address')
  if (siteUrl === '') await wranglerReport('deploy', 'deploy', '--var', `SITE_URL:${address}`)
  await repeatSmokeTest(address, { wait })
  console.log(`\nLive: ${address}`)
}

async function deployInSteps({ siteUrl, wait = waitFor }: Site, current: string): Promise<void> {
  const { version_id: next = '' } = await wranglerReport('version-upload', 'versions', 'upload')
  const { name: worker, vars } = JSON.parse(readFileSync(bundleConfig, 'utf8')) as {
    name: string
    vars: { BUILD_ID: string }
  }
  const asked: AskedVersion = { worker, version: next, build: vars.BUILD_ID }
  await rollOut(next, current, {
    split: async (percentages) => {
      const shares = Object.entries(percentages).map(([version, share]) => `${version}@${share}%`)
      await runTool('wrangler', 'versions', 'deploy', ...shares, '--yes')
    },
    look: () => smokeTest(siteUrl, asked),
    untilFine: () => repeatSmokeTest(siteUrl, { asked, wait }),
    wait,
  })
  await runTool('wrangler', 'triggers', 'deploy')
  console.log(`\nLive: ${siteUrl}\nTo go back: npx wrangler versions deploy ${current}@100% --yes`)
}
