import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { testSecrets } from './setup/test-secrets.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Worker tests: inside workerd, with real D1 and KV, against the sources. `npm test` builds the assets first. */
export default defineConfig({
  root: path('..'),
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: path('../wrangler.toml') },
      miniflare: {
        bindings: {
          ...testSecrets,
          TEST_MIGRATIONS: await readD1Migrations(path('../migrations')),
        },
      },
    })),
  ],
  test: {
    include: ['tests/worker/**/*.test.ts', 'tests/web/**/*.test.ts'],
    setupFiles: [path('./setup/storage.ts')],
    testTimeout: 30_000,
  },
})
