import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { memoryFolder } from './setup/memory-folder.ts'
import { testSecrets } from './setup/test-secrets.ts'

// where Miniflare keeps its databases
process.env['TMPDIR'] ??= memoryFolder()

// every order of two requests instead of a sample (tests/worker/kit/soak.ts)
const isSoak = process.env['SOAK'] === '1'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Wrangler gives a Worker what stands in .dev.vars, here too: what a developer has set there must not decide a test. */
function withoutDevVars(): Record<string, string> {
  const file = path('../.dev.vars')
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return Object.fromEntries(Object.keys(own).map((name) => [name, '']))
}

/** Worker tests: inside workerd, with real D1 and KV, against the sources. `npm test` builds the assets first. */
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
    // a runtime and its modules serve one file after another; setup/storage.ts keeps files apart
    isolate: false,
    // one waits for D1, or for a time limit, most of the time: no reason to leave its core idle. A percentage would be
    // taken for no more than all cores
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // the long ones take 20 s on a quiet machine
    testTimeout: isSoak ? 1_800_000 : 300_000,
    // a test that fails now and then has a cause, and the cause is what is mended
    retry: 0,
    // what a passing test makes the Worker log is of no interest
    silent: 'passed-only',
  },
})
