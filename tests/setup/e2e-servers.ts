import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { serveLocally } from '../../worker/ops/serve-locally.ts'
import { createAnalytics } from '../fakes/analytics.ts'
import { createChat } from '../fakes/chat.ts'
import { createHubSpot } from '../fakes/hubspot.ts'
import { listen } from '../fakes/listen.ts'
import { createOidc, oidcSetting } from '../fakes/oidc.ts'
import { createSecondOrigin } from '../fakes/second-origin.ts'
import { createSms } from '../fakes/sms.ts'
import { createTurnstile } from '../fakes/turnstile.ts'
import {
  e2eVars,
  hubspotSettings,
  placesOf,
  portal,
  runURL,
  serverCount,
  stateOf,
  varsFile,
} from './e2e-server.ts'
import { prepare, type Served, serveWorker } from './e2e-worker.ts'

/*
 * Serves the built Worker as an operator would, once for each worker of Playwright, with fakes of the outside world
 * around each, all in this process. Listens for what journeys ask once all of them answer, and ends with the process
 * that started it, so that a run that was killed leaves nothing behind.
 */
type Places = ReturnType<typeof placesOf>

const prepared = `${stateOf(runURL)}-prepared`
const wranglerState = `${prepared}-wrangler`
/** By their address. */
const workers = new Map<string, Served>()
/** Ends the server under `wrangler dev`, while there is one. */
let endWrangler = async () => {}

// Miniflare ends its runtimes when this process ends
process.on('exit', () => {
  void endWrangler()
  const urls = Array.from({ length: serverCount }, (_, index) => Object.values(placesOf(index)))
  const states = urls.flat().map((url) => stateOf(url))
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
  for (const [url, fake] of fakes) await listen(fake, Number(new URL(url).port))
  // what an operator would set up; switched on by flags, where there is one
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

/** What a journey asks of its run. */
export type Ask = {
  /** A Worker with these settings and databases of its own. */
  worker: { url: string; settings: Record<string, string>; database: 'seeded' | 'empty' }
  /** The end of one. */
  end: { url: string }
  /** The Worker under `wrangler dev`; its address is answered. */
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

const answers: { [Wish in keyof Ask]: (ask: Ask[Wish]) => Promise<unknown> } = {
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
await prepare(prepared)
await Promise.all(Array.from({ length: serverCount }, (_, index) => serve(placesOf(index))))

const run = createServer(async (request, response) => {
  if (request.method === 'GET') return response.end('ready')
  const wish = (request.url ?? '').slice(1) as keyof Ask
  try {
    const answer = await (answers[wish] as (ask: unknown) => Promise<unknown>)(await json(request))
    response.end(JSON.stringify(answer ?? null))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
await listen(run, Number(new URL(runURL).port))
