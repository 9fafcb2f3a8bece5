import type { Server } from 'node:http'
import type { TestProject } from 'vitest/node'
import { createAnalytics } from '../fakes/analytics.ts'
import { createBreachedPasswords } from '../fakes/breached-passwords.ts'
import { createHubSpot } from '../fakes/hubspot.ts'
import { listen } from '../fakes/listen.ts'
import { createTurnstile } from '../fakes/turnstile.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the fake HubSpot of this run listens. */
    hubspot: string
    /** Where the fake statistics service listens. */
    analytics: string
    /** Where the fake Turnstile listens. */
    turnstile: string
    /** Where the fake service of breached passwords listens. */
    'breached-passwords': string
    /** Whether to run every order and fault instead of a sample (tests/worker/kit/soak.ts). */
    soak: boolean
    seed: number
  }
}

/** Serves what stands in for outside services, beside the runtimes, for one run of the worker tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const fakes = {
    hubspot: createHubSpot(),
    analytics: createAnalytics(),
    turnstile: createTurnstile(),
    'breached-passwords': createBreachedPasswords(),
  }
  for (const [name, fake] of Object.entries(fakes) as [keyof typeof fakes, Server][]) {
    project.provide(name, await listen(fake, 0))
  }
  return () => {
    for (const fake of Object.values(fakes)) {
      fake.close()
      // some are left without an answer on purpose
      fake.closeAllConnections()
    }
  }
}
