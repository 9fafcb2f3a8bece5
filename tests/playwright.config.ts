import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './setup/chromium.ts'
import { isSoak, slowCpu } from './e2e/person/slowness.ts'
import { findFreePorts } from './setup/free-ports.ts'

// told to the workers and servers of this run
process.env['E2E_PORT'] ??= String(await findFreePorts(100))
const { baseURL, e2eVars, runURL, root, serveCommand, serverCount } =
  await import('./setup/e2e-server.ts')
e2eVars() // before several at once would make them

/** Looks at every screen. */
const long = /e2e\/screens\//

/** Journeys in a real Chromium against the built Worker. `npm test` builds first. */
export default defineConfig({
  testDir: fileURLToPath(new URL('./e2e', import.meta.url)),
  // one set for all machines; appearance.spec.ts says how much they may differ
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  outputDir: `${root}/test-results/e2e-${process.env['E2E_PORT']}`,
  reporter: 'list',
  // flags are one state per server, and every worker has a server of its own: whatever runs at once does not meet
  workers: serverCount,
  fullyParallel: true,
  // a test that fails now and then has a cause, and the cause is what is mended
  retries: 0,
  ...(isSoak && { grep: /@soak/, repeatEach: 10 }),
  // a machine at a quarter of the usual speed may still tell whether the product works
  timeout: 90_000 * slowCpu,
  expect: { timeout: 15_000 },
  // the long ones first, so that no process works alone at the end
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
    // without a shell in between, which would survive its parent
    command: `exec ${serveCommand}`,
    cwd: root,
    url: runURL,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
