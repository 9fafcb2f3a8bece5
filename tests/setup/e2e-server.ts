import { rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DevVars, ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { prepareState } from '../../worker/ops/prepare.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = process.env.E2E_PORT ?? '8799'
/** A state of its own, new for every run: the developer's databases stay as they are. */
const state = '.wrangler/e2e'
const varsFile = `${root}/.wrangler/e2e.vars`

/** The fake OpenID provider of this run; its client is told to it and to the Worker alike. */
const oidcPort = String(Number(port) + 1)
const oidcIssuer = `http://127.0.0.1:${oidcPort}`
const oidcProviders = JSON.stringify({
  fake: { issuer: oidcIssuer, client_id: 'meltemi', client_secret: 'known-to-everybody' },
})
export const oidcServer = {
  command: 'node tests/fakes/oidc.ts',
  cwd: root,
  url: `${oidcIssuer}/.well-known/openid-configuration`,
  env: { PORT: oidcPort },
}

export const baseURL = `http://127.0.0.1:${port}`
export const serveCommand = 'node tests/setup/e2e-server.ts'

/** The secrets of this run. */
export const e2eVars = (): DevVars => ensureDevVars(varsFile)

/** Serves the built Worker as an operator would, with secrets and databases of this run. */
async function serve(): Promise<void> {
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  await prepareState(e2eVars(), state)
  const options = ['--ip', '127.0.0.1', '--port', port, '--inspector-port', '0']
  const server = spawn(
    'wrangler',
    [
      'dev',
      ...options,
      '--persist-to',
      state,
      '--env-file',
      varsFile,
      '--var',
      `OIDC_PROVIDERS:${oidcProviders}`,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

if (import.meta.main) await serve()
