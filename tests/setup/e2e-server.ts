import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DevVars, ensureDevVars } from '../../worker/ops/dev-vars.ts'
import { memoryFolder } from './memory-folder.ts'

/*
 * Addresses of the servers and fakes, one set for each Playwright worker; the exports are those of the current
 * worker. e2e-servers.ts starts them.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The first port of this run; playwright.config.ts finds free ones unless E2E_PORT is set. */
const firstPort = Number(process.env['E2E_PORT'] ?? 8799)
const portsPerServer = 13

/** The number of parallel servers and Playwright workers. */
export const serverCount = Number(process.env['E2E_SERVERS'] ?? 1)

/** Playwright’s worker number, which a restarted worker keeps. */
const ownIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Secrets shared by all servers of a run. */
export const varsFile = `${root}/.wrangler/e2e-${firstPort}.vars`
export function e2eVars(): DevVars {
  mkdirSync(`${root}/.wrangler`, { recursive: true })
  return ensureDevVars(varsFile)
}

/** Answers once all servers are up, and executes commands of the tests (kit/run.ts). */
export const controlURL = `http://127.0.0.1:${firstPort + 9}`
export const serveCommand = 'node tests/setup/e2e-servers.ts'

/** The HubSpot portal of the forms and chat. */
export const portal = '4242'

/** The folder of a server’s databases and mails, new for every run. */
export const dataFolderOf = (url: string): string =>
  `${memoryFolder()}/meltemi-e2e-${new URL(url).port}`

/** The addresses of a server and its fakes. */
export function addressesOf(index: number) {
  const port = firstPort + index * portsPerServer
  const at = (offset: number) => `http://127.0.0.1:${port + offset}`
  return {
    baseURL: at(0),
    oidcURL: at(1),
    /** The fake HubSpot: portal 4242 works, tests set the behaviour of others. */
    hubspotURL: at(2),
    /** The fake provider of text messages. */
    smsURL: at(3),
    /** For a Worker whose database, HubSpot and mail are unavailable. */
    outageURL: at(4),
    /** The fake chat window, a second origin of the site, and the fake analytics service. */
    chatURL: at(5),
    secondURL: at(6),
    analyticsURL: at(7),
    /** For a Worker that requires a second factor of administrators. */
    strictURL: at(8),
    /** For a Worker with a captcha, and the fake Turnstile. */
    captchaURL: at(10),
    turnstileURL: at(11),
    /** For a Worker whose company settings or news change. */
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
} = addressesOf(ownIndex)

/** Settings that direct a Worker’s forms to a portal of the fake HubSpot. */
export function hubspotSettings(id: string, url = hubspotURL) {
  return {
    HUBSPOT_API_BASE: url,
    HUBSPOT_PORTAL_ID: id,
    HUBSPOT_CONTACT_FORM_ID: 'contact-form',
    HUBSPOT_B2B_FORM_ID: 'b2b-form',
  }
}
