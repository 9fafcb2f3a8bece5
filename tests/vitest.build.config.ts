import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests of the build, in Node against `dist`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/build/**/*.test.ts'],
    testTimeout: 120_000,
    retry: 0,
  },
})
