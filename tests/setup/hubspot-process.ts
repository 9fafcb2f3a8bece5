import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Behaviour, Seen } from '../fakes/hubspot-portal.ts'
import { hubspotSettings, portal } from './e2e-server.ts'

/** The fake HubSpot as a process of its own, with what a Worker is told of it. */
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
    behave: (behaviour: Behaviour) =>
      fetch(control, { method: 'PUT', body: JSON.stringify(behaviour) }),
    seen: async (): Promise<Seen> => (await fetch(control)).json(),
    stop: () => void fake.kill(),
  }
}
