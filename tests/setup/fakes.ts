import type { Server } from 'node:http'
import type { TestProject } from 'vitest/node'
import { createAnalytics } from '../fakes/analytics.ts'
import { createBreachedPasswords } from '../fakes/breached-passwords.ts'
import { createHubSpot } from '../fakes/hubspot.ts'
import { listenOnLoopback } from '../fakes/listen.ts'
import { createTurnstile } from '../fakes/turnstile.ts'

declare module 'vitest' {
  interface ProvidedContext {
    hubspot: string
    analytics: string
    turnstile: string
    'breached-passwords': string
    /** Runs every order and fault instead of a sample (tests/worker/kit/soak.ts). */
    soak: boolean
    seed: number
  }
}

/** Starts the fakes of outside services for a run of the workerd tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const fakes = {
    hubspot: createHubSpot(),
    analytics: createAnalytics(),
    turnstile: createTurnstile(),
    'breached-passwords': createBreachedPasswords(),
  }
  for (const [name, fake] of Object.entries(fakes) as [keyof typeof fakes, Server][]) {
    project.provide(name, await listenOnLoopback(fake, 0))
  }
  return () => {
    for (const fake of Object.values(fakes)) {
      fake.close()
      // some connections hang on purpose
      fake.closeAllConnections()
    }
  }
}
