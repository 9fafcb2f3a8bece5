import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isServerUp } from './is-server-up.ts'
import { workerDir } from './build/built-files.ts'
import { hashInputs, isBuiltFrom } from './build/inputs.ts'
import { ensureDevVars } from './dev-vars.ts'
import { prepareDatabases } from './prepare.ts'
import { runTool } from './run.ts'

/**
 * `npm start`: installs, builds, prepares the databases and serves, skipping what has not changed.
 * `PORT` selects the port.
 */
const port = process.env.PORT ?? '8787'
const address = `http://localhost:${port}`
const root = fileURLToPath(new URL('../..', import.meta.url))
const vars = ensureDevVars(`${root}/.dev.vars`)
const inputs = hashInputs(root)
await Promise.all([build(), prepareDatabases(vars, inputs)])

const server = spawn('wrangler', ['dev', '--port', port], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

await firstAnswer()
console.log(`
  Meltemi runs at   ${address}

  Admin portal      ${address}/admin-portal
                    ${vars.SEED_ADMIN_EMAIL}   ${vars.SEED_ADMIN_PASSWORD}
  Client portal     ${address}/client/login
                    ${vars.SEED_CLIENT_EMAIL}   ${vars.SEED_CLIENT_PASSWORD}
  Simple admin      ${address}/simple-admin
                    password ${vars.SIMPLE_ADMIN_PASSWORD}
`)

async function build(): Promise<void> {
  // wrangler finds the built Worker through this file; without it, it would serve the sources
  const isFound = existsSync(`${root}/.wrangler/deploy/config.json`)
  if (isFound && isBuiltFrom(workerDir, inputs)) return
  await runTool('node', 'worker/ops/build/build.ts', '--local')
}

/** Waits until the site answers, so that its address is the last line printed. */
async function firstAnswer(): Promise<void> {
  while (!(await isServerUp(address))) await wait(250)
}
