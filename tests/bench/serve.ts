import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'
import { bundleConfig } from '../../worker/ops/build/built-files.ts'
import { startBuiltWorker } from '../../worker/ops/build/built-worker.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export type Served = { url: string; runtime: Miniflare }

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

/** This measures handlers, not limits. */
const noLimits = () => {
  const { workerOptions } = workerOptionsOf(bundleConfig)
  return Object.fromEntries(
    Object.keys(workerOptions.ratelimits ?? {}).map((name, index) => [
      name,
      { namespace_id: String(index), simple: { limit: 1_000_000, period: 60 } },
    ]),
  )
}

/** The production bundle in Miniflare, without wrangler's proxy, which would level every ratio. */
export async function serveProduct(
  bindings: Record<string, string>,
  changes: Record<string, unknown> = {},
): Promise<Served> {
  const runtime = await startBuiltWorker({ bindings, ratelimits: noLimits(), ...changes })
  return { url: (await runtime.ready).origin, runtime }
}

/** The client with one more file, for measuring beside it. */
export const withPageSizedAsset = () => ({
  assets: assetsOf(workerOptionsOf(bundleConfig).workerOptions),
})

/** What React renders of a page. */
export const markupOf = (html: string): string =>
  /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? ''

/** The code of a bare Worker: same libraries and conditions as the product's. */
export async function bareCode(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path(entry),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    // React's edge build, as in the product; the HTML parser's server build
    ssr: { noExternal: true, resolve: { conditions: ['workerd', 'module', 'production'] } },
    resolve: {
      alias: [
        { find: /^react-router$|^.*\/app\/link\.tsx$/, replacement: path('./no-router.tsx') },
      ],
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const output = 'output' in built ? built.output : []
  for (const file of output) if (file.type === 'chunk') return file.code
  throw new Error(`${entry} was built without code`)
}

/** The bare handlers to compare with: same runtime, same libraries, same way in, nothing else. */
export async function serveBare(
  code: string,
  bindings: Record<string, string>,
  changes: Record<string, unknown> = {},
): Promise<Served> {
  const { workerOptions } = workerOptionsOf(bundleConfig)
  const options = {
    host: '127.0.0.1',
    port: 0,
    // the same way in: Miniflare leads every request of a Worker with assets through its router
    assets: Reflect.get(workerOptions, 'assets'),
    modules: [{ type: 'ESModule', path: 'bare.js', contents: code }],
    compatibilityDate: '2026-11-01',
    compatibilityFlags: ['nodejs_compat'],
    d1Databases: ['DB'],
    bindings,
    ...changes,
  } as unknown as V4MiniflareOptions
  const runtime = new Miniflare(convertV4MiniflareOptions(options))
  return { url: (await runtime.ready).origin, runtime }
}
