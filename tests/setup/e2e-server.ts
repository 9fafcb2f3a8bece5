import { rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type DevVars, ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { prepareState } from '../../worker/ops/prepare.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = process.env.E2E_PORT ?? '8799'
/** Runs side by side have a port each, and a name. */
export const name = `e2e-${port}`
/** A state of its own, new for every run: the developer's databases stay as they are. */
const state = `.wrangler/${name}`
export const varsFile = `${root}/${state}.vars`

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

/** The portal of this run's forms and chat. */
export const portal = '4242'

const at = (offset: number) => String(Number(port) + offset)
/** The fake chat window, a second origin of this site, and the fake statistics service. */
export const chatURL = `http://127.0.0.1:${at(5)}`
export const secondURL = `http://127.0.0.1:${at(6)}`
export const analyticsURL = `http://127.0.0.1:${at(7)}`
/** The fake HubSpot: portal 4242 is well, and what others do is for tests to say. */
export const hubspotURL = `http://127.0.0.1:${at(2)}`
export const outsideServers = [
  {
    command: 'node tests/fakes/hubspot.ts',
    cwd: root,
    url: `${hubspotURL}/fake/${portal}`,
    env: { PORT: at(2) },
  },
  { command: 'node tests/fakes/chat.ts', cwd: root, url: chatURL, env: { PORT: at(5) } },
  {
    command: 'node tests/fakes/second-origin.ts',
    cwd: root,
    port: Number(at(6)),
    env: { PORT: at(6), TARGET: baseURL },
  },
  { command: 'node tests/fakes/analytics.ts', cwd: root, url: analyticsURL, env: { PORT: at(7) } },
]

/** What an operator would set up for them. Switched on by flags, where there is one. */
const vars = {
  OIDC_PROVIDERS: oidcProviders,
  SITE_URL: baseURL,
  ...hubspotSettings(portal),
  HUBSPOT_CHAT_ORIGIN: chatURL,
  FAILOVER_ORIGIN: secondURL,
  ANALYTICS_URL: analyticsURL,
  ANALYTICS_DOMAIN: 'e2e.test',
}

/** Points a Worker's forms at a portal of the fake HubSpot. */
export function hubspotSettings(id: string) {
  return {
    HUBSPOT_API_BASE: hubspotURL,
    HUBSPOT_PORTAL_ID: id,
    HUBSPOT_CONTACT_FORM_ID: 'contact-form',
    HUBSPOT_B2B_FORM_ID: 'b2b-form',
  }
}

export const serveCommand = 'node tests/setup/e2e-server.ts'

/** The secrets of this run. */
export const e2eVars = (): DevVars => ensureDevVars(varsFile)

/** Serves the built Worker as an operator would, with secrets and databases of this run. */
async function serve(): Promise<void> {
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  await prepareState(e2eVars(), state)
  const options = ['--ip', '127.0.0.1', '--port', port, '--inspector-port', '0']
  const settings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const server = spawn(
    'wrangler',
    ['dev', ...options, '--persist-to', state, '--env-file', varsFile, ...settings],
    { cwd: root, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}

if (import.meta.main) await serve()
