import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { baseURL, name, oidcServer, outsideServers, serveCommand } from './setup/e2e-server.ts'

/** Journeys in a real Chromium against the built Worker. `npm test` builds first. */
export default defineConfig({
  testDir: fileURLToPath(new URL('./e2e', import.meta.url)),
  // one set for all machines; appearance.spec.ts says how much they may differ
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  outputDir: fileURLToPath(new URL(`../test-results/${name}`, import.meta.url)),
  reporter: 'list',
  // flags are one state for all: tests that switch them must not meet
  workers: 1,
  // a loaded machine may miss a deadline once; a test that needs its second try is reported as flaky
  retries: 1,
  // a machine at a quarter of the usual speed may still tell whether the product works
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // recording every test takes its time
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: [
    oidcServer,
    ...outsideServers,
    {
      command: serveCommand,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `${baseURL}/api/flags`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
