import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './setup/chromium.ts'
import { isSoak, slowCpu } from './e2e/person/slowness.ts'
import { findFreePorts } from './setup/free-ports.ts'

// inherited by the workers and servers of this run
process.env['E2E_PORT'] ??= String(await findFreePorts(100))
const { baseURL, e2eVars, controlURL, root, serveCommand, serverCount } =
  await import('./setup/e2e-server.ts')
e2eVars() // created before several processes would do so at once

/** The slow tests: every screen. */
const long = /e2e\/screens\//

/** Tests in Chromium against the built Worker. `npm test` builds first. */
export default defineConfig({
  testDir: fileURLToPath(new URL('./e2e', import.meta.url)),
  // one set for all platforms; appearance.spec.ts sets the tolerance
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  outputDir: `${root}/test-results/e2e-${process.env['E2E_PORT']}`,
  reporter: 'list',
  // every worker has its own server, as flags apply to a whole server
  workers: serverCount,
  fullyParallel: true,
  // flaky tests are fixed, not retried
  retries: 0,
  ...(isSoak && { grep: /@soak/, repeatEach: 10 }),
  // enough for a machine at a quarter of the usual speed
  timeout: 90_000 * slowCpu,
  expect: { timeout: 15_000 },
  // the slow ones first, so that no worker is left alone with them
  projects: [
    { name: 'screens', testMatch: long },
    { name: 'journeys', testIgnore: long },
  ],
  use: {
    baseURL,
    launchOptions: {
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    // without a shell, which would outlive its parent
    command: `exec ${serveCommand}`,
    cwd: root,
    url: controlURL,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
