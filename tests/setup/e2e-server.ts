import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DevVars, ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { memoryFolder } from './memory-folder.ts'

/*
 * Where things listen while journeys run. Each worker of Playwright has a server, databases and fakes of its own, since
 * flags are one state per server; what is exported here is for the worker that asks. e2e-servers.ts starts them.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The first port of this run; playwright.config.ts looks for free ones where E2E_PORT says nothing. */
const firstPort = Number(process.env['E2E_PORT'] ?? 8799)
const portsPerServer = 13

/** How many servers run side by side: `E2E_SERVERS`, which is also how many tests do. */
export const serverCount = Number(process.env['E2E_SERVERS'] ?? 1)

/** Which server is asked for: workers of Playwright are numbered, and keep their number when they start again. */
const ownIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Secrets are made once for all servers of a run. */
export const varsFile = `${root}/.wrangler/e2e-${firstPort}.vars`
export function e2eVars(): DevVars {
  mkdirSync(`${root}/.wrangler`, { recursive: true })
  return ensureDevVars(varsFile)
}

/** Says that all servers of the run answer, and does what journeys ask of them (kit/run.ts). */
export const runURL = `http://127.0.0.1:${firstPort + 9}`
export const serveCommand = 'node tests/setup/e2e-servers.ts'

/** The portal of a run's forms and chat. */
export const portal = '4242'

/** Databases and mails of a server: new for every run, the developer's stay as they are. */
export const stateOf = (url: string): string => `${memoryFolder()}/meltemi-e2e-${new URL(url).port}`

/** Where one of the servers and what stands in for the outside world listen. */
export function placesOf(index: number) {
  const port = firstPort + index * portsPerServer
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`
  return {
    baseURL: at(0),
    oidcURL: at(1),
    /** The fake HubSpot: portal 4242 is well, and what others do is for tests to say. */
    hubspotURL: at(2),
    /** The fake provider of text messages. */
    smsURL: at(3),
    /** For a Worker whose whole world is down. */
    outageURL: at(4),
    /** The fake chat window, a second origin of this site, and the fake statistics service. */
    chatURL: at(5),
    secondURL: at(6),
    analyticsURL: at(7),
    /** For a Worker whose administrators owe a second step. */
    strictURL: at(8),
    /** For a Worker with a captcha, and the fake of what checks it. */
    captchaURL: at(10),
    turnstileURL: at(11),
    /** For a Worker whose company, or whose news, change. */
    settingsURL: at(12),
  }
}

export const {
  baseURL,
  hubspotURL,
  smsURL,
  outageURL,
  chatURL,
  secondURL,
  analyticsURL,
  strictURL,
  captchaURL,
  turnstileURL,
  settingsURL,
} = placesOf(ownIndex)

/** Points a Worker's forms at a portal of the fake HubSpot. */
export function hubspotSettings(id: string, url = hubspotURL) {
  return {
    HUBSPOT_API_BASE: url,
    HUBSPOT_PORTAL_ID: id,
    HUBSPOT_CONTACT_FORM_ID: 'contact-form',
    HUBSPOT_B2B_FORM_ID: 'b2b-form',
  }
}
