import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './setup/memory-folder.ts'
import { testSecrets } from './setup/test-secrets.ts'

// where Miniflare stores its databases
process.env['TMPDIR'] ??= memoryFolder()

// every order of two requests instead of a sample (tests/worker/kit/soak.ts)
const isSoak = process.env['SOAK'] === '1'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Wrangler also loads .dev.vars here; a developer’s settings must not affect a test. */
function withoutDevVars(): Record<string, string> {
  const file = path('../.dev.vars')
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return Object.fromEntries(Object.keys(own).map((name) => [name, '']))
}

/** Worker tests: in workerd with real D1 and KV, against the sources. `npm test` builds the assets first. */
export default defineConfig({
  root: path('..'),
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: path('../wrangler.toml') },
      miniflare: {
        bindings: {
          ...withoutDevVars(),
          ...testSecrets,
          TEST_MIGRATIONS: await readD1Migrations(path('../migrations')),
        },
      },
    })),
  ],
  test: {
    include: ['tests/worker/**/*.test.ts', 'tests/web/**/*.test.ts'],
    provide: { soak: isSoak, seed: Number(process.env['SEED'] ?? 20_261_127) },
    globalSetup: [path('./setup/fakes.ts')],
    setupFiles: [path('./setup/storage.ts'), path('./setup/password-cost.ts')],
    // a runtime and its modules are shared by files; setup/storage.ts isolates their data
    isolate: false,
    // more workers than cores, as a worker mostly waits for D1
    // (a percentage would be capped at the number of cores)
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // the slow ones take 20 s on an idle machine
    testTimeout: isSoak ? 1_800_000 : 300_000,
    // flaky tests are fixed, not retried
    retry: 0,
    // logs of passing tests are hidden
    silent: 'passed-only',
  },
})
