import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const bundle = path('../../dist/meltemi')

export type Served = { name: string; url: string; runtime: Miniflare }

/** The built client and one more file, of about the size of a page: what a page is compared with. */
const client = path('../../.wrangler/bench-client')
export const pageSizedAsset = '/assets/page-sized.html'
export const pageSizedBytes = 39_000

function assetsOf(options: object) {
  rmSync(client, { recursive: true, force: true })
  cpSync(path('../../dist/client'), client, { recursive: true })
  writeFileSync(client + pageSizedAsset, '<p>Meltemi</p>\n'.repeat(pageSizedBytes / 15))
  return { ...Reflect.get(options, 'assets'), directory: client }
}

/** The production bundle in Miniflare, without wrangler's proxy, which would level every ratio. */
export async function serveProduct(secrets: Record<string, string>): Promise<Served> {
  const { workerOptions } = workerOptionsOf(`${bundle}/wrangler.json`)
  const files = ['index.js', ...readdirSync(`${bundle}/assets`).map((file) => `assets/${file}`)]
  const modules = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      type: 'ESModule' as const,
      path: `${bundle}/${file}`,
      contents: readFileSync(`${bundle}/${file}`, 'utf8'),
    }))
  // this measures handlers, not limits
  const ratelimits = Object.fromEntries(
    Object.keys(workerOptions.ratelimits ?? {}).map((name, index) => [
      name,
      { namespace_id: String(index), simple: { limit: 1_000_000, period: 60 } },
    ]),
  )
  return start('product', {
    ...workerOptions,
    assets: assetsOf(workerOptions),
    modulesRoot: bundle,
    modules,
    bindings: { ...(workerOptions.bindings as object), ...secrets },
    ratelimits,
  } as unknown as V4MiniflareOptions)
}

/** The bare handlers to compare with: same runtime, same libraries, same way in, nothing else. */
export async function serveBare(bindings: Record<string, string>): Promise<Served> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path('./bare.tsx'),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    // React's edge build, as in the product; the HTML parser's server build
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'module', 'production'] } },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const output = 'output' in built ? built.output : []
  const { workerOptions } = workerOptionsOf(`${bundle}/wrangler.json`)
  return start('bare', {
    // the same way in: Miniflare leads every request of a Worker with assets through its router
    assets: Reflect.get(workerOptions, 'assets'),
    modules: [{ type: 'ESModule', path: 'bare.js', contents: output[0]?.code ?? '' }],
    compatibilityDate: '2026-11-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    bindings,
  } as unknown as V4MiniflareOptions)
}

async function start(name: string, options: V4MiniflareOptions): Promise<Served> {
  const runtime = new Miniflare({
    ...convertV4MiniflareOptions(options),
    host: '127.0.0.1',
    port: 0,
  })
  const url = await runtime.ready
  return { name, url: url.origin, runtime }
}
