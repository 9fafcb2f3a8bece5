import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveLocally } from '../../worker/ops/serve-locally.ts'
import { createAnalytics } from '../fakes/analytics.ts'
import { createChat } from '../fakes/chat.ts'
import { createHubSpot } from '../fakes/hubspot.ts'
import { listenOnLoopback } from '../fakes/listen.ts'
import { createOidc, oidcSetting } from '../fakes/oidc.ts'
import { createSecondOrigin } from '../fakes/second-origin.ts'
import { createSms } from '../fakes/sms.ts'
import { createTurnstile } from '../fakes/turnstile.ts'
import {
  e2eVars,
  hubspotSettings,
  addressesOf,
  portal,
  controlURL,
  serverCount,
  dataFolderOf,
  varsFile,
} from './e2e-server.ts'
import { prepareDatabases, type RunningWorker, serveWorker } from './e2e-worker.ts'

/*
 * Serves the built Worker and its fakes once for each Playwright worker, all in this process, and ends with its
 * parent process.
 */
type Places = ReturnType<typeof addressesOf>

const prepared = `${dataFolderOf(controlURL)}-prepared`
const wranglerState = `${prepared}-wrangler`
const workers = new Map<string, RunningWorker>()
let endWrangler = async () => {}

// Miniflare’s runtimes end with this process
process.on('exit', () => {
  void endWrangler()
  const urls = Array.from({ length: serverCount }, (_, index) => Object.values(addressesOf(index)))
  const states = urls.flat().map((url) => dataFolderOf(url))
  for (const path of [...states, prepared, wranglerState, varsFile])
    rmSync(path, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) process.exit(1)
}, 1000).unref()

async function serve({ baseURL, secondURL, ...outside }: Places): Promise<void> {
  const fakes = [
    [outside.oidcURL, await createOidc(outside.oidcURL)],
    [outside.hubspotURL, createHubSpot()],
    [outside.smsURL, createSms()],
    [outside.chatURL, createChat()],
    [outside.analyticsURL, createAnalytics()],
    [outside.turnstileURL, createTurnstile()],
    [secondURL, createSecondOrigin(baseURL)],
  ] as const
  for (const [url, fake] of fakes) await listenOnLoopback(fake, Number(new URL(url).port))
  // settings of an operator; flags switch the services on
  const settings = {
    OIDC_PROVIDERS: oidcSetting(outside.oidcURL),
    SITE_URL: baseURL,
    ...hubspotSettings(portal, outside.hubspotURL),
    HUBSPOT_CHAT_ORIGIN: outside.chatURL,
    FAILOVER_ORIGIN: secondURL,
    ANALYTICS_URL: outside.analyticsURL,
    ANALYTICS_DOMAIN: 'e2e.test',
    SMS_API_BASE: outside.smsURL,
    SMS_ACCOUNT_SID: 'AC-e2e',
    SMS_AUTH_TOKEN: 'known-to-everybody',
    SMS_FROM: '+16135550100',
  }
  workers.set(baseURL, await serveWorker(baseURL, settings, prepared))
}

/** The commands that tests can send. */
export type RunCommands = {
  /** Starts a Worker with these settings and its own databases. */
  worker: { url: string; settings: Record<string, string>; database: 'seeded' | 'empty' }
  /** Stops it. */
  end: { url: string }
  /** Starts the Worker under `wrangler dev` and returns its address. */
  wrangler: object
  endWrangler: object
  guest: { url: string; email: string; password: string }
  session: { url: string; email: string; userAgent: string | null }
}

const workerAt = (url: string) => {
  const worker = workers.get(url)
  if (!worker) throw new Error(`No Worker is served at ${url}`)
  return worker
}

const answers: { [Wish in keyof RunCommands]: (ask: RunCommands[Wish]) => Promise<unknown> } = {
  worker: async ({ url, settings, database }) => {
    await workers.get(url)?.end()
    const from = database === 'seeded' ? prepared : undefined
    workers.set(url, await serveWorker(url, settings, from))
  },
  end: async ({ url }) => {
    await workers.get(url)?.end()
    workers.delete(url)
  },
  wrangler: async () => {
    cpSync(prepared, wranglerState, { recursive: true })
    const server = await serveLocally({ state: wranglerState, varsFile })
    endWrangler = server.stop
    return server.origin
  },
  endWrangler: () => endWrangler(),
  guest: ({ url, ...account }) => workerAt(url).guest(account),
  session: ({ url, email, userAgent }) => workerAt(url).session(email, userAgent),
}

e2eVars()
await prepareDatabases(prepared)
await Promise.all(Array.from({ length: serverCount }, (_, index) => serve(addressesOf(index))))

const run = createServer(async (request, response) => {
  if (request.method === 'GET') return response.end('ready')
  const wish = (request.url ?? '').slice(1) as keyof RunCommands
  try {
    const answer = await (answers[wish] as (ask: unknown) => Promise<unknown>)(await json(request))
    response.end(JSON.stringify(answer ?? null))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
await listenOnLoopback(run, Number(new URL(controlURL).port))
