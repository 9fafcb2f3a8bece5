import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { baseURL, oidcServer, serveCommand } from './setup/e2e-server.ts'

/** Journeys in a real Chromium against the built Worker. `npm test` builds first. */
export default defineConfig({
  testDir: fileURLToPath(new URL('./e2e', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  reporter: process.env.CI ? [['list']] : [['line']],
  // flags are one state for all: tests that switch them must not meet
  workers: 1,
  // a loaded machine may miss a deadline once; a test that needs its second try is reported as flaky
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: [
    oidcServer,
    {
      command: serveCommand,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `${baseURL}/api/flags`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
