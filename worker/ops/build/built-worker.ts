import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { builtFiles, workerDir, bundleConfig } from './built-files.ts'

/** Starts the built Worker in Miniflare on a free port; `changes` overrides options. */
export async function startBuiltWorker(changes: Record<string, unknown>): Promise<Miniflare> {
  const { workerOptions } = workerOptionsOf(bundleConfig)
  const options = {
    host: '127.0.0.1',
    port: 0,
    ...workerOptions,
    modulesRoot: workerDir,
    modules: builtFiles().map((file) => ({
      type: 'ESModule',
      path: `${workerDir}/${file}`,
      contents: readFileSync(`${workerDir}/${file}`, 'utf8'),
    })),
    ...changes,
    bindings: { ...(workerOptions.bindings as object), ...(changes['bindings'] as object) },
  } as unknown as V4MiniflareOptions
  const runtime = new Miniflare(convertV4MiniflareOptions(options))
  await runtime.ready
  return runtime
}

/** Applies the migrations to its database. */
export async function applyMigrations(runtime: Miniflare): Promise<void> {
  const d1 = await runtime.getD1Database('DB')
  const folder = new URL('../../../migrations/', import.meta.url)
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint')
    await d1.batch(statements.map((statement) => d1.prepare(statement)))
  }
}
