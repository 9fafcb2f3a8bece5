import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Seen } from '../fakes/hubspot-portal.ts'

const portal = '4711'

/** The fake HubSpot as a process; `stop` ends it and says how many submissions it took. */
export async function startHubSpot() {
  const script = fileURLToPath(new URL('../fakes/hubspot.ts', import.meta.url))
  const fake = spawn('node', [script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await new Promise<string>((resolve) => {
    createInterface({ input: fake.stdout }).once('line', resolve)
  })
  return {
    settings: {
      HUBSPOT_API_BASE: base,
      HUBSPOT_PORTAL_ID: portal,
      HUBSPOT_CONTACT_FORM_ID: 'contact-form',
      HUBSPOT_B2B_FORM_ID: 'b2b-form',
    },
    stop: async (): Promise<number> => {
      const seen: Seen = await (await fetch(`${base}/fake/${portal}`)).json()
      fake.kill()
      return seen.accepted.length
    },
  }
}
