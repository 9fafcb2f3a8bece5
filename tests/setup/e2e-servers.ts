import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from '../../worker/ops/answers.ts'
import { prepareState } from '../../worker/ops/prepare.ts'
import {
  e2eVars,
  hubspotSettings,
  placesOf,
  portal,
  readyURL,
  root,
  serverCount,
  varsFile,
} from './e2e-server.ts'

/*
 * Serves the built Worker as an operator would, once for each worker of Playwright, with fakes of the outside world
 * around each. Listens on the ready port once all of them answer, and ends with whoever started it, so that a run that
 * was killed leaves nothing behind.
 */
type Places = ReturnType<typeof placesOf>

const children: ChildProcess[] = []
const servers = Array.from({ length: serverCount }, (_, index) => placesOf(index))

function start(command: string, args: string[], env: Record<string, string> = {}): void {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  child.on('exit', () => end(1))
  children.push(child)
}

let isEnding = false
function end(code: number): void {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill()
  // wrangler waits for its runtime
  setTimeout(() => {
    for (const { state } of servers) {
      rmSync(state, { recursive: true, force: true })
    }
    rmSync(varsFile, { force: true })
    process.exit(code)
  }, 2000)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) end(1)
}, 1000).unref()

/** Migrating and seeding take seconds: done once, and copied. */
async function prepareStates(): Promise<void> {
  const [first, ...others] = servers.map(({ state }) => state)
  for (const state of [first, ...others]) {
    rmSync(String(state), { recursive: true, force: true })
  }
  await prepareState(e2eVars(), String(first))
  for (const other of others) cpSync(String(first), other, { recursive: true })
}

function startFakes({ baseURL, secondURL, ...outside }: Places) {
  const fakes = {
    oidc: outside.oidcURL,
    hubspot: outside.hubspotURL,
    sms: outside.smsURL,
    chat: outside.chatURL,
    analytics: outside.analyticsURL,
  }
  for (const [fake, url] of Object.entries({ ...fakes, 'second-origin': secondURL })) {
    start('node', [`tests/fakes/${fake}.ts`], { PORT: new URL(url).port, TARGET: baseURL })
  }
}

/** What an operator would set up. Switched on by flags, where there is one. */
const settingsOf = ({
  baseURL,
  oidcURL,
  hubspotURL,
  smsURL,
  chatURL,
  secondURL,
  analyticsURL,
}: Places) => ({
  OIDC_PROVIDERS: JSON.stringify({
    fake: { issuer: oidcURL, client_id: 'meltemi', client_secret: 'known-to-everybody' },
  }),
  SITE_URL: baseURL,
  ...hubspotSettings(portal, hubspotURL),
  HUBSPOT_CHAT_ORIGIN: chatURL,
  FAILOVER_ORIGIN: secondURL,
  ANALYTICS_URL: analyticsURL,
  ANALYTICS_DOMAIN: 'e2e.test',
  SMS_API_BASE: smsURL,
  SMS_ACCOUNT_SID: 'AC-e2e',
  SMS_AUTH_TOKEN: 'known-to-everybody',
  SMS_FROM: '+16135550100',
})

function startSite(server: Places): void {
  const { port } = new URL(server.baseURL)
  const options = ['--ip', '127.0.0.1', '--port', port, '--inspector-port', '0']
  const settings = Object.entries(settingsOf(server)).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ])
  const state = ['--persist-to', server.state, '--env-file', varsFile]
  start('wrangler', ['dev', ...options, ...state, ...settings])
}

async function reachable(url: string): Promise<void> {
  while (!(await answers(url))) await wait(100)
}

for (const server of servers) startFakes(server)
await prepareStates()
for (const server of servers) startSite(server)
for (const { baseURL } of servers) await reachable(`${baseURL}/api/flags`)
createServer((_, answer) => answer.end('ready')).listen(Number(new URL(readyURL).port), '127.0.0.1')
