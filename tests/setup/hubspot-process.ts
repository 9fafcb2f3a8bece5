import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PortalBehaviour, PortalLog } from '../fakes/hubspot-portal.ts'
import { hubspotSettings, portal } from './e2e-server.ts'

/** The fake HubSpot as a child process, with the Worker’s settings for it. */
export async function startHubSpot() {
  const script = fileURLToPath(new URL('../fakes/hubspot.ts', import.meta.url))
  const fake = spawn('node', [script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = await new Promise<string>((resolve) => {
    createInterface({ input: fake.stdout }).once('line', resolve)
  })
  const control = `${base}/fake/${portal}`
  return {
    settings: hubspotSettings(portal, base),
    behave: (behaviour: PortalBehaviour) =>
      fetch(control, { method: 'PUT', body: JSON.stringify(behaviour) }),
    seen: async (): Promise<PortalLog> => (await fetch(control)).json(),
    stop: () => void fake.kill(),
  }
}
